"""Grids without numbers in a ruleset file: boxes found by two dice, and regions of shaded boxes."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import LineKind, LineName, Zone
from ...language import _
from ..kinds.base import grid_labels
from ..kinds.coordinate_grid import SIZE, CoordinateGrid
from ..kinds.lines import PrintedLine
from ..kinds.region_map import TONES, RegionMap, regions
from .words import Bonus, Points, same_length
from .zone_part import ZonePart

_LARGEST = 6
SixBonuses = Annotated[list[Bonus], Field(min_length=SIZE, max_length=SIZE)]
Shades = Annotated[str, Field(max_length=20, json_schema_extra={"signs": [*TONES]})]
SixPoints = Annotated[list[Points], Field(min_length=SIZE, max_length=SIZE)]


class CoordinateGridModel(ZonePart):
    """Six rows of six boxes: this die gives the row, the white one the column. Lines pay at their cross number `needs`.

    The option `<zone>_white` decides whether the white die may be used as this one.
    """

    option = "white"

    kind: Literal["coordinate-grid"]
    needs: Annotated[int, Field(ge=1, le=SIZE)]
    row_bonuses: SixBonuses
    column_points: SixPoints
    diagonal_bonus: Bonus = ""
    other_diagonal_points: Points = 0
    white: Literal["yes", "no"] = "yes"

    def build(self) -> Zone:
        return CoordinateGrid(self.name, list(self._lines()), takes_white=self.white == "yes")

    def _lines(self) -> Iterator[PrintedLine]:
        steps = range(SIZE)
        for row, bonus in enumerate(self.row_bonuses):
            boxes = tuple(row * SIZE + column for column in steps)
            yield PrintedLine(LineName(LineKind.ROW, row + 1), boxes, bonus, needs=self.needs)
        for column, points in enumerate(self.column_points):
            boxes = tuple(row * SIZE + column for row in steps)
            yield PrintedLine(LineName(LineKind.COLUMN, column + 1), boxes, "", points, self.needs)
        falling, rising = tuple(row * SIZE + row for row in steps), tuple((row + 1) * (SIZE - 1) for row in steps)
        yield PrintedLine(LineName(LineKind.DIAGONAL), falling, self.diagonal_bonus, needs=self.needs)
        yield PrintedLine(LineName(LineKind.OTHER_DIAGONAL), rising, "", self.other_diagonal_points, self.needs)


class RegionMapModel(ZonePart):
    """A grid in three shades, a letter for each box; a die crosses a connected region of one shade that touches a
    cross, of at most as many boxes as it shows, or exactly as many: the option `<zone>_regions` decides."""

    option = "regions"

    kind: Literal["region-map"]
    shades: Annotated[list[Shades], Field(min_length=1, max_length=8)]
    start: Annotated[list[str], Field(min_length=1)]
    bonuses: dict[str, Bonus] = Field(default_factory=dict)
    column_points: Annotated[list[Points], Field(min_length=1)]
    shade_bonus: Bonus = ""
    regions: Literal["at_most", "exactly"] = "at_most"

    @model_validator(mode="after")
    def _fits(self) -> "RegionMapModel":
        width = len(self.column_points)
        for number, row in enumerate(self.shades, 1):
            same_length(_("shades, row {number}").format(number=number), len(row), width)
        if wrong := [letter for row in self.shades for letter in row if letter not in TONES]:
            message = _("shades: {letter!r} is not one of {letters}")
            raise ValueError(message.format(letter=wrong[0], letters=", ".join(TONES)))
        labels = self._labels()
        for key, found in (("start", self.start), ("bonuses", self.bonuses)):
            if strange := [label for label in found if label not in labels]:
                raise ValueError(_("{key}: there is no box {label!r}").format(key=key, label=strange[0]))
        if large := [region for region in regions(self.shades) if len(region) > _LARGEST]:
            message = _("shades: the region at {label} has {size} boxes, more than a die shows")
            raise ValueError(message.format(label=labels[large[0][0]], size=len(large[0])))
        return self

    def _labels(self) -> list[str]:
        return grid_labels(len(self.shades), len(self.column_points))

    def build(self) -> Zone:
        return RegionMap(
            self.name,
            self.shades,
            [self.bonuses.get(label, "") for label in self._labels()],
            self.column_points,
            shade_bonus=self.shade_bonus,
            start=self.start,
            exactly=self.regions == "exactly",
        )
