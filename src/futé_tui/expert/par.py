"""Par: what an expert scores with the dice of a game."""

from ..engine.dice import DiceSource, from_start
from ..engine.playout import Playout
from ..engine.scoring import Score
from .valuing import Valuer


def par(expert: Valuer, players: int, dice: DiceSource) -> tuple[Score, ...] | None:
    """The scores of a game with the same dice and the expert in every seat; None for dice without a seed.

    Fair-share dice fall alike at the same moment of the game; seeded dice fall in the same order.
    """
    same = from_start(dice)
    if same is None:
        return None
    playout = Playout.start(expert.rules, players, same)
    while playout.moves:
        values = expert.values(playout.position, playout.moves)
        playout.play(playout.moves[values.index(max(values))])
    position = playout.position
    return tuple(expert.rules.score(position, seat) for seat in range(players))
