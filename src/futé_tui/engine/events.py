"""Events: what a move did, in order, its cascade included."""

from dataclasses import dataclass
from typing import dataclass_transform

from .moves import Mark

ROUND = "round"  # where the bonuses of rounds come from


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """The base of all events, which list their fields and are frozen dataclasses. `seat` is whose turn, sheet or
    decision it concerns."""

    seat: int

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    @property
    def completed(self) -> tuple[str, int] | None:
        """The zone whose boxes are all filled now, and the points for that; None if there is none."""
        return None


class RoundStarted(Event):
    round: int


class TurnStarted(Event):
    """`seat` is the active player of a new turn."""


class TurnPassed(Event):
    """The turn passes to `seat`, who may use a die of it as a passive player."""


class DiceRolled(Event):
    """`faces` pairs each rolled die with what it shows; `reroll` is true for a reroll."""

    faces: tuple[tuple[str, int], ...]
    reroll: bool = False


class DiceLaidOut(Event):
    """The solo passive roll is sorted: the lowest to the platter, the others to the slots."""

    platter: tuple[str, ...]
    slots: tuple[str, ...]


class DieReturned(Event):
    die: str


class DiePlaced(Event):
    """The active player's chosen die goes to a slot (1, 2, 3)."""

    die: str
    slot: int


class DieUsed(Event):
    """A die is used where it is: a passive pick or an extra die."""

    die: str
    extra: bool


class DiceSwept(Event):
    """Dice go from the pool to the platter."""

    dice: tuple[str, ...]


class BoxMarked(Event):
    zone: str
    mark: Mark


class BonusGained(Event):
    """`source` is the zone or track it came from, or `ROUND`."""

    bonus: str
    source: str

    @property
    def from_round(self) -> bool:
        """Whether the round gives it, whatever was played."""
        return self.source == ROUND


class BonusUsed(Event):
    bonus: str


class BonusLost(Event):
    bonus: str


class ActionUnlocked(Event):
    track: str
    box: int


class ActionUsed(Event):
    track: str
    box: int


class Passed(Event):
    """The active player chose no die of this roll."""


class Declined(Event):
    """A passive player used no die."""


class Skipped(Event):
    """A player crossed nothing in an action (Qwixx)."""


class MissCrossed(Event):
    """The active player wrote nothing (Qwinto, Qwixx) and crosses this box of a track: misses or penalties."""

    box: int
    track: str = "misses"


class RowCompleted(Event):
    """The last empty box of a row is filled (Qwinto); `points` is what the row pays now."""

    zone: str
    points: int

    @property
    def completed(self) -> tuple[str, int]:
        return self.zone, self.points


class ColumnCompleted(Event):
    """The last empty box of a column with a pentagon is filled (Qwinto); `zone` shows what columns pay, `points` is the
    number in the pentagon."""

    zone: str
    column: int
    points: int


class RowLocked(Event):
    """A row is locked for everybody and its die is out of the game (Qwixx); `seat` crossed the lock."""

    zone: str


class GameEnded(Event):
    """The last turn is over; `seat` is the player who made the last move."""
