"""Chain from the middle: write blue + white outwards from a printed number, one less to the left, one more right."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, WrongStep
from ...engine.zones import Box, Reads, Tier, ZoneView
from ...language import _
from .base import Marks, numbered
from .lanes import Lanes, Written
from .printed import Bonuses, Points, Sum, equally_long

_STEPS = (-1, 1)  # to the left, to the right


class MiddleChain(Lanes):
    """The lanes are the two sides, outwards. The middle number starts a side again.

    Points are those of the outermost box on each side (the middle box has 0), and `outside_points` for every number up
    to `low` or from `high` on. A "?" is a sum of the player's choice, or a die's number plus the white die: the option
    `question` decides.
    """

    kind: ClassVar[str] = "middle-chain"
    option = "question"
    reads = Reads.SUM

    def __init__(
        self,
        name: str,
        *,
        middle: Sum,
        points: Sequence[Points],
        low: Sum,
        high: Sum,
        outside_points: Points,
        bonuses: Bonuses,
        question: Literal["sum", "plus_white"] = "sum",
    ) -> None:
        equally_long(bonuses, points=points)
        self._centre = centre = len(bonuses) // 2
        if len(bonuses) % 2 == 0:
            raise ValueError(_("bonuses: {count} boxes have no middle").format(count=len(bonuses)))
        if points[centre] or bonuses[centre]:
            raise ValueError(_("the middle box has no points and no bonus"))
        signs = ["-1"] * centre + [str(middle)] + ["+1"] * centre
        texts = ["" if box == centre else str(worth) for box, worth in enumerate(points)]
        rows = zip(numbered(len(bonuses)), signs, bonuses, texts, strict=True)
        boxes = [Box(label, sign, "", bonus, text) for label, sign, bonus, text in rows]
        sides = tuple(range(centre - 1, -1, -1)), tuple(range(centre + 1, len(bonuses)))
        super().__init__(name, boxes, sides)
        self._middle = middle
        self._points = tuple(points)
        self._low, self._high, self._outside_points = low, high, outside_points
        self._plus_white = question == "plus_white"

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
            table = self._table[len(left)][left[-1] if left else 0][len(right)]
            marks: Marks = table[right[-1] if right else 0][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

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

    def written(self, state: Written, box: int) -> str:
        return "" if box == self._centre else super().written(state, box)
