"""What the records show, as values."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ...engine.scoring import RatingLevel
from ...language import N_
from ...statistics.report import SheetReport
from ...statistics.results import Entry
from ...statistics.skill import Skill
from ...statistics.summary import Summary

RECENT = 10  # games that are compared with the average of all


class Tab(Enum):
    """The pages, in their order, by their titles."""

    OVERVIEW = N_("Overview")
    BEST = N_("Best")
    LATEST = N_("Latest")
    ZONES = N_("Zones")
    COURSE = N_("Over time")
    SKILL = N_("Skill")
    PLAYERS = N_("Players")


@dataclass(frozen=True, slots=True)
class RecordsView:
    """The chosen games and the page that is open; without a `summary` there are no such games. `everybody`: the games
    of all players together. `report` has the players of the sheet."""

    sheet: str
    filters: tuple[str, str, str, str]  # which games are looked at, in words: sheet, player, period, company
    tab: Tab
    ratings: Sequence[RatingLevel] = ()
    summary: Summary | None = None
    report: SheetReport | None = None
    everybody: bool = False
    skill: Skill | None = None
    reviewing: tuple[int, int] | None = None  # how many games are reviewed, and of how many
    cursor: int = 0
    reconstructed: bool = False

    @property
    def listed(self) -> tuple[Entry, ...]:
        """The games that the open page lists."""
        if self.summary is None:
            return ()
        return {Tab.BEST: self.summary.best, Tab.LATEST: self.summary.latest}.get(self.tab, ())


def recent_average(summary: Summary, zone: str) -> float:
    """The average of a zone in the latest games."""
    points = [entry.result.zones.get(zone, 0) for entry in summary.latest[:RECENT]]
    return sum(points) / len(points) if points else 0
