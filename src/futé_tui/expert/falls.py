"""Ways in which dice may fall, for an expert who looks through a roll. They come from dice of the expert's own."""

from collections.abc import Hashable
from functools import cache
from itertools import product
from random import Random
from typing import Any

from ..engine.dice import FACES, Outcome, Throw, lay_out
from ..engine.rules import Rules

_DICE_TRIED_OUT = 3  # with this many dice or fewer every roll is looked at,
_MOST_FALLS = 36  # if no more are different

BLOCK = len(FACES)  # this many rolls of a sample show each face of each die once
Falls = list[tuple[Outcome, int]]  # ways to fall, and how often


def every_roll_is_seen(rules: Rules[Any]) -> bool:
    """Whether all rolls of a game can be looked at, even with the most dice."""
    return bool(_all_falls(rules, _DICE_TRIED_OUT))


def falls_of(rules: Rules[Any], throw: Throw, rolls: int, seed: int) -> Falls:
    """Ways in which dice may fall: all of them if few are different, else a sample by a seed of our own. Each six of
    them, of one die, of two or of a sample, show every face of every die once."""
    random = Random(seed)
    if falls := every_fall(rules, throw):
        order = random.sample(range(BLOCK), BLOCK)
        return sorted(falls, key=lambda fall: order[(fall[0].faces[-1] - fall[0].faces[0]) % BLOCK])
    columns = [_shuffled(rolls, random) for _ in throw.dice]
    sample = zip(*columns, strict=True)
    if throw.laid_out:
        return [(lay_out(throw.dice, faces, [random.random() for _ in faces]), 1) for faces in sample]
    return [(Outcome(faces), 1) for faces in sample]


def every_fall(rules: Rules[Any], throw: Throw) -> Falls:
    """All ways in which the dice may fall; nothing if there are too many."""
    few = len(throw.dice) <= _DICE_TRIED_OUT and not throw.laid_out
    return _all_falls(rules, len(throw.dice)) if few else []


@cache
def _all_falls(rules: Rules[Any], dice: int) -> Falls:
    """One way in which this many dice may fall for each that makes a difference; nothing if there are too many."""
    different: dict[Hashable, list[tuple[int, ...]]] = {}
    for faces in product(FACES, repeat=dice):
        different.setdefault(rules.what_counts(faces), []).append(faces)
    return [(Outcome(each[0]), len(each)) for each in different.values()] if len(different) <= _MOST_FALLS else []


def _shuffled(rolls: int, random: Random) -> list[int]:
    """Faces for this many rolls of one die: six rolls show each of them once."""
    faces: list[int] = []
    while len(faces) < rolls:
        faces += random.sample(FACES, BLOCK)
    return faces[:rolls]
