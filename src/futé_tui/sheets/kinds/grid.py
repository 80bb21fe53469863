"""Grids: boxes in rows and columns, each crossed with the number it shows (a die's face, or blue + white)."""

from collections.abc import Sequence
from itertools import product
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, Refusal, WrongNumber
from ...engine.zones import Box, Follow, Reads, ZoneView
from .base import NO_MARKS, BaseZone
from .lines import Lines, PrintedLine

Cell = int | str | None  # a number, "x" (crossed in print) or nothing
CROSS = "x"
_HIGHEST = 12


class Grid(BaseZone):
    """The state is a bit set of crossed boxes, printed crosses included."""

    writes: ClassVar[bool] = False
    row_names: tuple[str, ...] = ()

    def __init__(
        self,
        name: str,
        cells: Sequence[Sequence[Cell]],
        lines: Sequence[PrintedLine],
        *,
        reads: Reads = Reads.FACE,
        follow: Follow = Follow.NONE,
        points: Sequence[int] = (),
        row_points: Sequence[int] = (),
    ) -> None:
        places = [(r, c) for r, row in enumerate(cells) for c, cell in enumerate(row) if cell is not None]
        super().__init__(name, tuple(f"r{r + 1}c{c + 1}" for r, c in places), reads, follow)
        self.cells = cells
        self.numbers = tuple(cells[r][c] for r, c in places)
        self.lines = Lines(lines, self.labels)
        self.start = sum(1 << box for box, number in enumerate(self.numbers) if number == CROSS)
        self._points = tuple(points)
        self._row_points = tuple(row_points)
        self._rows = tuple(sum(1 << box for box, (r, _) in enumerate(places) if r == row) for row in range(len(cells)))
        self._marks = tuple(Mark(label) for label in self.labels)
        boxes = range(len(self.labels))
        self._by_number = self.table_of([[b for b in boxes if self.numbers[b] == n] for n in range(_HIGHEST + 1)])

    def table_of(self, boxes: Sequence[Sequence[int]]) -> tuple[tuple[int, dict[int, tuple[Mark, ...]]], ...]:
        """For each list of boxes: their mask, and the free ones by which of them are crossed."""
        return tuple((sum(1 << box for box in each), self._free_by_crossed(each)) for each in boxes)

    def _free_by_crossed(self, boxes: Sequence[int]) -> dict[int, tuple[Mark, ...]]:
        table = {}
        for crossed in product((False, True), repeat=len(boxes)):
            pairs = list(zip(boxes, crossed, strict=True))
            table[sum(1 << box for box, x in pairs if x)] = tuple(self._marks[box] for box, x in pairs if not x)
        return table

    def marks(self, state: int, number: int, place: int) -> tuple[Mark, ...]:
        if number > _HIGHEST:
            return NO_MARKS
        mask, free = self._by_number[number]
        return free[state & mask]

    def question_marks(self, state: int, white: int) -> tuple[Mark, ...]:
        return tuple([mark for box, mark in enumerate(self._marks) if not state >> box & 1])

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        state |= 1 << box
        return state, self.lines.gained(state, box)

    def points(self, state: int) -> int:
        own = state & ~self.start
        total = self.lines.points(state)
        if self._points:
            total += self._points[own.bit_count()]
        if self._row_points:
            total += sum(self._row_points[(own & row).bit_count()] for row in self._rows)
        return total

    def foxes(self, state: int) -> int:
        return self.lines.foxes(state)

    def bonuses(self) -> tuple[str, ...]:
        return self.lines.bonuses()

    def refuse_box(self, state: int, mark: Mark, number: int, place: int) -> Refusal:
        if self.marked(state, self.index[mark.box]) == CROSS:
            return AlreadyMarked(self.name, mark.box)
        return WrongNumber(self.name, mark.box, self.number_for(mark.box), number)

    def number_for(self, box: str) -> int:
        number = self.numbers[self.index[box]]
        return number if isinstance(number, int) else 0

    def view(self, state: int) -> ZoneView:
        return ZoneView(
            self.name,
            self._rows_of_boxes(state),
            self.lines.view(state),
            self.row_names,
            scale=self._points or self._row_points,
            scale_by_row=bool(self._row_points),
        )

    def _rows_of_boxes(self, state: int) -> tuple[tuple[Box | None, ...], ...]:
        return tuple(
            tuple(self._box(state, r, c) if cell is not None else None for c, cell in enumerate(row))
            for r, row in enumerate(self.cells)
        )

    def _box(self, state: int, row: int, column: int) -> Box:
        label = f"r{row + 1}c{column + 1}"
        index = self.index[label]
        printed = self.numbers[index]
        text = "" if printed == CROSS else str(printed)
        return Box(label, text, self.marked(state, index), shaded=self.shaded(index))

    def marked(self, state: int, box: int) -> str:
        """The mark that a box bears."""
        return CROSS if state >> box & 1 else ""

    def shaded(self, box: int) -> bool:
        """Whether the box is set off in print; by default those crossed in print."""
        return self.numbers[box] == CROSS
