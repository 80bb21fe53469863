"""Par: what an expert scores with the dice of a game."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ..engine.dice import DiceSource, from_start
from ..engine.playable import PlayableRuleset
from ..engine.playout import Playout
from ..engine.scoring import Score
from .manifest import NoExpert
from .valuing import Valuer


def par(
    expert: Valuer, players: int, dice: DiceSource, each_step: Callable[[], None] = lambda: None
) -> tuple[Score, ...] | None:
    """The scores of a game with the same dice and the expert in every seat; None for dice without a seed.

    Fair-share dice fall alike at the same moment of the game; seeded dice fall in the same order. `each_step` is called
    before each move, and may raise to end it.
    """
    same = from_start(dice)
    if same is None:
        return None
    playout = Playout.start(expert.rules, players, same)
    while playout.moves:
        each_step()
        values = expert.values(playout.position, playout.moves)
        playout.play(playout.moves[values.index(max(values))])
    position = playout.position
    return tuple(expert.rules.score(position, seat) for seat in range(players))


def solo_par(
    ruleset: PlayableRuleset,
    dice: DiceSource,
    folders: Sequence[Path] = (),
    each_step: Callable[[], None] = lambda: None,
) -> Score | None:
    """What the expert of a sheet scores alone; None for dice without a seed, and on a sheet without an expert."""
    from .player import load_expert  # imports numpy

    if from_start(dice) is None:
        return None
    try:
        scores = par(load_expert(ruleset, folders), 1, dice, each_step)
    except NoExpert:
        return None
    return scores[0] if scores else None
