"""Track zones in a ruleset file."""

from functools import partial
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import Reads, Zone
from ...language import _
from ..kinds.effect_track import EffectTrack
from ..kinds.ordered_track import FallingTrack, RisingTrack
from ..kinds.platter_track import PlatterTrack
from ..kinds.points import of_last
from ..kinds.skipping_track import SkippingTrack
from ..kinds.threshold_track import ThresholdTrack
from .words import Bonus, DieNumber, Points, same_length
from .zone_part import ZonePart

Bonuses = Annotated[list[Bonus], Field(min_length=1)]


class ThresholdTrackModel(ZonePart):
    """Cross the next box if the die shows at least its number; points of the last box crossed."""

    equally_long = ("at_least", "points", "bonuses")

    kind: Literal["threshold-track"]
    at_least: list[DieNumber]
    points: list[Points]
    bonuses: Bonuses

    def build(self) -> Zone:
        return ThresholdTrack(self.name, self.at_least, self.points, self.bonuses)


class RisingTrackModel(ZonePart):
    """Write the die in the next box if it is more than the one before; after `reset` anything goes."""

    kind: Literal["rising-track"]
    reset: Annotated[int, Field(ge=0, le=6)] = 0
    bonuses: Bonuses

    def build(self) -> Zone:
        return RisingTrack(self.name, self.bonuses, sum, reset=self.reset)


class FallingTrackModel(ZonePart):
    """Write a number that is not more than the one before, the die or blue + white; points of the last box filled."""

    equally_long = ("points", "bonuses")

    kind: Literal["falling-track"]
    reads: Literal["face", "sum"]
    points: list[Points]
    bonuses: Bonuses

    def build(self) -> Zone:
        score = partial(of_last, tuple(self.points))
        return FallingTrack(self.name, self.bonuses, score, scale=self.points, reads=Reads(self.reads))


class PlatterTrackModel(ZonePart):
    """Write the die and all dice on the platter if it is more than the number before; points of the last box
    filled, and for every number those of the highest tier (`[at least, points]`) that it reaches."""

    equally_long = ("points", "bonuses")

    kind: Literal["platter-track"]
    points: list[Points]
    tiers: list[Annotated[list[Points], Field(min_length=2, max_length=2)]] = []
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "PlatterTrackModel":
        asked = [tier[0] for tier in self.tiers]
        if asked != sorted(set(asked)):
            raise ValueError(_("tiers: each asks for more than the one before"))
        return self

    def build(self) -> Zone:
        return PlatterTrack(self.name, self.bonuses, self.points, [(tier[0], tier[1]) for tier in self.tiers])


class SkippingTrackModel(ZonePart):
    """Cross the die's number further right than the last cross; bonuses between neighbours, points by crosses."""

    kind: Literal["skipping-track"]
    numbers: Annotated[list[DieNumber], Field(min_length=1)]
    between: list[Bonus]
    points: list[Points]

    @model_validator(mode="after")
    def _fits(self) -> "SkippingTrackModel":
        same_length("between", len(self.between), len(self.numbers) - 1)
        same_length(_("points (from 0 crosses on)"), len(self.points), len(self.numbers) + 1, "points")
        return self

    def build(self) -> Zone:
        return SkippingTrack(self.name, self.numbers, self.between, self.points)


class EffectTrackModel(ZonePart):
    """Write any number in the next box: points of the last box, and what each number `adds`; the bonus of a box comes
    with a number of at least `bonus_from`; the number `again` (0: none) is written a second time in the next box."""

    equally_long = ("points", "bonuses")

    kind: Literal["effect-track"]
    points: list[Points]
    adds: Annotated[list[Points], Field(min_length=6, max_length=6)]
    bonus_from: DieNumber
    again: Annotated[int, Field(ge=0, le=6)] = 0
    bonuses: Bonuses

    @model_validator(mode="after")
    def _fits(self) -> "EffectTrackModel":
        if self.again and (self.again >= self.bonus_from or self.adds[self.again - 1]):
            raise ValueError(_("again: the number that is written twice adds no points and gives no bonus"))
        return self

    def build(self) -> Zone:
        return EffectTrack(
            self.name, self.bonuses, self.points, adds=self.adds, bonus_from=self.bonus_from, again=self.again
        )
