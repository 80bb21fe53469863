"""The Futé position: everything needed to continue a game."""

from enum import IntEnum
from typing import Any, NamedTuple

from ..phases import Phase
from ..positions import Frozen

NO_DIE = -1
NO_SLOTS = NO_DIE, NO_DIE, NO_DIE
ROLLS = 3


class Stage(IntEnum):
    """What the turn is at when no bonus and no follow-up cross is waiting."""

    ROUND_BONUS = 0
    BEFORE_ROLL = 1
    CHOOSE = 2
    EXTRA = 3
    SOLO_ROLL = 4
    PASSIVE = 5
    PASSIVE_EXTRA = 6
    OVER = 7


# Looking a member up in an enum costs more than the rest of a small step; these are asked for at every move.
ROUND_BONUS, BEFORE_ROLL, CHOOSE, EXTRA, SOLO_ROLL, PASSIVE, PASSIVE_EXTRA, OVER = Stage
STAGE_PHASES = tuple(Phase[stage.name] for stage in Stage)  # a stage is its index here


class TrackState(NamedTuple):
    """An action track: how many boxes are circled, and which of them are used (a bit each)."""

    circled: int = 0
    used: int = 0


class Sheet(NamedTuple):
    """One player's sheet: the state of each zone and of each action track."""

    zones: tuple[Any, ...]
    tracks: tuple[TrackState, ...]


class FollowUp(NamedTuple):
    """Crosses that may still be added to the mark just made: in which zone, for which dice (a bit each),
    and at which number (0: each die at its own)."""

    zone: int
    dice: int
    number: int = 0


class PositionFields:
    """What a position holds. Dice are counted as in the ruleset; sets of dice have a bit for each."""

    __slots__ = ()

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    roll: int
    rerolls: int
    faces: tuple[int, ...]
    pool: int
    platter: int
    slots: tuple[int, int, int]
    spent: int
    waiting: tuple[str, ...]
    follow: FollowUp | None


class Position(Frozen, PositionFields):
    """A position as a value."""

    __slots__ = ()


def phase_of(position: PositionFields) -> Phase:
    """Follow-up crosses come before bonuses, bonuses before the stage of the turn."""
    if position.follow is not None:
        return Phase.FOLLOW_UP
    return Phase.BONUS if position.waiting else STAGE_PHASES[position.stage]
