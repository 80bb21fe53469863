"""The Qwixx position: everything needed to continue a game."""

from enum import IntEnum
from typing import NamedTuple

from ..phases import Phase
from ..positions import Frozen


class Stage(IntEnum):
    """What the turn is at: the roll, the white sum for everybody, all have decided on it, white plus colour."""

    BEFORE_ROLL = 0
    WHITE = 1
    DECIDED = 2
    COLOUR = 3
    OVER = 4


# Looking a member up in an enum costs more than the rest of a small step; these are asked for at every move.
BEFORE_ROLL, WHITE, DECIDED, COLOUR, OVER = Stage

Rows = tuple[int, ...]  # for each row a bit for each crossed box, from the left; the lock is the last


class Sheet(NamedTuple):
    """One player's sheet: the crosses of each row, and how many penalties are crossed."""

    rows: Rows
    misses: int = 0


class PositionFields:
    """What a position holds. `before` are the sheets as they were when the white sum was rolled: what others do with it
    must not influence anybody. `locked` has a bit for each row that is locked for everybody; `crossed`: the active
    player has used the white sum. Faces are in the order of the dice; dice out of the game show 0."""

    __slots__ = ()

    sheets: tuple[Sheet, ...]
    before: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    locked: int
    faces: tuple[int, ...]
    crossed: bool


class Position(Frozen, PositionFields):
    """A position as a value."""

    __slots__ = ()


_PHASES = {BEFORE_ROLL: Phase.BEFORE_ROLL, OVER: Phase.OVER}


def phase_of(position: PositionFields) -> Phase:
    """The white sum is one phase for the active player and another for the others; in the second action it matters
    whether a penalty is due."""
    if position.stage is COLOUR:
        return Phase.COLOUR_SUM if position.crossed else Phase.COLOUR_OR_PENALTY
    along = Phase.WHITE_SUM if position.seat == position.active else Phase.WHITE_ALONG
    return _PHASES.get(position.stage, along)
