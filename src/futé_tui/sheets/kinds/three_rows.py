"""Three rows, each filled from the left: a falling one, one that is subtracted, one that is added."""

from collections.abc import Sequence
from itertools import accumulate

from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, NotTheNextBox, Refusal, SayTheNumber, TooHigh
from ...engine.zones import Box, Line, Reads, ZoneView
from .base import BaseZone

Rows = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
ROW_NAMES = ("top", "middle", "bottom")
_SIGNS = (">", "-", "+")


class ThreeRows(BaseZone):
    """The state is what is written in each row. In the top row each number is less than the one before."""

    start: Rows = ((), (), ())

    def __init__(self, name: str, bonuses: Sequence[Sequence[str]], column_points: Sequence[int]) -> None:
        self.width = len(column_points)
        boxes = [(row, column) for row in range(3) for column in range(self.width)]
        super().__init__(name, tuple(f"r{row + 1}c{column + 1}" for row, column in boxes), Reads.FACE)
        self._bonuses = tuple(word for row in bonuses for word in row)
        self._column_points = tuple(column_points)
        self._points_of_columns = (0, *accumulate(column_points))
        marks = tuple(tuple((Mark(label, number),) for number in range(7)) for label in self.labels)
        self._marks = tuple((*marks[row * self.width : (row + 1) * self.width], ((),) * 7) for row in range(3))

    def marks(self, state: Rows, number: int, place: int) -> tuple[Mark, ...]:
        top, middle, bottom = state
        rows = self._marks
        lower = rows[1][len(middle)][number] + rows[2][len(bottom)][number]
        if top and number >= top[-1]:
            return lower
        return rows[0][len(top)][number] + lower

    def mark(self, state: Rows, mark: Mark) -> tuple[Rows, tuple[str, ...]]:
        top, middle, bottom = state
        index = self.index[mark.box]
        row = index // self.width
        if row == 0:
            top = (*top, mark.number)
        elif row == 1:
            middle = (*middle, mark.number)
        else:
            bottom = (*bottom, mark.number)
        word = self._bonuses[index]
        return (top, middle, bottom), (word,) if word else ()

    def points(self, state: Rows) -> int:
        top, middle, bottom = state
        columns = min(len(top), len(middle), len(bottom))
        return sum(bottom) - sum(middle) + self._points_of_columns[columns]

    def foxes(self, state: Rows) -> int:
        width = self.width
        return sum(self._bonuses[row * width : row * width + len(state[row])].count(FOX) for row in range(3))

    def bonuses(self) -> tuple[str, ...]:
        return tuple(word for word in self._bonuses if word)

    def refuse_box(self, state: Rows, mark: Mark, number: int, place: int) -> Refusal:
        row, column = divmod(self.index[mark.box], self.width)
        filled = len(state[row])
        if column < filled:
            return AlreadyMarked(self.name, mark.box)
        if column > filled:
            return NotTheNextBox(self.name, mark.box, self.labels[row * self.width + filled])
        if row == 0 and state[0] and number >= state[0][-1]:
            return TooHigh(self.name, mark.box, state[0][-1] - 1, number)
        return SayTheNumber(self.name, mark.box)

    def view(self, state: Rows) -> ZoneView:
        rows = tuple(tuple(self._box(state, row, column) for column in range(self.width)) for row in range(3))
        complete = min(len(row) for row in state)
        lines = tuple(
            Line(f"column {c + 1}", self.labels[c :: self.width], "", points, c < complete)
            for c, points in enumerate(self._column_points)
        )
        return ZoneView(self.name, rows, lines, ROW_NAMES)

    def _box(self, state: Rows, row: int, column: int) -> Box:
        index = row * self.width + column
        sign = "" if row == column == 0 else _SIGNS[row]
        written = str(state[row][column]) if column < len(state[row]) else ""
        return Box(self.labels[index], sign, written, self._bonuses[index])
