"""Threshold track: cross the next box if the die shows at least its number."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import TooLow
from ...engine.zones import CROSSED, Box
from .base import Marks, numbered
from .printed import Bonuses, DieNumber, Points, equally_long
from .track import Track


class ThresholdTrack(Track):
    """The state is how many boxes are crossed. Points are those of the last box crossed."""

    kind: ClassVar[str] = "threshold-track"
    writes: ClassVar[bool] = False
    crosses_alike = True
    start = 0

    def __init__(self, name: str, *, at_least: Sequence[DieNumber], points: Sequence[Points], bonuses: Bonuses) -> None:
        equally_long(bonuses, at_least=at_least, points=points)
        rows = zip(numbered(len(bonuses)), at_least, points, bonuses, strict=True)
        boxes = [Box(label, f"≥{least}", "", bonus, str(worth), least=least) for label, least, worth, bonus in rows]
        super().__init__(name, boxes)
        self._at_least = tuple(at_least)
        self._points = (0, *points)

    def filled(self, state: int) -> int:
        return state

    def judge_next(self, state: int, box: int, number: int) -> Refusal | None:
        if number < self._at_least[box]:
            return TooLow(self.name, self.labels[box], self._at_least[box], number)
        return None

    def marks(self, state: int, number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[state][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        return state + 1, self._gains[state]

    def points(self, state: int) -> int:
        return self._points[state]

    def written(self, state: int, box: int) -> str:
        return CROSSED if box < state else ""
