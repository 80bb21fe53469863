"""The total that counts up zone by zone."""

from typing import NamedTuple

from .view import ResultView


class Counting(NamedTuple):
    """How many zones are counted already."""

    view: ResultView
    steps: int

    @classmethod
    def done(cls, view: ResultView) -> "Counting":
        return cls(view, len(view.zones))

    @property
    def over(self) -> bool:
        return self.steps >= len(self.view.zones)

    def total(self, seat: int) -> int:
        """The points of a seat so far."""
        return sum(zone.points[seat] for zone in self.view.zones[: self.steps])

    def next(self) -> "Counting":
        return Counting(self.view, min(self.steps + 1, len(self.view.zones)))
