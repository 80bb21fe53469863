"""Grid zones in a ruleset file."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import LineKind, LineName, Reads, Zone
from ...language import _
from ..kinds.circle_cross_grid import CircleCrossGrid
from ..kinds.grid import Cell, Grid
from ..kinds.lines import PrintedLine
from .words import Bonus, Points, same_length
from .zone_part import ZonePart

_MOST = 8  # boxes that show the same number
GridCell = Annotated[int, Field(ge=1, le=12)] | Literal["x", "-"]


class GridModel(ZonePart):
    """A grid: a number crosses a box that shows it, or circles it first. `x` is crossed in print, `-` is no box."""

    kind: Literal["value-grid", "sum-grid", "circle-cross-grid"]
    boxes: Annotated[list[Annotated[list[GridCell], Field(max_length=12)]], Field(min_length=1, max_length=8)]
    row_bonuses: list[Bonus] = []
    column_bonuses: list[Bonus] = []
    diagonal_bonus: Bonus = ""
    column_points: list[Points] = []
    points: list[Points] = []

    @model_validator(mode="after")
    def _fits(self) -> "GridModel":
        height, width = len(self.boxes), len(self.boxes[0])
        for number, row in enumerate(self.boxes, 1):
            same_length(_("boxes, row {number}").format(number=number), len(row), width, "boxes", number - 1)
        for what, found, needed in (
            ("row_bonuses", self.row_bonuses, height),
            ("column_bonuses", self.column_bonuses, width),
            ("column_points", self.column_points, width),
        ):
            if found:
                same_length(what, len(found), needed)
        numbers = [cell for row in self.boxes for cell in row if isinstance(cell, int)]
        if self.points:
            same_length(_("points (from 0 crosses on)"), len(self.points), len(numbers) + 1, "points")
        low, high = (2, 12) if self.kind == "sum-grid" else (1, 6)
        if wrong := [number for number in numbers if not low <= number <= high]:
            message = _("boxes: {number} cannot be reached; a {kind} takes {low} to {high}")
            raise ValueError(message.format(number=wrong[0], kind=self.kind, low=low, high=high))
        if crowded := [number for number in numbers if numbers.count(number) > _MOST]:
            message = _("boxes: {number} is in more than {most} boxes")
            raise ValueError(message.format(number=crowded[0], most=_MOST))
        if self.kind == "circle-cross-grid" and any("x" in row for row in self.boxes):
            raise ValueError(_("boxes: a circle-cross-grid has no printed crosses"))
        return self

    def build(self) -> Zone:
        cells: list[list[Cell]] = [[None if cell == "-" else cell for cell in row] for row in self.boxes]
        reads = Reads.SUM if self.kind == "sum-grid" else Reads.FACE
        zone = CircleCrossGrid if self.kind == "circle-cross-grid" else Grid
        return zone(self.name, cells, list(grid_lines(self, cells)), reads=reads, points=self.points)


def grid_lines(model: GridModel, cells: list[list[Cell]]) -> Iterator[PrintedLine]:
    """The lines of a grid: rows, columns, and the diagonal from the top left."""
    index: dict[tuple[int, int], int] = {}
    for r, row in enumerate(cells):
        for c, cell in enumerate(row):
            if cell is not None:
                index[r, c] = len(index)
    for r, bonus in enumerate(model.row_bonuses):
        boxes = tuple(box for at, box in index.items() if at[0] == r)
        yield PrintedLine(LineName(LineKind.ROW, r + 1), boxes, bonus)
    for c in range(len(cells[0])):
        column = tuple(box for at, box in index.items() if at[1] == c)
        bonus = model.column_bonuses[c] if model.column_bonuses else ""
        points = model.column_points[c] if model.column_points else 0
        yield PrintedLine(LineName(LineKind.COLUMN, c + 1), column, bonus, points)
    diagonal = tuple(box for (r, c), box in index.items() if r == c)
    yield PrintedLine(LineName(LineKind.DIAGONAL), diagonal, model.diagonal_bonus)
