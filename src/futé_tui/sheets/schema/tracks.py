"""Track zones in a ruleset file."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import Zone
from ..kinds.threshold_track import ThresholdTrack
from ..kinds.writing_track import FactorTrack, RisingTrack
from .provenance import Marked
from .words import Bonus, Colour, DieNumber, Points, same_length

Bonuses = Annotated[list[Bonus], Field(min_length=1)]
Factor = Annotated[int, Field(ge=1, le=9)]


class ThresholdTrackModel(Marked):
    """Cross the next box if the die shows at least its number; points of the last box crossed."""

    name: Colour
    kind: Literal["threshold-track"]
    at_least: list[DieNumber]
    points: list[Points]
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "ThresholdTrackModel":
        same_length("at_least", len(self.at_least), len(self.bonuses))
        same_length("points", len(self.points), len(self.bonuses))
        return self

    def build(self) -> Zone:
        return ThresholdTrack(self.name, self.at_least, self.points, self.bonuses)


class FactorTrackModel(Marked):
    """Write the die times the factor of the next box; points are the sum."""

    name: Colour
    kind: Literal["factor-track"]
    factors: list[Factor]
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "FactorTrackModel":
        same_length("factors", len(self.factors), len(self.bonuses))
        return self

    def build(self) -> Zone:
        return FactorTrack(self.name, self.bonuses, sum, factors=self.factors)


class RisingTrackModel(Marked):
    """Write the die in the next box if it is more than the one before; behind `reset` anything goes."""

    name: Colour
    kind: Literal["rising-track"]
    reset: Annotated[int, Field(ge=0, le=6)] = 0
    bonuses: Bonuses

    def build(self) -> Zone:
        return RisingTrack(self.name, self.bonuses, sum, reset=self.reset)
