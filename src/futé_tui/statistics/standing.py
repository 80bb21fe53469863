"""A solo game in the rating table and among the player's own games."""

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import Game
from ..engine.scoring import RatingLevel, Score
from .summary import Summary


class ZoneStanding(NamedTuple):
    """The points of a zone, and their average in earlier games."""

    name: str
    points: int
    average: float

    @property
    def difference(self) -> float:
        return self.points - self.average


@dataclass(frozen=True, slots=True)
class Standing:
    """A finished game, its place in the rating table (best level first) and among the earlier games.

    `before` is the number of earlier games; `counts` is False for practice, which does not count in statistics.
    """

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
        """How many points are missing for the next level."""
        return self.following.at_least - self.total if self.following else 0

    @property
    def is_record(self) -> bool:
        return self.before > 0 and self.total > self.best


def compare(game: Game, before: Summary | None, *, counts: bool = True) -> Standing:
    """Compare a finished solo game to earlier solo games of its player on the same sheet, if there are any."""
    score = game.scores()[0]
    level = game.rating(0)
    better = game.ruleset.ratings[: game.ruleset.ratings.index(level)] if level else ()
    zones = sorted(_zones(score, before) if before else (), key=lambda zone: -zone.difference)
    return Standing(
        total=score.total,
        levels=game.ruleset.ratings,
        level=level,
        following=better[-1] if better else None,
        before=before.games if before else 0,
        best=before.highest if before else 0,
        average=before.average if before else 0,
        best_zone=zones[0] if zones else None,
        weakest_zone=zones[-1] if zones else None,
        counts=counts,
    )


def _zones(score: Score, before: Summary) -> list[ZoneStanding]:
    earlier = {zone.name: zone.average for zone in before.zones}
    return [ZoneStanding(zone, points, earlier[zone]) for zone, points in score.zones.items() if zone in earlier]
