"""Tracks with factors in a ruleset file."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import Zone
from ...language import _
from ..kinds.block_track import BlockTrack
from ..kinds.factor_track import FactorTrack, PairTrack
from ..kinds.half_or_times_track import HalfOrTimesTrack
from .tracks import Bonuses
from .words import same_length
from .zone_part import ZonePart

Factor = Annotated[int, Field(ge=1, le=9)]
FactorOrNone = Annotated[int, Field(ge=0, le=9)]
Gate = Annotated[int, Field(ge=0, le=6)]


class FactorTrackModel(ZonePart):
    """Write the die times the factor of the next box; points are the sum. Without `factors` all are 1.

    With `at_least`, a box gives its bonus only for a die that shows that much (0: any).
    """

    kind: Literal["factor-track"]
    factors: list[Factor] = []
    at_least: list[Gate] = []
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "FactorTrackModel":
        for what, found in (("factors", self.factors), ("at_least", self.at_least)):
            if found:
                same_length(what, len(found), len(self.bonuses))
        return self

    def build(self) -> Zone:
        factors = self.factors or [1] * len(self.bonuses)
        return FactorTrack(self.name, self.bonuses, sum, factors=factors, at_least=self.at_least)


class PairedModel(ZonePart):
    """Boxes with factors that pair up, first minus second: box after box, or both boxes of a block in either order."""

    equally_long = ("factors", "bonuses")

    kind: Literal["pair-track", "block-track"]
    factors: list[Factor]
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "PairedModel":
        if len(self.factors) % 2:
            raise ValueError(_("factors: {count} boxes do not pair up").format(count=len(self.factors)))
        return self

    def build(self) -> Zone:
        zone = PairTrack if self.kind == "pair-track" else BlockTrack
        return zone(self.name, self.factors, self.bonuses)


class HalfOrTimesTrackModel(ZonePart):
    """Write half the die and take the bonus, or the die times the factor (0: no choice, always half)."""

    equally_long = ("factors", "bonuses")

    kind: Literal["half-or-times-track"]
    factors: list[FactorOrNone]
    bonuses: Bonuses

    def build(self) -> Zone:
        return HalfOrTimesTrack(self.name, self.factors, self.bonuses)
