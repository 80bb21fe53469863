"""Points of one player, and who wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """What one sheet is worth: points by zone, and foxes, each worth the lowest zone."""

    zones: Mapping[str, int]
    foxes: int = 0

    @property
    def fox_points(self) -> int:
        return self.foxes * min(self.zones.values()) if self.foxes else 0

    @property
    def total(self) -> int:
        return sum(self.zones.values()) + self.fox_points

    @property
    def lowest_zone(self) -> str:
        """The first zone with the fewest points."""
        return min(self.zones, key=lambda zone: self.zones[zone])

    @property
    def best_zone(self) -> int:
        return max(self.zones.values())


@dataclass(frozen=True, slots=True)
class RatingLevel:
    """A line of the solo rating table: its title, and the least total that reaches it."""

    title: str
    at_least: int


def winners(scores: Sequence[Score], *, best_zone_breaks_ties: bool) -> tuple[int, ...]:
    """The seats that win: most points, then perhaps the higher best zone; several share the victory."""

    def rank(score: Score) -> tuple[int, int]:
        return score.total, score.best_zone if best_zone_breaks_ties else 0

    best = max(rank(score) for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if rank(score) == best)


def rating(levels: Sequence[RatingLevel], total: int) -> RatingLevel | None:
    """The level that a total reaches; levels go from best to worst, and the worst has no lower limit."""
    for level in levels:
        if total >= level.at_least:
            return level
    return levels[-1] if levels else None
