"""Refusals of a zone: why a box does not take a mark."""

from dataclasses import dataclass

from .refusals import Refusal


@dataclass(frozen=True, slots=True)
class NoSuchZone(Refusal):
    zone: str


@dataclass(frozen=True, slots=True)
class WrongZone(Refusal):
    """A die or bonus of one colour marks the zone of that colour."""

    colour: str
    zone: str


@dataclass(frozen=True, slots=True)
class NoSuchBox(Refusal):
    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class NoSuchWay(Refusal):
    zone: str
    box: str
    way: str


@dataclass(frozen=True, slots=True)
class AlreadyMarked(Refusal):
    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class NotTheNextBox(Refusal):
    zone: str
    box: str
    next: str


@dataclass(frozen=True, slots=True)
class BoxGone(Refusal):
    """The box was skipped: crosses go further right than the last one."""

    zone: str
    box: str
    last: str


@dataclass(frozen=True, slots=True)
class RowIsLocked(Refusal):
    """Nobody crosses anything in a locked row."""

    zone: str


@dataclass(frozen=True, slots=True)
class LastBoxTooEarly(Refusal):
    """The last box of a row needs this many crosses in front of it."""

    zone: str
    box: str
    needs: int
    has: int


@dataclass(frozen=True, slots=True)
class LockComesWithTheLast(Refusal):
    """The lock is crossed together with the last box, and never alone."""

    zone: str
    last: str


@dataclass(frozen=True, slots=True)
class NotTheSum(Refusal):
    """The dice make other sums than the number in the box."""

    zone: str
    box: str
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongRow(Refusal):
    """A die marks its own row: that of its slot or colour, or from the platter the shaded boxes."""

    zone: str
    box: str
    row: str


@dataclass(frozen=True, slots=True)
class WrongNumber(Refusal):
    """The box takes one number, and this is another."""

    zone: str
    box: str
    needs: int
    got: int


@dataclass(frozen=True, slots=True)
class WrongStep(Refusal):
    """A chain goes on with one number, or, where it may, starts again with another."""

    zone: str
    box: str
    needs: tuple[int, ...]
    got: int


@dataclass(frozen=True, slots=True)
class WrongCoordinates(Refusal):
    """Two dice say which box is crossed: `meant`, in this row and this column."""

    zone: str
    box: str
    in_row: int
    in_column: int
    meant: str


@dataclass(frozen=True, slots=True)
class NotAtTheStart(Refusal):
    """The first region is one of those where crosses start."""

    zone: str
    box: str
    starts: str


@dataclass(frozen=True, slots=True)
class TouchesNoCross(Refusal):
    """A region has to touch a box that is crossed already."""

    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class RegionTooLarge(Refusal):
    """The region has more boxes than the die lets cross."""

    zone: str
    box: str
    size: int
    got: int


@dataclass(frozen=True, slots=True)
class WrongSize(Refusal):
    """The region has another number of boxes than the die shows, and it has to be the same."""

    zone: str
    box: str
    size: int
    got: int


@dataclass(frozen=True, slots=True)
class NamedByItsFirst(Refusal):
    """The region can be crossed; moves name it by its first box."""

    zone: str
    box: str
    first: str


@dataclass(frozen=True, slots=True)
class CountsAs(Refusal):
    """The move states a number that the die or bonus does not give here."""

    stated: int
    counts: int


@dataclass(frozen=True, slots=True)
class TooLow(Refusal):
    zone: str
    box: str
    needs: int
    got: int


@dataclass(frozen=True, slots=True)
class TooHigh(Refusal):
    zone: str
    box: str
    limit: int
    got: int


@dataclass(frozen=True, slots=True)
class RowClosed(Refusal):
    """No number of a die can follow the last one in the row."""

    zone: str
    box: str
    row: str
    last: int


@dataclass(frozen=True, slots=True)
class OtherWhiteDie(Refusal):
    """The coloured die makes this number with the other white die (Qwixx)."""

    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class NothingFits(Refusal):
    """No number has room between the neighbours in the row (0: there is none on that side)."""

    zone: str
    box: str
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class AlreadyInColumn(Refusal):
    """The number is already in the same column, in the row `other`."""

    zone: str
    box: str
    number: int
    other: str


@dataclass(frozen=True, slots=True)
class JustACross(Refusal):
    """Boxes of this zone are crossed; no number is written."""

    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class SayTheNumber(Refusal):
    """The move does not say which number is meant."""

    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class SayTheWay(Refusal):
    """The move does not say which of several ways is meant."""

    zone: str
    box: str


@dataclass(frozen=True, slots=True)
class OutOfRange(Refusal):
    """A "?" stands for a number from `lowest` to `highest`."""

    lowest: int
    highest: int
    got: int
