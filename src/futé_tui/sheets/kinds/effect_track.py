"""Effect track: any number in the next box; the number decides whether there is a bonus, points, or a second number."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.zones import BonusFor, Box, Tier, ZoneView
from ...language import _
from .base import numbered
from .printed import Bonuses, DieNumber, NumberOrNone, Points, SixPoints, equally_long
from .track import Track


class EffectTrack(Track):
    """Points of the last box, and for each number those it adds, 1 to 6 in `adds`. A number of at least `bonus_from`
    gives the bonus of its box; the number `again` (0: none) is written a second time in the next box, where it does
    nothing."""

    kind: ClassVar[str] = "effect-track"

    def __init__(
        self,
        name: str,
        *,
        points: Sequence[Points],
        adds: SixPoints,
        bonus_from: DieNumber,
        again: NumberOrNone = 0,
        bonuses: Bonuses,
    ) -> None:
        equally_long(bonuses, points=points)
        if again and (again >= bonus_from or adds[again - 1]):
            raise ValueError(_("again: the number that is written twice adds no points and gives no bonus"))
        boxes = []
        for label, worth, bonus in zip(numbered(len(bonuses)), points, bonuses, strict=True):
            least = bonus_from if bonus else 0
            boxes.append(Box(label, f"≥{least}" if least else "", "", bonus, str(worth), least=least))
        super().__init__(name, boxes)
        self._points = (0, *points)
        self._adds = (0, *adds)
        self._tiers = tuple(Tier("=", number, worth) for number, worth in enumerate(self._adds) if worth)
        self._bonus_from = bonus_from
        self._again = again
        self._size = len(bonuses)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box, number = len(state), mark.number
        if number == self._again:
            return (*state, number, number)[: self._size], ()
        return (*state, number), self._gains[box] if number >= self._bonus_from else ()

    def points(self, state: tuple[int, ...]) -> int:
        adds = self._adds
        return self._points[len(state)] + sum([adds[number] for number in state])

    def lost(self, state: tuple[int, ...], box: int) -> bool:
        return box < len(state) and state[box] < self._bonus_from

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return ZoneView(self.name, (self.boxes(state),), joint=self.joint, tiers=self._tiers, bonus_for=BonusFor.LEAST)
