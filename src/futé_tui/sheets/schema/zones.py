"""All zone kinds of the format: `kind` says which one a zone is."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from ..kinds.base import BaseZone
from ..kinds.block_track import BlockTrack
from ..kinds.circle_cross_grid import CircleCrossGrid
from ..kinds.coordinate_grid import CoordinateGrid
from ..kinds.effect_track import EffectTrack
from ..kinds.factor_track import FactorTrack, PairTrack
from ..kinds.half_or_times_track import HalfOrTimesTrack
from ..kinds.middle_chain import MiddleChain
from ..kinds.number_rows import CompanionGrid, SlotGrid, SweepGrid
from ..kinds.ordered_track import FallingTrack, RisingTrack
from ..kinds.platter_track import PlatterTrack
from ..kinds.region_map import RegionMap
from ..kinds.skipping_track import SkippingTrack
from ..kinds.three_rows import RisingRows, ThreeRows
from ..kinds.threshold_track import ThresholdTrack
from ..kinds.triangle_track import TriangleTrack
from ..kinds.value_grid import SumGrid, ValueGrid
from .zone_part import ZonePart, part_of

KINDS: tuple[type[BaseZone], ...] = (
    ValueGrid,
    SumGrid,
    CircleCrossGrid,
    SweepGrid,
    CompanionGrid,
    SlotGrid,
    ThresholdTrack,
    RisingTrack,
    FallingTrack,
    PlatterTrack,
    SkippingTrack,
    FactorTrack,
    PairTrack,
    BlockTrack,
    HalfOrTimesTrack,
    MiddleChain,
    ThreeRows,
    RisingRows,
    CoordinateGrid,
    RegionMap,
    TriangleTrack,
    EffectTrack,
)
ZONE_PARTS = {zone.kind: part_of(zone) for zone in KINDS}

if TYPE_CHECKING:
    ZoneModel = ZonePart
else:
    ZoneModel = Annotated[reduce(or_, ZONE_PARTS.values()), Field(discriminator="kind")]
