"""Where a game played alone stands: in the rating table, and among one's own games."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from ..engine.game import Game
from ..engine.scoring import RatingLevel, Score
from .entries import Entry


class ZoneStanding(NamedTuple):
    """A zone in this game beside its average in the games before."""

    name: str
    points: int
    average: float

    @property
    def difference(self) -> float:
        return self.points - self.average


@dataclass(frozen=True, slots=True)
class Standing:
    """A finished game beside the rating table, best level first, and beside the games before it, if there are any.

    `counts` says whether the game itself counts in statistics; practice does not."""

    total: int
    levels: tuple[RatingLevel, ...]
    level: RatingLevel | None
    following: RatingLevel | None
    before: int
    best: int
    average: float
    best_zone: ZoneStanding | None
    weakest_zone: ZoneStanding | None
    counts: bool

    @property
    def missing(self) -> int:
        """How many points the next level is away."""
        return self.following.at_least - self.total if self.following else 0

    @property
    def is_record(self) -> bool:
        return self.before > 0 and self.total > self.best


def compare(game: Game, before: Sequence[Entry], *, counts: bool = True) -> Standing:
    """Where a finished game stands whose player has played these games alone on the same sheet."""
    score = game.scores()[0]
    totals = [entry.total for entry in before]
    level = game.rating(0)
    better = game.ruleset.ratings[: game.ruleset.ratings.index(level)] if level else ()
    zones = sorted(_zones(score, before), key=lambda zone: -zone.difference)
    return Standing(
        total=score.total,
        levels=game.ruleset.ratings,
        level=level,
        following=better[-1] if better else None,
        before=len(totals),
        best=max(totals, default=0),
        average=fmean(totals) if totals else 0,
        best_zone=zones[0] if zones else None,
        weakest_zone=zones[-1] if zones else None,
        counts=counts,
    )


def _zones(score: Score, before: Sequence[Entry]) -> list[ZoneStanding]:
    found = []
    for zone, points in score.zones.items():
        earlier = [entry.result.zones[zone] for entry in before if zone in entry.result.zones]
        if earlier:
            found.append(ZoneStanding(zone, points, fmean(earlier)))
    return found
