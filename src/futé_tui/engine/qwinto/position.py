"""The Qwinto position: everything needed to continue a game."""

from enum import IntEnum
from typing import NamedTuple

from ..phases import Phase
from ..positions import Frozen
from .sheet import Numbers


class Stage(IntEnum):
    """What the turn is at: the active player picks dice, then writes or not, then the others do."""

    BEFORE_ROLL = 0
    WRITE = 1
    PASSIVE = 2
    OVER = 3


# Looking a member up in an enum costs more than the rest of a small step; these are asked for at every move.
BEFORE_ROLL, WRITE, PASSIVE, OVER = Stage


def phase_name(stage: Stage) -> Phase:
    """Writing along is not the passive turn of the Futé sheets."""
    return Phase.WRITE_ALONG if stage is PASSIVE else Phase[stage.name]


class Sheet(NamedTuple):
    """One player's sheet: what is written in each box, and how many misses are crossed."""

    numbers: Numbers
    misses: int = 0


class PositionFields:
    """What a position holds. Dice are counted as printed; `dice` has a bit for each that was picked,
    `faces` shows 0 for the others."""

    __slots__ = ()

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    dice: int
    faces: tuple[int, ...]
    rerolled: bool


class Position(Frozen, PositionFields):
    """A position as a value."""

    __slots__ = ()
