"""Three rows, each filled from the left: one that falls or rises, one that is subtracted, one that is added."""

from collections.abc import Sequence
from itertools import accumulate

from ...engine.dice import FACES
from ...engine.refusals import Refusal
from ...engine.zone_refusals import RowClosed, TooHigh, TooLow
from ...engine.zones import Line, LineKind, LineName, ZoneView
from .base import Marks, grid_labels
from .lanes import Lanes, Written

ROW_NAMES = ("top", "middle", "bottom")
_FALLING, _RISING, _MINUS, _PLUS = ">", "<", "-", "+"
_TOP = 0


class ThreeRows(Lanes):
    """In the top row each number is less than the one before, or more if it is `rising`; the other rows take any."""

    def __init__(
        self, name: str, bonuses: Sequence[Sequence[str]], column_points: Sequence[int], *, rising: bool = False
    ) -> None:
        self.width = width = len(column_points)
        rows = [range(row * width, (row + 1) * width) for row in range(len(ROW_NAMES))]
        labels = grid_labels(len(rows), width)
        super().__init__(name, labels, [word for row in bonuses for word in row], rows)
        self._column_points = tuple(column_points)
        self._points_of_columns = (0, *accumulate(column_points))
        self._rising = rising
        self._signs = (_RISING if rising else _FALLING, _MINUS, _PLUS)
        self._by_filled: dict[int, dict[int, dict[int, dict[int, dict[int, Marks]]]]] = {}

    def judge_next(self, lane: int, box: int, before: int, number: int) -> Refusal | None:
        if lane != _TOP or not before:
            return None
        if before == FACES[-1 if self._rising else 0]:
            return RowClosed(self.name, self.labels[box], ROW_NAMES[lane], before)
        if self._rising:
            return None if number > before else TooLow(self.name, self.labels[box], before + 1, number)
        return None if number < before else TooHigh(self.name, self.labels[box], before - 1, number)

    def reduced(self, state: Written) -> tuple[int, int, int, int]:
        top, middle, bottom = state
        return len(top), top[-1] if top else 0, len(middle), len(bottom)

    def marks(self, state: Written, number: int, place: int) -> Marks:
        top, middle, bottom = state
        try:
            return self._by_filled[len(top)][top[-1] if top else 0][len(middle)][len(bottom)][number]
        except KeyError:
            return self.learn(self._by_filled, state, number)

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

    def printed(self, box: int) -> str:
        return self._signs[box // self.width] if box else ""

    def subtracted(self, box: int) -> bool:
        return self._signs[box // self.width] == _MINUS
