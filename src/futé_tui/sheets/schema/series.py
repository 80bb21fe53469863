"""Zones filled in several directions, in a ruleset file: the chain from the middle, and the three rows."""

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from ...engine.zones import Zone
from ...language import _
from ..kinds.middle_chain import MiddleChain
from ..kinds.three_rows import ROW_NAMES, ThreeRows
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
        same_length("points", len(self.points), len(self.bonuses))
        centre = len(self.bonuses) // 2
        if len(self.bonuses) % 2 == 0:
            raise ValueError(_("bonuses: {count} boxes have no middle").format(count=len(self.bonuses)))
        if self.points[centre] or self.bonuses[centre]:
            raise ValueError(_("the middle box has no points and no bonus"))
        return self

    def option_choices(self) -> dict[str, tuple[str, ...]]:
        return {f"{self.name}_question": ("sum", "plus_white")}

    def with_options(self, options: Mapping[str, str]) -> Self:
        return self.model_copy(update={"question": options.get(f"{self.name}_question", self.question)})

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
    """Rows filled from the left, the player picks which: a falling one, one subtracted, one added; column points."""

    kind: Literal["three-rows"]
    bonuses: Annotated[list[Bonuses], Field(min_length=len(ROW_NAMES), max_length=len(ROW_NAMES))]
    column_points: Annotated[list[Points], Field(min_length=1)]

    @model_validator(mode="after")
    def _fits(self) -> "ThreeRowsModel":
        for row, bonuses in zip(ROW_NAMES, self.bonuses, strict=True):
            same_length(_("bonuses, row {row}").format(row=row), len(bonuses), len(self.column_points))
        return self

    def build(self) -> Zone:
        return ThreeRows(self.name, self.bonuses, self.column_points)
