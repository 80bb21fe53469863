"""Qwinto's printed sheet: its rows and columns, where a number may be written, and the points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..dice import FACES

Numbers = tuple[int, ...]  # what is written in each box, row by row from the left; 0 is an empty box


@dataclass(frozen=True, slots=True)
class Row:
    """A row as printed: the columns in which it has a box, and those of them that are pentagons."""

    colour: str
    columns: tuple[int, ...]
    pentagons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusColumn:
    """A column that pays the number in its pentagon once all of its boxes are filled."""

    column: int
    pentagon: int
    boxes: tuple[int, ...]

    def complete(self, numbers: Numbers) -> bool:
        return all(numbers[box] for box in self.boxes)


class PrintedSheet:
    """The boxes of all rows, numbered from 0, row by row."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self.row_of = tuple(index for index, row in enumerate(rows) for _ in row.columns)
        self.column_of = tuple(column for row in rows for column in row.columns)
        self.start: Numbers = (0,) * len(self.row_of)
        self.spans = tuple(self._span(index) for index in range(len(rows)))
        self._most_empty = len(self.start) - min(end - first for first, end in self.spans)  # with a complete row
        self.highest = len(FACES) * len(rows)
        self.last_column = max(self.column_of)
        self.bonus_columns = tuple(self._bonus_columns())
        self._mates = tuple(self._mates_of(box) for box in range(len(self.row_of)))

    def _span(self, row: int) -> tuple[int, int]:
        """The first box of a row, and the one after its last."""
        first = self.row_of.index(row)
        return first, first + len(self.rows[row].columns)

    def _column(self, column: int) -> tuple[int, ...]:
        return tuple(box for box, each in enumerate(self.column_of) if each == column)

    def _mates_of(self, box: int) -> tuple[int, ...]:
        return tuple(other for other in self._column(self.column_of[box]) if other != box)

    def box_at(self, row: int, column: int) -> int:
        """The box of a row in a column, which has one."""
        return self.spans[row][0] + self.rows[row].columns.index(column)

    def _bonus_columns(self) -> list[BonusColumn]:
        pentagons = [(column, index) for index, row in enumerate(self.rows) for column in row.pentagons]
        return [
            BonusColumn(column, self.box_at(row, column), self._column(column)) for column, row in sorted(pentagons)
        ]

    def openings(self, numbers: Numbers, rows: Iterable[int], number: int) -> list[int]:
        """The boxes of some rows that take a number: in rising order in the row, and not yet in the column."""
        boxes: list[int] = []
        for row in rows:
            boxes += self.stretch(numbers, row, number)
        if number in numbers:
            return [box for box in boxes if self.twin(numbers, box, number) is None]
        return boxes

    def stretch(self, numbers: Numbers, row: int, number: int) -> range:
        """The empty boxes of a row between all lower and all higher numbers."""
        start, end = self.spans[row]
        for box, written in enumerate(numbers[start:end], start):
            if written:
                if written > number:
                    return range(start, box)
                if written == number:
                    return range(0)
                start = box + 1
        return range(start, end)

    def room(self, numbers: Numbers, box: int) -> list[int]:
        """The numbers that fit a box in its row."""
        row = self.row_of[box]
        return [number for number in range(1, self.highest + 1) if box in self.stretch(numbers, row, number)]

    def openings_by_number(self, numbers: Numbers, row: int) -> list[list[int]]:
        """For each number, from 1 on, the boxes of a row that still take it."""
        return [self.openings(numbers, (row,), number) for number in range(1, self.highest + 1)]

    def neighbours(self, numbers: Numbers, box: int) -> tuple[int, int]:
        """The nearest numbers in the row on the left and on the right; 0 where there is none."""
        first, end = self.spans[self.row_of[box]]
        left = [number for number in numbers[first:box] if number]
        right = [number for number in numbers[box + 1 : end] if number]
        return left[-1] if left else 0, right[0] if right else 0

    def twin(self, numbers: Numbers, box: int, number: int) -> int | None:
        """The other box of the same column that already has the number, which may be there only once."""
        for other in self._mates[box]:
            if numbers[other] == number:
                return other
        return None

    def row_complete(self, numbers: Numbers, row: int) -> bool:
        first, end = self.spans[row]
        return 0 not in numbers[first:end]

    def complete_rows(self, numbers: Numbers) -> int:
        if numbers.count(0) > self._most_empty:
            return 0
        return [0 in numbers[first:end] for first, end in self.spans].count(False)

    def row_points(self, numbers: Numbers, row: int) -> int:
        """A complete row pays the number in its rightmost box, an incomplete one a point for each number."""
        first, end = self.spans[row]
        written = numbers[first:end]
        return len(written) - written.count(0) if 0 in written else written[-1]

    def bonus_points(self, numbers: Numbers) -> int:
        """What the pentagons of complete columns pay."""
        return sum(numbers[column.pentagon] for column in self.bonus_columns if column.complete(numbers))
