"""Zones filled in several directions, in a ruleset file: chain from the middle, three rows, triangles."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import Zone
from ...language import _
from ..kinds.middle_chain import MiddleChain
from ..kinds.three_rows import ROW_NAMES, ThreeRows
from ..kinds.triangle_track import TriangleTrack
from .factor_tracks import Factor
from .tracks import Bonuses
from .words import Points, same_length
from .zone_part import ZonePart

Sum = Annotated[int, Field(ge=2, le=12)]


class MiddleChainModel(ZonePart):
    """Write blue + white outwards from the printed `middle`, one less to the left, one more to the right.

    Points of the outermost box on each side (the middle box has 0), and `outside_points` for every number up to `low`
    or from `high` on. A "?" is a sum of the player's choice, or a die's number plus the white die; the option
    `<zone>_question` decides.
    """

    equally_long = ("points", "bonuses")
    option = "question"

    kind: Literal["middle-chain"]
    middle: Sum
    points: list[Points]
    low: Sum
    high: Sum
    outside_points: Points
    bonuses: Bonuses
    question: Literal["sum", "plus_white"] = "sum"

    @model_validator(mode="after")
    def _fits(self) -> "MiddleChainModel":
        centre = len(self.bonuses) // 2
        if len(self.bonuses) % 2 == 0:
            raise ValueError(_("bonuses: {count} boxes have no middle").format(count=len(self.bonuses)))
        if self.points[centre] or self.bonuses[centre]:
            raise ValueError(_("the middle box has no points and no bonus"))
        return self

    def build(self) -> Zone:
        return MiddleChain(
            self.name,
            self.middle,
            self.points,
            self.bonuses,
            low=self.low,
            high=self.high,
            outside_points=self.outside_points,
            plus_white=self.question == "plus_white",
        )


class ThreeRowsModel(ZonePart):
    """Rows filled from the left, the player picks which: a falling or rising one, one subtracted, one added; column
    points."""

    kind: Literal["three-rows", "three-rows-rising"]
    bonuses: Annotated[list[Bonuses], Field(min_length=len(ROW_NAMES), max_length=len(ROW_NAMES))]
    column_points: Annotated[list[Points], Field(min_length=1)]

    @model_validator(mode="after")
    def _fits(self) -> "ThreeRowsModel":
        rows = {len(bonuses) for bonuses in self.bonuses}
        if len(rows) == 1:  # then the rows are right, and the points may be the mistake
            same_length("column_points", len(self.column_points), *rows)
        for number, (row, bonuses) in enumerate(zip(ROW_NAMES, self.bonuses, strict=True)):
            what = _("bonuses, row {row}").format(row=row)
            same_length(what, len(bonuses), len(self.column_points), "bonuses", number)
        return self

    def build(self) -> Zone:
        return ThreeRows(self.name, self.bonuses, self.column_points, rising=self.kind == "three-rows-rising")


class TriangleTrackModel(ZonePart):
    """Fields of an upper and a lower triangle, each row filled from the left: the sum of a full field, times its
    factor. The option `<zone>_order` says whether the rows advance independently."""

    equally_long = ("factors", "bonuses")
    option = "order"

    kind: Literal["triangle-track"]
    factors: list[Factor]
    bonuses: Bonuses
    order: Literal["independent", "lower_first"] = "independent"

    def build(self) -> Zone:
        return TriangleTrack(self.name, self.factors, self.bonuses, lower_first=self.order == "lower_first")
