"""Many games of one sheet: best, average, levels reached, zones, lost bonuses, unused actions."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from ..engine.scoring import RatingLevel
from .results import Entry

LISTED = 10


@dataclass(frozen=True, slots=True)
class ZoneSummary:
    """The points of a zone over many games."""

    name: str
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of at least one game of a sheet.

    `best` and `latest` list some games. `levels` counts how often each level was reached in solo games. `totals` are in
    the order of play. `lost` and `unused` count bonuses that could not be used and actions left at the end, over all
    games.
    """

    games: int
    best: tuple[Entry, ...]
    latest: tuple[Entry, ...]
    average: float
    lowest: int
    highest: int
    levels: tuple[tuple[RatingLevel, int], ...]
    zones: tuple[ZoneSummary, ...]
    foxes: float
    fox_points: float
    lost: Mapping[str, int]
    unused: Mapping[str, int]
    totals: tuple[int, ...]
    first_day: date
    last_day: date
