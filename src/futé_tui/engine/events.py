"""Events: what a move did, in order, its cascade included."""

from dataclasses import dataclass

from .moves import Mark

ROUND = "round"  # where the bonuses of rounds come from


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events; `seat` is whose turn, sheet or decision it concerns."""

    seat: int

    @property
    def completed(self) -> tuple[str, int] | None:
        """The line of boxes that this completes, and its points; None if it completes none."""
        return None


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """`seat` is the active player of a new turn."""


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The turn passes to `seat`, who may use a die of it as a passive player."""


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """`faces` pairs each rolled die with what it shows; `reroll` is true for a reroll."""

    faces: tuple[tuple[str, int], ...]
    reroll: bool = False


@dataclass(frozen=True, slots=True)
class DiceLaidOut(Event):
    """The solo passive roll is sorted: the lowest to the platter, the others to the slots."""

    platter: tuple[str, ...]
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    die: str


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    """The active player's chosen die goes to a slot (1, 2, 3)."""

    die: str
    slot: int


@dataclass(frozen=True, slots=True)
class DieUsed(Event):
    """A die is used where it is: a passive pick or an extra die."""

    die: str
    extra: bool


@dataclass(frozen=True, slots=True)
class DiceSwept(Event):
    """Dice go from the pool to the platter."""

    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoxMarked(Event):
    zone: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class BonusGained(Event):
    """`source` is the zone or track it came from, or `ROUND`."""

    bonus: str
    source: str

    @property
    def from_round(self) -> bool:
        """Whether the round gives it, whatever was played."""
        return self.source == ROUND


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    bonus: str


@dataclass(frozen=True, slots=True)
class BonusLost(Event):
    bonus: str


@dataclass(frozen=True, slots=True)
class ActionUnlocked(Event):
    track: str
    box: int


@dataclass(frozen=True, slots=True)
class ActionUsed(Event):
    track: str
    box: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The active player chose no die of this roll."""


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A passive player used no die."""


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A player crossed nothing in an action (Qwixx)."""


@dataclass(frozen=True, slots=True)
class MissCrossed(Event):
    """The active player wrote nothing (Qwinto, Qwixx) and crosses this box of a track: misses or penalties."""

    box: int
    track: str = "misses"


@dataclass(frozen=True, slots=True)
class RowCompleted(Event):
    """The last empty box of a row is filled (Qwinto); `points` is what the row pays now."""

    zone: str
    points: int

    @property
    def completed(self) -> tuple[str, int]:
        return self.zone, self.points


@dataclass(frozen=True, slots=True)
class ColumnCompleted(Event):
    """The last empty box of a column with a pentagon is filled (Qwinto); `points` is the number in the pentagon."""

    column: int
    points: int

    @property
    def completed(self) -> tuple[str, int]:
        return f"column {self.column}", self.points


@dataclass(frozen=True, slots=True)
class RowLocked(Event):
    """A row is locked for everybody and its die is out of the game (Qwixx); `seat` crossed the lock."""

    zone: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last turn is over; `seat` is the player who made the last move."""
