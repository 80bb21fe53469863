"""Threshold track: cross the next box if the die shows at least its number."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import TooLow
from .base import Marks
from .track import Track


class ThresholdTrack(Track):
    """The state is how many boxes are crossed."""

    writes: ClassVar[bool] = False
    crosses_alike = True
    start = 0

    def __init__(self, name: str, at_least: Sequence[int], points: Sequence[int], bonuses: Sequence[str]) -> None:
        super().__init__(name, bonuses, points)
        self._at_least = tuple(at_least)

    def filled(self, state: int) -> int:
        return state

    def judge_next(self, state: int, box: int, number: int) -> Refusal | None:
        if number < self._at_least[box]:
            return TooLow(self.name, self.labels[box], self._at_least[box], number)
        return None

    def marks(self, state: int, number: int, place: int) -> Marks:
        try:
            return self._marks[state][number]
        except KeyError:
            return self.learn(self._marks, state, number)

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        return state + 1, self._gains[state]

    def points(self, state: int) -> int:
        return self._scale[state - 1] if state else 0

    def printed(self, box: int) -> str:
        return f"≥{self._at_least[box]}"

    def least(self, box: int) -> int:
        return self._at_least[box]

    def written(self, state: int, box: int) -> str:
        return "x" if box < state else ""
