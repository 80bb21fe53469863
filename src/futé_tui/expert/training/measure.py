"""How strong a net is: many games without exploring, side by side, by the net alone."""

from statistics import fmean, stdev
from typing import Any

from ...engine.rules import Rules
from ..encoding import Encoder
from ..manifest import Strength
from ..net import Net
from .self_play import SelfPlay

NET_ALONE = "net"
_SIDE_BY_SIDE = 100
_SEED = 987_654_321  # dice that no training sees


def measure(rules: Rules[Any], encoder: Encoder, net: Net, players: int, games: int) -> Strength:
    """The mean total of the players of so many games. All of them start at once, so that long games count too."""
    totals: list[float] = []
    for start in range(0, games, _SIDE_BY_SIDE):
        together = min(_SIDE_BY_SIDE, games - start)
        play = SelfPlay(rules, encoder, (players,), together, _SEED + start, endless=False)
        while play.running:
            for _, results, _ in play.step(net, 0.0, wild=0.0):
                totals += results
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return Strength(players, games, round(fmean(totals), 1), round(error, 1), NET_ALONE)
