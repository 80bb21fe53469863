"""All zone kinds of the format: `kind` says which model reads the zone."""

from typing import Annotated

from pydantic import Field

from .factor_tracks import FactorTrackModel, HalfOrTimesTrackModel, PairedModel
from .grids import GridModel
from .maps import CoordinateGridModel, RegionMapModel
from .number_rows import CompanionGridModel, SlotGridModel, SweepGridModel
from .series import MiddleChainModel, ThreeRowsModel, TriangleTrackModel
from .tracks import (
    EffectTrackModel,
    FallingTrackModel,
    PlatterTrackModel,
    RisingTrackModel,
    SkippingTrackModel,
    ThresholdTrackModel,
)

ZoneModel = Annotated[
    GridModel
    | SweepGridModel
    | CompanionGridModel
    | SlotGridModel
    | ThresholdTrackModel
    | RisingTrackModel
    | FallingTrackModel
    | PlatterTrackModel
    | SkippingTrackModel
    | FactorTrackModel
    | PairedModel
    | HalfOrTimesTrackModel
    | MiddleChainModel
    | ThreeRowsModel
    | CoordinateGridModel
    | RegionMapModel
    | TriangleTrackModel
    | EffectTrackModel,
    Field(discriminator="kind"),
]
