"""Skipping track: cross a box further right than the last cross; what is skipped is gone."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, BoxGone, Refusal, WrongNumber
from ...engine.zones import Box, Reads, ZoneView
from .base import BaseZone
from .lines import Lines, PrintedLine


class SkippingTrack(BaseZone):
    """The state is a bit set of crossed boxes. A bonus stands between neighbours, points go by crosses."""

    writes: ClassVar[bool] = False
    start = 0

    def __init__(self, name: str, numbers: Sequence[int], between: Sequence[str], points: Sequence[int]) -> None:
        super().__init__(name, tuple(str(box + 1) for box in range(len(numbers))), Reads.FACE)
        self._numbers = tuple(numbers)
        self._points = tuple(points)
        pairs = [PrintedLine(f"{box + 1}-{box + 2}", (box, box + 1), bonus) for box, bonus in enumerate(between)]
        self.lines = Lines(pairs, self.labels)
        marks = [Mark(label) for label in self.labels]
        boxes = range(len(marks))
        self._further = tuple(tuple(marks[last:]) for last in range(len(marks) + 1))
        self._by_number = tuple(
            tuple(tuple(marks[b] for b in boxes[last:] if numbers[b] == n) for last in range(len(marks) + 1))
            for n in range(7)
        )

    def marks(self, state: int, number: int, place: int) -> tuple[Mark, ...]:
        return self._by_number[number][state.bit_length()]

    def question_marks(self, state: int, white: int) -> tuple[Mark, ...]:
        return self._further[state.bit_length()]

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        state |= 1 << box
        return state, self.lines.gained(state, box)

    def points(self, state: int) -> int:
        return self._points[state.bit_count()]

    def foxes(self, state: int) -> int:
        return self.lines.foxes(state)

    def bonuses(self) -> tuple[str, ...]:
        return self.lines.bonuses()

    def refuse_box(self, state: int, mark: Mark, number: int, place: int) -> Refusal:
        box = self.index[mark.box]
        if state >> box & 1:
            return AlreadyMarked(self.name, mark.box)
        if box < state.bit_length():
            return BoxGone(self.name, mark.box, self.labels[state.bit_length() - 1])
        return WrongNumber(self.name, mark.box, self._numbers[box], number)

    def number_for(self, box: str) -> int:
        return self._numbers[self.index[box]]

    def view(self, state: int) -> ZoneView:
        boxes = tuple(
            Box(
                label,
                str(self._numbers[box]),
                "x" if state >> box & 1 else "",
                lost=box < state.bit_length() and not state >> box & 1,
            )
            for box, label in enumerate(self.labels)
        )
        return ZoneView(self.name, (boxes,), self.lines.view(state), scale=self._points)
