"""Ordered tracks: write numbers in box after box, where the number before says which may follow."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import TooHigh, TooLow
from ...engine.zones import Reads
from .base import Marks, plain_boxes
from .printed import Bonuses, NumberOrNone, Points, equally_long
from .track import Track


class OrderedTrack(Track):
    """The sum of the numbers written, unless a kind scores otherwise."""

    def reduced(self, state: tuple[int, ...]) -> tuple[int, int]:
        return len(state), state[-1] if state else 0

    def marks(self, state: tuple[int, ...], number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[len(state)][state[-1] if state else 0][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return (*state, mark.number), self._gains[len(state)]

    def points(self, state: tuple[int, ...]) -> int:
        return sum(state)


class Rising(OrderedTrack):
    """Each number more than the one before."""

    joint = "<"
    _reset = 0  # the number after which anything goes, 0 if there is none

    def judge_next(self, state: tuple[int, ...], box: int, number: int) -> Refusal | None:
        if not state or state[-1] == self._reset or number > state[-1]:
            return None
        return TooLow(self.name, self.labels[box], state[-1] + 1, number)


class RisingTrack(Rising):
    """Each number more than the one before; after `reset` anything goes."""

    kind: ClassVar[str] = "rising-track"

    def __init__(self, name: str, *, reset: NumberOrNone = 0, bonuses: Bonuses) -> None:
        super().__init__(name, plain_boxes(bonuses))
        self._reset = reset


class FallingTrack(OrderedTrack):
    """No number more than the one before, the die or blue + white; points of the last box filled."""

    kind: ClassVar[str] = "falling-track"
    joint = "≥"

    def __init__(self, name: str, *, reads: Literal["face", "sum"], points: Sequence[Points], bonuses: Bonuses) -> None:
        equally_long(bonuses, points=points)
        super().__init__(name, plain_boxes(bonuses, points))
        self.reads = Reads(reads)
        self._points = (0, *points)

    def points(self, state: tuple[int, ...]) -> int:
        return self._points[len(state)]

    def judge_next(self, state: tuple[int, ...], box: int, number: int) -> Refusal | None:
        if not state or number <= state[-1]:
            return None
        return TooHigh(self.name, self.labels[box], state[-1], number)
