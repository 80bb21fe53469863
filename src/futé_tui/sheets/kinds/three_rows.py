"""Three rows, each filled from the left: one that falls or rises, one that is subtracted, one that is added."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Annotated, ClassVar

from ...engine.dice import FACES
from ...engine.refusals import Refusal
from ...engine.zone_refusals import RowClosed, TooHigh, TooLow
from ...engine.zones import Box, Line, LineKind, LineName, ZoneView
from ...language import _
from .base import Marks, grid_labels
from .lanes import Lanes, Written
from .printed import Bonuses, Entries, Points, same_length

ROW_NAMES = ("top", "middle", "bottom")
_FALLING, _RISING, _MINUS, _PLUS = ">", "<", "-", "+"
_TOP = 0


class ThreeRows(Lanes):
    """In the top row each number is less than the one before; the other rows take any. Complete columns score."""

    kind: ClassVar[str] = "three-rows"
    rising: ClassVar[bool] = False  # in the top row each number is more than the one before

    def __init__(
        self,
        name: str,
        *,
        bonuses: Annotated[Sequence[Bonuses], Entries(len(ROW_NAMES), len(ROW_NAMES))],
        column_points: Annotated[Sequence[Points], Entries(1)],
    ) -> None:
        self.width = width = len(column_points)
        sizes = {len(row) for row in bonuses}
        if len(sizes) == 1:  # then the rows are right, and the points may be the mistake
            same_length("column_points", width, *sizes)
        for number, (row_name, words) in enumerate(zip(ROW_NAMES, bonuses, strict=True)):
            same_length(_("bonuses, row {row}").format(row=row_name), len(words), width, "bonuses", number)
        rows = [range(row * width, (row + 1) * width) for row in range(len(ROW_NAMES))]
        signs = (_RISING if self.rising else _FALLING, _MINUS, _PLUS)
        labels = iter(grid_labels(len(rows), width))
        boxes = [
            Box(next(labels), sign, "", bonus, subtracted=sign == _MINUS)
            for sign, words in zip(signs, bonuses, strict=True)
            for bonus in words
        ]
        boxes[0] = replace(boxes[0], printed="")
        super().__init__(name, boxes, rows)
        self._column_points = tuple(column_points)
        self._points_of_columns = (0, *accumulate(column_points))

    def judge_next(self, lane: int, box: int, before: int, number: int) -> Refusal | None:
        if lane != _TOP or not before:
            return None
        if before == FACES[-1 if self.rising else 0]:
            return RowClosed(self.name, self.labels[box], ROW_NAMES[lane], before)
        if self.rising:
            return None if number > before else TooLow(self.name, self.labels[box], before + 1, number)
        return None if number < before else TooHigh(self.name, self.labels[box], before - 1, number)

    def reduced(self, state: Written) -> tuple[int, int, int, int]:
        top, middle, bottom = state
        return len(top), top[-1] if top else 0, len(middle), len(bottom)

    def marks(self, state: Written, number: int, place: int) -> Marks:
        top, middle, bottom = state
        try:
            marks: Marks = self._table[len(top)][top[-1] if top else 0][len(middle)][len(bottom)][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def points(self, state: Written) -> int:
        top, middle, bottom = state
        columns = min(len(top), len(middle), len(bottom))
        return sum(bottom) - sum(middle) + self._points_of_columns[columns]

    def view(self, state: Written) -> ZoneView:
        boxes = self.boxes(state)
        complete = min(len(row) for row in state)
        lines = tuple(
            Line(LineName(LineKind.COLUMN, c + 1), self.labels[c :: self.width], "", points, c < complete)
            for c, points in enumerate(self._column_points)
        )
        rows = tuple(tuple(boxes[box] for box in row) for row in self.lanes)
        return ZoneView(self.name, rows, lines, ROW_NAMES)


class RisingRows(ThreeRows):
    """In the top row each number is more than the one before."""

    kind: ClassVar[str] = "three-rows-rising"
    rising: ClassVar[bool] = True
