"""Effect track: any number in the next box; the number decides whether there is a bonus, points, or a second number."""

from collections.abc import Sequence

from ...engine.moves import Mark
from ...engine.zones import Tier, ZoneView
from .track import Track


class EffectTrack(Track):
    """Points of the last box, and for each number those it adds, 1 to 6 in `adds`. A number of at least `bonus_from`
    gives the bonus of its box; the number `again` is written a second time in the next box, where it does nothing."""

    def __init__(
        self,
        name: str,
        bonuses: Sequence[str],
        points: Sequence[int],
        *,
        adds: Sequence[int],
        bonus_from: int,
        again: int,
    ) -> None:
        super().__init__(name, bonuses, points)
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
        return self._scale[len(state) - 1] + sum([adds[number] for number in state]) if state else 0

    def lost(self, state: tuple[int, ...], box: int) -> bool:
        return box < len(state) and state[box] < self._bonus_from

    def printed(self, box: int) -> str:
        return f"≥{self._bonus_from}" if self._bonuses[box] else ""

    def least(self, box: int) -> int:
        return self._bonus_from if self._bonuses[box] else 0

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return ZoneView(self.name, (self.boxes(state),), joint=self.joint, tiers=self._tiers, bonus_for="least")
