"""The Qwinto position, and the table: the same thing while a move is carried out on it."""

from enum import IntEnum
from typing import NamedTuple

from ..events import Event
from ..quick import new_tuple
from .sheet import Numbers


class Stage(IntEnum):
    """Where the turn stands: the active player picks dice, then writes or not, then the others do."""

    BEFORE_ROLL = 0
    WRITE = 1
    PASSIVE = 2
    OVER = 3


# Looking a member up in an enum costs more than the rest of a small step; these are asked for at every move.
BEFORE_ROLL, WRITE, PASSIVE, OVER = Stage


def phase_name(stage: Stage) -> str:
    """The moment in the turn: writing along is not the passive turn of the Futé sheets."""
    return "write_along" if stage is PASSIVE else stage.name.lower()


class Sheet(NamedTuple):
    """One player's sheet: what is written in each box, and how many misses are crossed."""

    numbers: Numbers
    misses: int = 0


class Position(NamedTuple):
    """All that is needed to go on. Dice are counted as printed; `dice` has a bit for each that was chosen, and
    `faces` shows 0 for those that were not."""

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    dice: int
    faces: tuple[int, ...]
    rerolled: bool


class Table:
    """A position that is being changed."""

    __slots__ = (*Position._fields, "log")

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    dice: int
    faces: tuple[int, ...]
    rerolled: bool
    log: list[Event] | None

    def __init__(self, position: Position, log: list[Event] | None = None) -> None:
        (
            self.sheets,
            self.round,
            self.active,
            self.seat,
            self.stage,
            self.dice,
            self.faces,
            self.rerolled,
        ) = position
        self.log = log

    def position(self) -> Position:
        fields = (
            self.sheets,
            self.round,
            self.active,
            self.seat,
            self.stage,
            self.dice,
            self.faces,
            self.rerolled,
        )
        return new_tuple(Position, fields)

    def set_sheet(self, numbers: Numbers, misses: int) -> None:
        """Change the deciding player's sheet."""
        sheets = [*self.sheets]
        sheets[self.seat] = Sheet(numbers, misses)
        self.sheets = (*sheets,)
