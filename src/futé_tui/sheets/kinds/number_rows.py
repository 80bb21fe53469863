"""Number rows: grids whose rows each show 1 to 6, with the sweep of silver and the slots of yellow built on them."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.rules import DiePlace
from ...engine.zone_refusals import WrongRow
from ...engine.zones import ANYWHERE, PASSIVE, Follow, LineKind, LineName
from ...language import _
from .base import Marks
from .grid import Fitting, Grid
from .lines import PrintedLine, crossing_lines
from .printed import Bonus, Colour, Entries, RowPoints, SixBonuses, Tints, equally_long

WIDTH = 6
SLOTS = ("I", "II", "III")


class NumberRows(Grid):
    """A die crosses its number in any row. `tinted` are the shaded boxes, by the numbers in each row."""

    def __init__(
        self,
        name: str,
        row_names: Sequence[str],
        lines: Sequence[PrintedLine],
        row_points: Sequence[int],
        *,
        tinted: Tints = (),
    ) -> None:
        self.tinted = _numbered_boxes(tinted)
        super().__init__(name, [range(1, WIDTH + 1)] * len(row_names), lines, row_points=row_points)
        self.row_names = tuple(row_names)
        by_number = [range(column, len(self.labels), WIDTH) for column in range(WIDTH)]
        self._lines = [*self._row_masks, *dict.fromkeys(line.mask for line in self.lines.printed)]
        self._numbers = [sum(1 << box for box in boxes) for boxes in by_number]

    def outlook(self, state: int) -> tuple[int, ...]:
        """These grids have too many states for one key: a key for each row, line and number."""
        return (*[state & mask for mask in self._lines], *[(state & mask).bit_count() for mask in self._numbers])

    def features(self, state: int) -> tuple[tuple[float, ...], ...]:
        rows = [_marked_of(mask, state) for mask in self._row_masks]
        lines = [_progress_of(mask, state) for mask in self._lines]
        numbers = [_progress_of(mask, state) for mask in self._numbers]
        plain = [(*row, *line) for row, line in zip(rows, lines, strict=False)]
        return (*plain, *lines[len(rows) :], *numbers)

    def shaded(self, box: int) -> bool:
        return box in self.tinted


def _numbered_boxes(rows: Sequence[Sequence[int]]) -> frozenset[int]:
    """The boxes that show the numbers given for each row."""
    return frozenset(row * WIDTH + number - 1 for row, numbers in enumerate(rows) for number in numbers)


def _lines(boxes: Iterable[int], rows: Sequence[str], columns: Sequence[str]) -> list[PrintedLine]:
    """Rows and columns of these boxes, with their bonuses."""
    places = {box: divmod(box, WIDTH) for box in sorted(boxes)}
    return [*crossing_lines(places, rows, [(bonus, 0) for bonus in columns])]


def _marked_of(mask: int, state: int) -> list[float]:
    """Which boxes of a mask are crossed."""
    return [float(state >> box & 1) for box in range(mask.bit_length()) if mask >> box & 1]


def _progress_of(mask: int, state: int) -> tuple[float, float, float]:
    """The share of the boxes that are crossed, one missing, complete."""
    missing = (mask & ~state).bit_count()
    return 1 - missing / mask.bit_count(), float(missing == 1), float(missing == 0)


class SweepGrid(NumberRows):
    """Rows named after dice: a swept die crosses its number in the row of its colour, white and silver in any row."""

    kind: ClassVar[str] = "sweep-grid"
    follow = Follow.SWEPT

    def __init__(
        self,
        name: str,
        *,
        rows: Annotated[Sequence[Colour], Entries(1)],
        column_bonuses: SixBonuses,
        row_points: RowPoints,
    ) -> None:
        if len(set(rows)) != len(rows):
            raise ValueError(_("rows: a colour is listed twice"))
        lines = _lines(range(len(rows) * WIDTH), (), column_bonuses)
        super().__init__(name, rows, lines, row_points)
        self._by_swept: dict[tuple[str, int], Fitting] = {}

    def judge_swept(self, state: int, mark: Mark, colour: str, number: int) -> Refusal | None:
        if mark.box in self.index and colour in self.row_names:
            row = self.row_names[self.index[mark.box] // WIDTH]
            if row != colour:
                return WrongRow(self.name, mark.box, colour)
        return self.judge(state, mark, number, ANYWHERE)

    def swept_marks(self, state: int, colour: str, number: int) -> Marks:
        if (colour, number) not in self._by_swept:
            boxes = range(len(self.labels))
            self._by_swept[colour, number] = self.fitting(
                lambda state, mark: self.judge_swept(state, mark, colour, number), boxes
            )
        bits, fitting = self._by_swept[colour, number]
        return fitting[state & bits]


class CompanionGrid(NumberRows):
    """Rows with tinted boxes, which alone decide the bonuses; other dice of the same face may add crosses."""

    kind: ClassVar[str] = "companion-grid"
    follow = Follow.EQUAL

    def __init__(
        self,
        name: str,
        *,
        tinted: Annotated[Tints, Entries(1)],
        row_bonuses: Sequence[Bonus],
        column_bonuses: SixBonuses,
        row_points: RowPoints,
    ) -> None:
        equally_long(tinted, row_bonuses=row_bonuses)
        lines = _lines(_numbered_boxes(tinted), row_bonuses, column_bonuses)
        names = [str(row + 1) for row in range(len(tinted))]
        super().__init__(name, names, lines, row_points, tinted=tinted)


class SlotGrid(NumberRows):
    """The row is that of the die's slot; from the platter, a die crosses a grey box. `between` are the bonuses between
    one row and the next, each gained when the boxes above and below are crossed."""

    kind: ClassVar[str] = "slot-grid"

    def __init__(
        self,
        name: str,
        *,
        grey: Annotated[Tints, Entries(len(SLOTS), len(SLOTS))],
        between: Annotated[Sequence[SixBonuses], Entries(len(SLOTS) - 1, len(SLOTS) - 1)],
        row_points: RowPoints,
    ) -> None:
        lines = []
        for row, bonuses in enumerate(between):
            for column, bonus in enumerate(bonuses):
                upper = row * WIDTH + column
                pair = LineName(LineKind.PAIR, column + 1, rows=(SLOTS[row], SLOTS[row + 1]))
                lines.append(PrintedLine(pair, (upper, upper + WIDTH), bonus))
        super().__init__(name, SLOTS, lines, row_points, tinted=grey)

    @cached_property
    def _by_place(self) -> dict[int, tuple[Fitting, ...]]:
        places = (ANYWHERE, PASSIVE, *range(1, len(self.row_names) + 1))
        return {place: self.fitting_by_number(place) for place in places}

    def marks(self, state: int, number: int, place: int) -> Marks:
        bits, fitting = self._by_place[place][number]
        return fitting[state & bits]

    def judge_open_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        if place == PASSIVE and box not in self.tinted:
            return WrongRow(self.name, self.labels[box], DiePlace.PLATTER)
        if place > PASSIVE and box // WIDTH != place - 1:
            return WrongRow(self.name, self.labels[box], self.row_names[place - 1])
        return super().judge_open_box(state, box, number, place)
