"""What the engine knows about a zone: its rules, which take a state, and a view of it for drawing.

A zone is built once from the ruleset and holds no state; a zone's state is a plain value that the zone alone reads.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from .dice import FACES
from .moves import Mark
from .refusals import Refusal

PASSIVE = 0  # where a die is, for zones that care: 1, 2, 3 is a slot (or the roll that fills it), 0 the platter
ANYWHERE = -1  # a bonus: no die is used


CROSSED, CIRCLED = "x", "o"  # how these marks look; any other mark is the number that is written


class Reads(Enum):
    """What a die counts as in a zone."""

    FACE = "face"
    SUM = "sum"
    PLATTER = "platter"
    COORDINATES = "coordinates"


def at_coordinates(row: int, column: int) -> int:
    """What two dice count as together, where one of them says the row of a box and the white one its column: `34`."""
    return 10 * row + column


def grid_label(row: int, column: int) -> str:
    """The label of a box in a grid, rows and columns counted from 1: `r3c4`."""
    return f"r{row}c{column}"


def row_and_column(label: str) -> tuple[int, int]:
    """What `grid_label` made the label of."""
    row, column = label.removeprefix("r").split("c")
    return int(row), int(column)


NUMBERS: dict[Reads, Sequence[int]] = {  # what dice can count as
    Reads.FACE: FACES,
    Reads.SUM: range(2, 13),
    Reads.PLATTER: range(1, 37),
    Reads.COORDINATES: [at_coordinates(row, column) for row in FACES for column in FACES],
}


class BonusFor(Enum):
    """What gives the bonus of a box: any mark, a number of at least `Box.least`, or half the die."""

    ANY_MARK = "any mark"
    LEAST = "least"
    HALF = "half"


class ZoneKind(NamedTuple):
    """How a zone is marked: the name of its kind, what a die counts as there, (0: none) the number after which a rising
    series starts again, and the one that is written twice, and the die that is added to that of the zone."""

    name: str
    reads: Reads = Reads.FACE
    reset: int = 0
    again: int = 0
    adds: str = ""


class Follow(Enum):
    """Which dice may add crosses to a mark just made."""

    NONE = "none"
    SWEPT = "swept"
    EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class Box:
    """One box as it looks, and what its print means."""

    label: str
    printed: str = ""
    mark: str = ""
    bonus: str = ""
    points: str = ""
    shaded: bool = False  # printed on a shaded ground
    lost: bool = False  # it was skipped, no number fits it any more, or it is filled without its bonus
    tone: str = ""  # its shade, where shades divide the zone into regions: `white`, `light`, `dark`
    number: int = 0  # the one number that it takes
    least: int = 0  # the least number that it takes or that gives its bonus
    factor: int = 0  # what a die is multiplied by
    subtracted: bool = False  # what is written there is subtracted
    implied: bool = False  # it is crossed together with another box, and never alone

    @property
    def is_printed_cross(self) -> bool:
        """Whether the box is crossed in print, so that it was never open."""
        return self.is_crossed and self.shaded and not self.printed

    @property
    def is_crossed(self) -> bool:
        return self.mark == CROSSED

    @property
    def is_circled(self) -> bool:
        return self.mark == CIRCLED

    @property
    def is_marked(self) -> bool:
        """Whether a player has marked the box."""
        return bool(self.mark) and not self.is_printed_cross


box_of = lru_cache(maxsize=4096)(Box)  # boxes that look the same are the same object, so that comparing takes no time


class LineKind(StrEnum):
    """What a line of boxes is."""

    ROW = "row"
    COLUMN = "column"
    SQUARE = "square"  # of two triangles
    DIAGONAL = "diagonal"
    OTHER_DIAGONAL = "other diagonal"
    SHADE = "shade"  # all regions of it
    PAIR = "pair"  # of neighbours


class LineName(NamedTuple):
    """Which line of its zone: its kind and, where there are several of it, its number, shade or rows."""

    kind: LineKind
    number: int = 0  # of a row, column or square, of a pair's first box, or of the column of a pair in two rows
    shade: str = ""
    rows: tuple[str, str] | None = None  # the rows of a pair that is not in one row
    pentagon: tuple[str, int, int] | None = None  # of a column: its row, which one there, of how many

    @property
    def label(self) -> str:
        """The same as text: `row 1`, `diagonal`, `shade dark`, `1-2`, `I-II column 3`."""
        if self.rows:
            return f"{'-'.join(self.rows)} column {self.number}"
        if self.kind is LineKind.PAIR:
            return f"{self.number}-{self.number + 1}"
        return f"{self.kind} {self.number or self.shade}".rstrip()


class Line(NamedTuple):
    """Boxes that pay when all of them, or as many as it needs, are marked."""

    name: LineName
    boxes: tuple[str, ...]
    bonus: str
    points: int
    complete: bool
    zones: tuple[str, ...] = ()  # where the boxes are, if not in the zone that shows the line
    needs: int = 0  # how many marks are enough; 0: all
    factor: int = 0  # it is worth this times what is written in it

    @property
    def kind(self) -> LineKind:
        return self.name.kind


class Tier(NamedTuple):
    """Points for single numbers: for those that reach `number`, as the `sign` says: `≥`, `≤` or `=`."""

    sign: str
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A zone, or a track, as it looks now."""

    name: str
    rows: tuple[tuple[Box | None, ...], ...]
    lines: tuple[Line, ...] = ()
    row_names: tuple[str, ...] = ()
    scale: tuple[int, ...] = ()  # points by number of marks
    scale_by_row: bool = False  # of each row, not of the zone
    joint: str = ""  # the sign printed between neighbouring boxes
    tiers: tuple[Tier, ...] = ()
    paths: tuple[tuple[str, ...], ...] = ()  # the order in which boxes are filled, if not row by row from the left
    pays_when_full: bool = False  # all boxes together are a line
    never_full: bool = False  # there are no longer numbers for all of them
    bonus_for: BonusFor = BonusFor.ANY_MARK
    regions: tuple[tuple[str, ...], ...] = ()  # boxes that are marked together, named by the first of each
    axes: tuple[str, ...] = ()  # the dice that give row and column of a box
    in_pairs: bool = False  # two boxes at a time are open, and either may be filled first
    skips: bool = False  # boxes can be skipped, and are lost then
    circles: bool = False  # boxes are circled before they are crossed
    never_marked: bool = False  # boxes show points, and no player marks them

    @property
    def boxes(self) -> tuple[Box, ...]:
        """All boxes, row by row."""
        return tuple([box for row in self.rows for box in row if box])

    @property
    def broken(self) -> tuple[Line, ...]:
        """The lines of this zone alone that can never be complete: one of their boxes is lost."""
        lost = {box.label for box in self.boxes if box.lost and not box.mark}
        lines = [line for line in self.lines if not (line.complete or line.zones)] if lost else []
        return tuple([line for line in lines if not lost.isdisjoint(line.boxes)])

    def box(self, label: str) -> Box:
        """The box with this label."""
        return next(box for box in self.boxes if box.label == label)


