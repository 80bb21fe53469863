"""Grids: boxes in rows and columns, each crossed with the number it shows (a die's face, or blue + white)."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.on_demand import OnDemand
from ...engine.refusals import Refusal
from ...engine.zones import ANYWHERE, NUMBERS, Box, ZoneView, box_of, grid_label
from .base import Marks
from .crossed_boxes import CrossedBoxes
from .lines import PrintedLine

Cell = int | str | None  # a number, "x" (crossed in print) or nothing
Judge = Callable[[int, Mark], Refusal | None]  # of a state and a mark
Fitting = tuple[int, OnDemand[int, Marks]]  # the bits that say which boxes are crossed, and the marks by these bits


class Grid(CrossedBoxes):
    """Points by number of crosses, of the zone or of each row, and for lines."""

    row_names: tuple[str, ...] = ()
    circles: ClassVar[bool] = False  # boxes are circled before they are crossed

    def __init__(
        self,
        name: str,
        cells: Sequence[Sequence[Cell]],
        lines: Sequence[PrintedLine],
        *,
        points: Sequence[int] = (),
        row_points: Sequence[int] = (),
    ) -> None:
        printed = {(r, c): cell for r, row in enumerate(cells) for c, cell in enumerate(row) if cell is not None}
        labels = [grid_label(r + 1, c + 1) for r, c in printed]
        numbers = [cell if isinstance(cell, int) else 0 for cell in printed.values()]
        super().__init__(name, labels, numbers, lines)
        self._points = tuple(points)
        self._row_points = tuple(row_points)
        box_at = {place: box for box, place in enumerate(printed)}
        self._layout = [[box_at.get((r, c)) for c in range(len(row))] for r, row in enumerate(cells)]
        self._rows = [[box for box in row if box is not None] for row in self._layout]
        self._row_masks = tuple(sum(1 << box for box in row) for row in self._rows)

    # The tables are made when somebody plays: a sheet that is read, checked or edited does without.

    @cached_property
    def _by_number(self) -> tuple[Fitting, ...]:
        return self.fitting_by_number(ANYWHERE)

    @cached_property
    def _by_row(self) -> tuple[Fitting, ...]:
        def judge(state: int, mark: Mark) -> Refusal | None:
            return self.judge_question(state, mark, 0)

        return tuple(self.fitting(judge, row) for row in self._rows)

    def fitting_by_number(self, place: int) -> tuple[Fitting, ...]:
        """What dice at a place may cross, by what they count as."""

        def judge_as(number: int) -> Judge:
            return lambda state, mark: self.judge(state, mark, number, place)

        boxes = range(len(self.labels))
        return tuple(self.fitting(judge_as(number), boxes) for number in range(NUMBERS[self.reads][-1] + 1))

    def fitting(self, judge: Judge, boxes: Iterable[int]) -> Fitting:
        """What a judge allows among some boxes, without those that it never allows."""
        boxes = [box for box in boxes if judge(self.start, Mark(self.labels[box])) is None]
        marks = [Mark(self.labels[box]) for box in boxes]

        def fitting(crossed: int) -> Marks:
            return tuple(mark for mark in marks if judge(crossed, mark) is None)

        return sum(self.crossed_bit(box) for box in boxes), OnDemand(fitting)

    def crossed_bit(self, box: int) -> int:
        """The bit of the state that says that a box is crossed."""
        return 1 << box

    def marks(self, state: int, number: int, place: int) -> Marks:
        bits, fitting = self._by_number[number]
        return fitting[state & bits]

    def question_marks(self, state: int, white: int) -> Marks:
        found: Marks = ()
        for bits, fitting in self._by_row:
            found += fitting[state & bits]
        return found

    def points(self, state: int) -> int:
        own = state & ~self.start
        total = self.lines.points(state)
        if self._points:
            total += self._points[own.bit_count()]
        if self._row_points:
            total += sum(self._row_points[(own & row).bit_count()] for row in self._row_masks)
        return total

    def view(self, state: int) -> ZoneView:
        rows = tuple(tuple(None if box is None else self._box(state, box) for box in row) for row in self._layout)
        return ZoneView(
            self.name,
            rows,
            self.lines.view(state),
            self.row_names,
            scale=self._points or self._row_points,
            scale_by_row=bool(self._row_points),
            circles=self.circles,
        )

    def _box(self, state: int, box: int) -> Box:
        number, mark = self.numbers[box], self.marked(state, box)
        return box_of(self.labels[box], str(number or ""), mark, shaded=self.shaded(box), number=number)

    def shaded(self, box: int) -> bool:
        """Whether the box is shaded; by default those crossed in print."""
        return not self.numbers[box]
