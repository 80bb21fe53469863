"""Coordinate grid: the die of the zone gives the row, the white die the column, and that box is crossed."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import WrongCoordinates
from ...engine.zones import LineKind, LineName, Reads, ZoneView, at_coordinates, box_of
from .base import Marks, grid_labels
from .crossed_boxes import CrossedBoxes
from .lines import PrintedLine, crossing_lines
from .printed import Between, Bonus, Points, SixBonuses, SixPoints

SIZE = 6
_COLUMN_DIE = "white"


class CoordinateGrid(CrossedBoxes):
    """Six rows of six boxes. Lines pay when as many of their boxes as they need are crossed. The option `white` decides
    whether the white die may be used as the die of the zone."""

    kind: ClassVar[str] = "coordinate-grid"
    option = "white"
    reads = Reads.COORDINATES

    def __init__(
        self,
        name: str,
        *,
        needs: Annotated[int, Between(1, SIZE)],
        row_bonuses: SixBonuses,
        column_points: SixPoints,
        diagonal_bonus: Bonus = "",
        other_diagonal_points: Points = 0,
        white: Literal["yes", "no"] = "yes",
    ) -> None:
        places = {box: divmod(box, SIZE) for box in range(SIZE * SIZE)}
        labels = grid_labels(SIZE, SIZE)
        numbers = [at_coordinates(row + 1, column + 1) for row, column in places.values()]
        falling = tuple(box for box, (row, column) in places.items() if row == column)
        rising = tuple(box for box, (row, column) in places.items() if row + column == SIZE - 1)
        lines = [
            *crossing_lines(places, row_bonuses, [("", points) for points in column_points], needs),
            PrintedLine(LineName(LineKind.DIAGONAL), falling, diagonal_bonus, needs=needs),
            PrintedLine(LineName(LineKind.OTHER_DIAGONAL), rising, "", other_diagonal_points, needs),
        ]
        super().__init__(name, labels, numbers, lines)
        self.takes_white = white == "yes"
        self._by_number = {number: (1 << box, (Mark(labels[box]),)) for box, number in enumerate(numbers)}
        self._free = tuple((1 << box, Mark(label)) for box, label in enumerate(labels))
        self._masks = tuple(dict.fromkeys(line.mask for line in self.lines.printed))

    def judge_open_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        if number == self.numbers[box]:
            return None
        row, column = divmod(number, 10)
        return WrongCoordinates(self.name, self.labels[box], row, column, self.labels[self.numbers.index(number)])

    def question_numbers(self, state: int, white: int) -> Sequence[int]:
        return self.numbers

    def marks(self, state: int, number: int, place: int) -> Marks:
        bit, fitting = self._by_number[number]
        return () if state & bit else fitting

    def question_marks(self, state: int, white: int) -> Marks:
        return tuple([mark for bit, mark in self._free if not state & bit])

    def outlook(self, state: int) -> tuple[int, ...]:
        """The grid has too many states for one key: a key for each line that pays."""
        return tuple([state & mask for mask in self._masks])

    def features(self, state: int) -> tuple[tuple[float, ...], ...]:
        return tuple(self._line_features(mask, state) for mask in self._masks)

    def _line_features(self, mask: int, state: int) -> tuple[float, ...]:
        """Which boxes of a line are crossed, and whether it has none, one, two or more crosses."""
        crossed = [float(state >> box & 1) for box in range(len(self.labels)) if mask >> box & 1]
        return (*crossed, float(not sum(crossed)), float(sum(crossed) == 1), float(sum(crossed) > 1))

    def view(self, state: int) -> ZoneView:
        boxes = [box_of(label, "", self.marked(state, box)) for box, label in enumerate(self.labels)]
        rows = tuple(tuple(boxes[start : start + SIZE]) for start in range(0, len(boxes), SIZE))
        return ZoneView(self.name, rows, self.lines.view(state), axes=(self.name, _COLUMN_DIE))
