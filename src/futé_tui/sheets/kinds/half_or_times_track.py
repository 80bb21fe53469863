"""Half-or-times track: half the die and the box's bonus, or the die times the box's factor without it."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import NoSuchWay, Refusal, SayTheNumber, SayTheWay
from .base import NO_MARKS
from .track import Track

HALF, TIMES = "half", "times"
Written = tuple[int, bool]  # the number, and whether its bonus was taken


class HalfOrTimesTrack(Track):
    """The state is a tuple of what is written. A box without a factor (0) has no choice: always half."""

    ways: ClassVar[tuple[str, ...]] = ("", HALF, TIMES)
    start: tuple[Written, ...] = ()

    def __init__(self, name: str, factors: Sequence[int], bonuses: Sequence[str]) -> None:
        super().__init__(name, bonuses)
        self._factors = tuple(factors)
        self._marks = tuple(
            tuple(tuple(Mark(label, number, way) for way in self._ways_of(box)) for number in range(7))
            for box, label in enumerate(self.labels)
        )

    def _ways_of(self, box: int) -> tuple[str, ...]:
        return (HALF, TIMES) if self._factors[box] else ("",)

    def filled(self, state: tuple[Written, ...]) -> int:
        return len(state)

    def marks(self, state: tuple[Written, ...], number: int, place: int) -> tuple[Mark, ...]:
        filled = len(state)
        return self._marks[filled][number] if filled < self.size else NO_MARKS

    def mark(self, state: tuple[Written, ...], mark: Mark) -> tuple[tuple[Written, ...], tuple[str, ...]]:
        box = len(state)
        if mark.way == TIMES:
            return (*state, (mark.number * self._factors[box], False)), ()
        return (*state, ((mark.number + 1) // 2, True)), self._gains[box]

    def points(self, state: tuple[Written, ...]) -> int:
        return sum([number for number, _ in state])

    def foxes(self, state: tuple[Written, ...]) -> int:
        return sum([box < len(state) and state[box][1] for box in self._fox_boxes])

    def lost(self, state: tuple[Written, ...], box: int) -> bool:
        return box < len(state) and not state[box][1]

    def refuse_next(self, state: tuple[Written, ...], mark: Mark, number: int) -> Refusal:
        ways = self._ways_of(len(state))
        if mark.way in ways:
            return SayTheNumber(self.name, mark.box)
        return NoSuchWay(self.name, mark.box, mark.way) if mark.way else SayTheWay(self.name, mark.box)

    def printed(self, box: int) -> str:
        return f"x{self._factors[box]}" if self._factors[box] else ""

    def written(self, state: tuple[Written, ...], box: int) -> str:
        return str(state[box][0]) if box < len(state) else ""
