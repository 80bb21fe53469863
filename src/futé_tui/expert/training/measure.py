"""How strong a net and the opponents made of it are."""

from random import Random
from statistics import fmean, stdev
from typing import Any

from ...engine.dice import SeededDice
from ...engine.playout import Playout
from ...engine.rules import Rules
from ..encoding import Encoder
from ..manifest import Strength
from ..net import Net
from ..simple import Bot
from .self_play import SelfPlay

NET_ALONE = "net"
_SIDE_BY_SIDE = 100
_SEED = 987_654_321  # dice that no training sees


def measure(rules: Rules[Any], encoder: Encoder, net: Net, players: int, games: int) -> Strength:
    """The mean total of the players of this many games, by the net alone. Games that are measured together all start at
    once, so that long ones count too."""
    totals: list[float] = []
    for start in range(0, games, _SIDE_BY_SIDE):
        together = min(_SIDE_BY_SIDE, games - start)
        play = SelfPlay(rules, encoder, (players,), together, _SEED + start, endless=False)
        while play.running:
            for results, _ in play.step(net, 0.0):
                totals += results
    return _strength(players, games, totals, NET_ALONE)


def measure_bot(rules: Rules[Any], bot: Bot, key: str, players: int, games: int) -> Strength:
    """The mean total of a bot, in every seat of this many games."""
    totals: list[float] = []
    for game in range(games):
        playout: Playout[Any] = Playout.start(rules, players, SeededDice(_SEED + game))
        random = Random(game)
        while playout.moves:
            playout.play(bot(rules, playout, random))
        position = playout.position
        totals += [rules.score(position, seat).total for seat in range(players)]
    return _strength(players, games, totals, key)


def _strength(players: int, games: int, totals: list[float], bot: str) -> Strength:
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return Strength(players, games, round(fmean(totals), 1), round(error, 1), bot)
