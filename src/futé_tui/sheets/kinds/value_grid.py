"""Grids with any number in any box: a number crosses a box that shows it."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from ...engine.zones import NUMBERS, LineKind, LineName, Reads
from ...language import _
from .grid import Cell, Grid
from .lines import PrintedLine, crossing_lines
from .printed import Between, Bonus, Entries, Points, same_length

_MOST = 8  # boxes that show the same number
GridCell = Annotated[int, Between(1, 12)] | Literal["x", "-"]


class ValueGrid(Grid):
    """`x` is crossed in print, `-` is no box. Rows, columns and the diagonal from the top left may pay."""

    kind: ClassVar[str] = "value-grid"

    def __init__(
        self,
        name: str,
        *,
        boxes: Annotated[Sequence[Annotated[Sequence[GridCell], Entries(0, 12)]], Entries(1, 8)],
        row_bonuses: Sequence[Bonus] = [],
        column_bonuses: Sequence[Bonus] = [],
        diagonal_bonus: Bonus = "",
        column_points: Sequence[Points] = [],
        points: Sequence[Points] = [],
    ) -> None:
        height, width = len(boxes), len(boxes[0])
        for number, row in enumerate(boxes, 1):
            same_length(_("boxes, row {number}").format(number=number), len(row), width, "boxes", number - 1)
        for what, found, needed in (
            ("row_bonuses", row_bonuses, height),
            ("column_bonuses", column_bonuses, width),
            ("column_points", column_points, width),
        ):
            if found:
                same_length(what, len(found), needed)
        cells: list[list[Cell]] = [[None if cell == "-" else cell for cell in row] for row in boxes]
        filled = [(r, c) for r, row in enumerate(cells) for c, cell in enumerate(row) if cell is not None]
        columns = [*zip(column_bonuses or [""] * width, column_points or [0] * width, strict=True)]
        diagonal = tuple(box for box, (row, column) in enumerate(filled) if row == column)
        lines = [
            *crossing_lines(dict(enumerate(filled)), row_bonuses, columns),
            PrintedLine(LineName(LineKind.DIAGONAL), diagonal, diagonal_bonus),
        ]
        super().__init__(name, cells, lines, points=points)

    def check(self) -> None:
        numbers, reached = [number for number in self.numbers if number], NUMBERS[self.reads]
        if self._points:
            same_length(_("points (from 0 crosses on)"), len(self._points), len(numbers) + 1, "points")
        if wrong := [number for number in numbers if number not in reached]:
            message = _("boxes: {number} cannot be reached; a {kind} takes {low} to {high}")
            raise ValueError(message.format(number=wrong[0], kind=self.kind, low=reached[0], high=reached[-1]))
        if crowded := [number for number in numbers if numbers.count(number) > _MOST]:
            message = _("boxes: {number} is in more than {most} boxes")
            raise ValueError(message.format(number=crowded[0], most=_MOST))
        if self.circles and len(numbers) < len(self.numbers):
            raise ValueError(_("boxes: a circle-cross-grid has no printed crosses"))


class SumGrid(ValueGrid):
    """A sum of two dice crosses a box that shows it."""

    kind: ClassVar[str] = "sum-grid"
    reads = Reads.SUM
