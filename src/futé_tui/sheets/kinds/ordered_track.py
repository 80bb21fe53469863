"""Ordered tracks: write numbers in box after box, where the number before says which may follow."""

from collections.abc import Sequence

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import TooHigh, TooLow
from ...engine.zones import Reads
from .base import Marks
from .points import Points
from .track import Track


class OrderedTrack(Track):
    """`points` scores the numbers written."""

    def __init__(
        self,
        name: str,
        bonuses: Sequence[str],
        points: Points,
        *,
        scale: Sequence[int] = (),
        reads: Reads = Reads.FACE,
    ) -> None:
        super().__init__(name, bonuses, scale, reads)
        self._score = points
        self._marks_after: dict[int, dict[int, dict[int, Marks]]] = {}

    def reduced(self, state: tuple[int, ...]) -> tuple[int, int]:
        return len(state), state[-1] if state else 0

    def marks(self, state: tuple[int, ...], number: int, place: int) -> Marks:
        try:
            return self._marks_after[len(state)][state[-1] if state else 0][number]
        except KeyError:
            return self.learn(self._marks_after, state, number)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return (*state, mark.number), self._gains[len(state)]

    def points(self, state: tuple[int, ...]) -> int:
        return self._score(state)


class RisingTrack(OrderedTrack):
    """Each number more than the one before; after `reset` (0: no such number) anything goes."""

    joint = "<"

    def __init__(
        self,
        name: str,
        bonuses: Sequence[str],
        points: Points,
        *,
        reset: int = 0,
        scale: Sequence[int] = (),
        reads: Reads = Reads.FACE,
    ) -> None:
        super().__init__(name, bonuses, points, scale=scale, reads=reads)
        self._reset = reset

    def judge_next(self, state: tuple[int, ...], box: int, number: int) -> Refusal | None:
        if not state or state[-1] == self._reset or number > state[-1]:
            return None
        return TooLow(self.name, self.labels[box], state[-1] + 1, number)


class FallingTrack(OrderedTrack):
    """No number more than the one before."""

    joint = "≥"

    def judge_next(self, state: tuple[int, ...], box: int, number: int) -> Refusal | None:
        if not state or number <= state[-1]:
            return None
        return TooHigh(self.name, self.labels[box], state[-1], number)
