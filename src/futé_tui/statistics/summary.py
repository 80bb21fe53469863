"""What many games of one sheet say: the best, the average, the levels reached, the zones, what was lost and left."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import fmean

from ..engine.scoring import RatingLevel, rating
from .entries import Entry

LISTED = 10


@dataclass(frozen=True, slots=True)
class ZoneSummary:
    """A zone over many games."""

    name: str
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class Summary:
    """Games of one sheet taken together; there is at least one.

    `levels` counts the levels of the rating table, which is for games played alone. `totals` are in the order of play.
    `lost` and `unused` count the bonuses nothing could use and the actions left at the end, over all games.
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


def summarize(games: Sequence[Entry], ratings: Sequence[RatingLevel], listed: int = LISTED) -> Summary:
    """The games, which are in the order of play, taken together, so many of them in the lists."""
    totals = tuple(entry.result.total for entry in games)
    results = [entry.result for entry in games]
    return Summary(
        games=len(games),
        best=tuple(sorted(games, key=lambda entry: -entry.result.total)[:listed]),
        latest=tuple(games[: -listed - 1 : -1]),
        average=fmean(totals),
        lowest=min(totals),
        highest=max(totals),
        levels=_levels(games, ratings),
        zones=_zones(games),
        foxes=fmean(result.foxes for result in results),
        fox_points=fmean(result.fox_points for result in results),
        lost=_added(result.lost for result in results),
        unused=_added(result.unused for result in results),
        totals=totals,
        first_day=games[0].game.played_on,
        last_day=games[-1].game.played_on,
    )


def _levels(games: Iterable[Entry], ratings: Sequence[RatingLevel]) -> tuple[tuple[RatingLevel, int], ...]:
    alone = Counter(entry.result.total for entry in games if entry.alone)
    reached: Counter[RatingLevel | None] = Counter()
    for total, times in alone.items():
        reached[rating(ratings, total)] += times
    return tuple((level, reached[level]) for level in ratings) if alone else ()


def _zones(games: Iterable[Entry]) -> tuple[ZoneSummary, ...]:
    """The zones, in printed order."""
    points: dict[str, list[int]] = {}
    for entry in games:
        for zone, worth in entry.result.zones.items():
            points.setdefault(zone, []).append(worth)
    return tuple(ZoneSummary(zone, fmean(worths), max(worths)) for zone, worths in points.items())


def _added(tallies: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Tallies added up, the most frequent first."""
    counted: Counter[str] = Counter()
    for tally in tallies:
        if tally:
            counted.update(tally)
    return dict(counted.most_common())
