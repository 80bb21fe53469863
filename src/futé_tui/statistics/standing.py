"""A solo game in the rating table and among the player's own games."""

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import Game
from ..engine.scoring import RatingLevel, Score
from .report import Summary

FOXES = "fox"  # foxes stand in the list of zones by this name


class ZoneStanding(NamedTuple):
    """The points of a zone or of all foxes, and their average in earlier games."""

    name: str
    points: int
    average: float

    @property
    def difference(self) -> float:
        return self.points - self.average


@dataclass(frozen=True, slots=True)
class Standing:
    """A finished game, its place in the rating table (best level first) and among the earlier games.

    `before` are the earlier games; `zones` are empty if there are none.
    `counts` is False for practice, which does not count in statistics.
    """

    total: int
    levels: tuple[RatingLevel, ...]
    level: RatingLevel | None
    following: RatingLevel | None
    before: Summary | None
    zones: tuple[ZoneStanding, ...]
    counts: bool

    @property
    def missing(self) -> int:
        """How many points are missing for the next level."""
        return self.following.at_least - self.total if self.following else 0

    @property
    def best_zone(self) -> ZoneStanding | None:
        """The zone that is furthest above its average."""
        return max(self._own_zones, key=lambda zone: zone.difference, default=None)

    @property
    def weakest_zone(self) -> ZoneStanding | None:
        """The zone that is furthest below its average."""
        return min(reversed(self._own_zones), key=lambda zone: zone.difference, default=None)

    @property
    def _own_zones(self) -> tuple[ZoneStanding, ...]:
        return tuple(zone for zone in self.zones if zone.name != FOXES)

    @property
    def is_record(self) -> bool:
        return self.before is not None and self.total > self.before.highest


def compare(game: Game, before: Summary | None, *, counts: bool = True) -> Standing:
    """Compare a finished solo game to earlier solo games of its player on the same sheet, if there are any."""
    score = game.scores()[0]
    level = game.rating(0)
    better = game.ruleset.ratings[: game.ruleset.ratings.index(level)] if level else ()
    return Standing(
        total=score.total,
        levels=game.ruleset.ratings,
        level=level,
        following=better[-1] if better else None,
        before=before,
        zones=_zones(score, before) if before else (),
        counts=counts,
    )


def _zones(score: Score, before: Summary) -> tuple[ZoneStanding, ...]:
    earlier = {zone.name: zone.average for zone in before.zones}
    zones = [ZoneStanding(zone, points, earlier[zone]) for zone, points in score.zones.items() if zone in earlier]
    return (*zones, ZoneStanding(FOXES, score.fox_points, before.fox_points))
