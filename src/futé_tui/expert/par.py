"""Par: what an expert scores with the dice of a game."""

from collections.abc import Callable

from ..engine.dice import DiceSource, from_start
from ..engine.playable import PlayableRuleset
from ..engine.playout import Playout
from ..engine.scoring import Score
from .manifest import NoExpert
from .valuing import Valuer


def par(expert: Valuer, dice: DiceSource, each_step: Callable[[], None] = lambda: None) -> Score | None:
    """What an expert scores alone with the same dice; None for dice without a seed.

    Fair-share dice fall alike at the same moment of the game; seeded dice fall in the same order. `each_step` is called
    before each move, and may raise to end it.
    """
    same = from_start(dice)
    if same is None:
        return None
    playout = Playout.start(expert.rules, 1, same)
    while playout.moves:
        each_step()
        values = expert.values(playout.position, playout.moves)
        playout.play(playout.moves[values.index(max(values))])
    return expert.rules.score(playout.position, 0)


def solo_par(
    ruleset: PlayableRuleset,
    dice: DiceSource,
    each_step: Callable[[], None] = lambda: None,
) -> Score | None:
    """What the expert of a sheet scores alone; None for dice without a seed, and on a sheet without an expert."""
    from .player import load_expert  # imports numpy

    if from_start(dice) is None:
        return None
    try:
        return par(load_expert(ruleset), dice, each_step)
    except NoExpert:
        return None
