"""Threshold track: cross the next box if the die shows at least its number."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal, TooLow
from .base import NO_MARKS
from .track import Track


class ThresholdTrack(Track):
    """The state is how many boxes are crossed."""

    writes: ClassVar[bool] = False
    start = 0

    def __init__(self, name: str, at_least: Sequence[int], points: Sequence[int], bonuses: Sequence[str]) -> None:
        super().__init__(name, bonuses, points)
        self._at_least = tuple(at_least)
        self._marks = tuple((Mark(label),) for label in self.labels)

    def filled(self, state: int) -> int:
        return state

    def marks(self, state: int, number: int, place: int) -> tuple[Mark, ...]:
        if state < self.size and number >= self._at_least[state]:
            return self._marks[state]
        return NO_MARKS

    def question_marks(self, state: int, white: int) -> tuple[Mark, ...]:
        return self.marks(state, self.question_numbers[-1], 0)

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        return state + 1, self._gains[state]

    def points(self, state: int) -> int:
        return self._scale[state - 1] if state else 0

    def refuse_next(self, state: int, mark: Mark, number: int) -> Refusal:
        return TooLow(self.name, mark.box, self._at_least[state], number)

    def number_for(self, box: str) -> int:
        return self.question_numbers[-1]

    def printed(self, box: int) -> str:
        return f"≥{self._at_least[box]}"

    def written(self, state: int, box: int) -> str:
        return "x" if box < state else ""
