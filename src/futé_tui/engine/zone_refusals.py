"""Refusals of a zone: why a box does not take a mark."""

from .refusals import Refusal


class NoSuchZone(Refusal):
    zone: str


class WrongZone(Refusal):
    """A die or bonus of one colour marks the zone of that colour."""

    colour: str
    zone: str


class BoxRefusal(Refusal):
    """The base of those that are about a box."""

    zone: str
    box: str


class NoSuchBox(BoxRefusal):
    """The zone has no box with this label."""


class NoSuchWay(BoxRefusal):
    way: str


class AlreadyMarked(BoxRefusal):
    """The box is marked already."""


class NotTheNextBox(BoxRefusal):
    next: str


class BoxGone(BoxRefusal):
    """The box was skipped: crosses go further right than the last one."""

    last: str


class RowIsLocked(Refusal):
    """Nobody crosses anything in a locked row."""

    zone: str


class LastBoxTooEarly(BoxRefusal):
    """The last box of a row needs this many crosses in front of it."""

    needs: int
    has: int


class LockComesWithTheLast(Refusal):
    """The lock is crossed together with the last box, and never alone."""

    zone: str
    last: str


class NotTheSum(BoxRefusal):
    """The dice make other sums than the number in the box."""

    sums: tuple[int, ...]


class WrongRow(BoxRefusal):
    """A die marks its own row: that of its slot or colour, or from the platter the shaded boxes."""

    row: str


class WrongNumber(BoxRefusal):
    """The box takes one number, and this is another."""

    needs: int
    got: int


class WrongStep(BoxRefusal):
    """A chain goes on with one number, or, where it may, starts again with another."""

    needs: tuple[int, ...]
    got: int


class WrongCoordinates(BoxRefusal):
    """Two dice say which box is crossed: `meant`, in this row and this column."""

    in_row: int
    in_column: int
    meant: str


class NotAtTheStart(BoxRefusal):
    """The first region is one of those where crosses start."""

    starts: tuple[str, ...]


class TouchesNoCross(BoxRefusal):
    """A region has to touch a box that is crossed already."""


class RegionTooLarge(BoxRefusal):
    """The region has more boxes than the die lets cross."""

    size: int
    got: int


class WrongSize(BoxRefusal):
    """The region has another number of boxes than the die shows, and it has to be the same."""

    size: int
    got: int


class NamedByItsFirst(BoxRefusal):
    """The region can be crossed; moves name it by its first box."""

    first: str


class CountsAs(Refusal):
    """The move states a number that the die or bonus does not give here."""

    stated: int
    counts: int


class TooLow(BoxRefusal):
    needs: int
    got: int


class TooHigh(BoxRefusal):
    limit: int
    got: int


class RowClosed(BoxRefusal):
    """No number of a die can follow the last one in the row."""

    row: str
    last: int


class OtherWhiteDie(BoxRefusal):
    """The coloured die makes this number with the other white die (Qwixx)."""


class NothingFits(BoxRefusal):
    """No number has room between the neighbours in the row (0: there is none on that side)."""

    left: int
    right: int


class AlreadyInColumn(BoxRefusal):
    """The number is already in the same column, in the row `other`."""

    number: int
    other: str


class JustACross(BoxRefusal):
    """Boxes of this zone are crossed; no number is written."""


class SayTheNumber(BoxRefusal):
    """The move does not say which number is meant."""


class SayTheWay(BoxRefusal):
    """The move does not say which of several ways is meant."""


class OutOfRange(Refusal):
    """A "?" stands for a number from `lowest` to `highest`."""

    lowest: int
    highest: int
    got: int
