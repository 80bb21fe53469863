"""Boxes that are crossed with the number they show, with lines that pay when all their boxes are crossed."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, WrongNumber
from ...engine.zones import CROSSED
from .base import BaseZone
from .lines import Lines, PrintedLine


class CrossedBoxes(BaseZone):
    """The state is a bit set of crossed boxes, printed crosses included. `numbers` has 0 for a printed cross."""

    writes: ClassVar[bool] = False

    def __init__(self, name: str, labels: Sequence[str], numbers: Sequence[int], lines: Sequence[PrintedLine]) -> None:
        super().__init__(name, labels)
        self.numbers = tuple(numbers)
        self.lines = Lines(lines, self.labels)
        self.start = sum(1 << box for box, number in enumerate(self.numbers) if not number)

    def judge_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        if self.marked(state, box) == CROSSED:
            return AlreadyMarked(self.name, self.labels[box])
        return self.judge_open_box(state, box, number, place)

    def judge_open_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        """Why a box that is not crossed does not take the number; None if it does."""
        if number != self.numbers[box]:
            return WrongNumber(self.name, self.labels[box], self.numbers[box], number)
        return None

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        state |= 1 << box
        return state, self.lines.gained(state, box)

    def outlook(self, state: int) -> tuple[int, ...]:
        """All of it: lines and points go by the boxes that are crossed."""
        return (state,)

    def points(self, state: int) -> int:
        return self.lines.points(state)

    def foxes(self, state: int) -> int:
        return self.lines.foxes(state)

    def bonuses(self) -> tuple[str, ...]:
        return self.lines.bonuses()

    def marked(self, state: int, box: int) -> str:
        """The mark that a box bears."""
        return CROSSED if state >> box & 1 else ""
