"""Chain from the middle: write blue + white outwards from a printed number, one less to the left, one more right."""

from collections.abc import Sequence

from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, WrongStep
from ...engine.zones import Reads, Tier, ZoneView
from .base import Marks, numbered
from .lanes import Lanes, Written

_STEPS = (-1, 1)  # to the left, to the right


class MiddleChain(Lanes):
    """The lanes are the two sides, outwards. The middle number starts a side again.

    Points are those of the outermost box on each side, and some for every number up to `low` or from `high` on.
    """

    def __init__(
        self,
        name: str,
        middle: int,
        points: Sequence[int],
        bonuses: Sequence[str],
        *,
        low: int,
        high: int,
        outside_points: int,
        plus_white: bool = False,
    ) -> None:
        size = len(bonuses)
        self._centre = centre = size // 2
        sides = tuple(range(centre - 1, -1, -1)), tuple(range(centre + 1, size))
        super().__init__(name, numbered(size), bonuses, sides, Reads.SUM)
        self._middle = middle
        self._points = tuple(points)
        self._low, self._high, self._outside_points = low, high, outside_points
        self._plus_white = plus_white
        self._by_ends: dict[int, dict[int, dict[int, dict[int, dict[int, Marks]]]]] = {}

    def judge_box(self, state: Written, box: int, number: int, place: int) -> Refusal | None:
        if box == self._centre:
            return AlreadyMarked(self.name, self.labels[box])
        return super().judge_box(state, box, number, place)

    def judge_next(self, lane: int, box: int, before: int, number: int) -> Refusal | None:
        inner = before or self._middle
        step = inner + _STEPS[lane]
        needs = (step,) if inner == self._middle else (step, self._middle)
        return None if number in needs else WrongStep(self.name, self.labels[box], needs, number)

    def reduced(self, state: Written) -> tuple[int, int, int, int]:
        left, right = state
        return len(left), left[-1] if left else 0, len(right), right[-1] if right else 0

    def marks(self, state: Written, number: int, place: int) -> Marks:
        left, right = state
        try:
            return self._by_ends[len(left)][left[-1] if left else 0][len(right)][right[-1] if right else 0][number]
        except KeyError:
            return self.learn(self._by_ends, state, number)

    def question_numbers(self, state: Written, white: int) -> range:
        return range(1 + white, 7 + white) if self._plus_white and white else range(2, 13)

    def points(self, state: Written) -> int:
        outermost = sum(self._points[box[len(side) - 1]] for side, box in zip(state, self.lanes, strict=True) if side)
        outside = [number for side in state for number in side if not self._low < number < self._high]
        return outermost + self._outside_points * len(outside)

    def view(self, state: Written) -> ZoneView:
        worth = self._outside_points
        tiers = Tier("≤", self._low, worth), Tier("≥", self._high, worth)
        paths = tuple(tuple(self.labels[box] for box in side) for side in self.lanes)
        return ZoneView(self.name, (self.boxes(state),), tiers=tiers, paths=paths)

    def printed(self, box: int) -> str:
        if box == self._centre:
            return str(self._middle)
        return "-1" if box < self._centre else "+1"

    def points_text(self, box: int) -> str:
        return "" if box == self._centre else str(self._points[box])

    def written(self, state: Written, box: int) -> str:
        return "" if box == self._centre else super().written(state, box)