class Zone(Protocol):
    """The rules of one zone. A judge returns why a mark is not allowed, or None if it is; the list that belongs to it
    has exactly the marks that it allows, sorted. `takes_white`: the white die counts as the die of the zone.
    `crosses_alike`: different numbers may make the same cross."""

    name: str
    reads: Reads
    follow: Follow
    takes_white: bool
    crosses_alike: bool
    start: Any  # the state of the printed, unplayed zone

    def judge(self, state: Any, mark: Mark, number: int, place: int) -> Refusal | None:
        """Judge a mark made with a die that counts as `number` and comes from `place`."""

    def judge_question(self, state: Any, mark: Mark, white: int) -> Refusal | None:
        """Judge a mark made with a "?" bonus; `white` is the white die's face, 0 when no die is on the table."""

    def judge_swept(self, state: Any, mark: Mark, colour: str, number: int) -> Refusal | None:
        """Judge a mark made with a swept die, in zones that follow swept dice."""

    def marks(self, state: Any, number: int, place: int) -> tuple[Mark, ...]: ...

    def question_marks(self, state: Any, white: int) -> tuple[Mark, ...]: ...

    def swept_marks(self, state: Any, colour: str, number: int) -> tuple[Mark, ...]: ...

    def mark(self, state: Any, mark: Mark) -> tuple[Any, tuple[str, ...]]:
        """The state after a legal mark, and the bonuses it gives."""

    def points(self, state: Any) -> int: ...

    def foxes(self, state: Any) -> int: ...

    def bonuses(self) -> tuple[str, ...]:
        """Every bonus printed in the zone."""

    def view(self, state: Any) -> ZoneView: ...

    # What an expert learns from; see `engine/observing.py`

    def outlook(self, state: Any) -> tuple[Hashable, ...]:
        """What matters about a state for the rest of the game, points aside: some keys with few values each."""

    def features(self, state: Any) -> tuple[tuple[float, ...], ...]:
        """What an expert sees of each key of the outlook: equal keys have equal features."""
