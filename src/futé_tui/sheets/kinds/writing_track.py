"""Writing tracks: write numbers in box after box. Rising and falling tracks say which number may follow which."""

from collections.abc import Sequence

from ...engine.moves import Mark
from ...engine.refusals import Refusal, SayTheNumber, TooHigh, TooLow
from ...engine.zones import Reads
from .base import NO_MARKS
from .points import Points
from .track import Track

_HIGHEST = 48  # six dice showing 6, and one more in each box that a "?" fills after that


class WritingTrack(Track):
    """The state is a tuple of what is written. `points` scores that tuple."""

    start: tuple[int, ...] = ()

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
        numbers = range(_HIGHEST + self.size + 1)
        self._marks = tuple(tuple((Mark(label, number),) for number in numbers) for label in self.labels)

    def filled(self, state: tuple[int, ...]) -> int:
        return len(state)

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        """The next box, whatever the number."""
        filled = len(state)
        return self._marks[filled][number] if filled < self.size else NO_MARKS

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return (*state, mark.number), self._gains[len(state)]

    def points(self, state: tuple[int, ...]) -> int:
        return self._score(state)

    def refuse_next(self, state: tuple[int, ...], mark: Mark, number: int) -> Refusal:
        """The next box takes any number: all that can be wrong is that none is stated."""
        return SayTheNumber(self.name, mark.box)

    def written(self, state: tuple[int, ...], box: int) -> str:
        return str(state[box]) if box < len(state) else ""


class RisingTrack(WritingTrack):
    """Each number more than the one before; behind `reset` (0: no such number) anything goes."""

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

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        filled = len(state)
        if filled == self.size or (state and number <= state[-1] != self._reset):
            return NO_MARKS
        return self._marks[filled][number]

    def refuse_next(self, state: tuple[int, ...], mark: Mark, number: int) -> Refusal:
        return TooLow(self.name, mark.box, state[-1] + 1, number)


class FallingTrack(WritingTrack):
    """No number more than the one before."""

    joint = "≥"

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        filled = len(state)
        if filled == self.size or (state and number > state[-1]):
            return NO_MARKS
        return self._marks[filled][number]

    def refuse_next(self, state: tuple[int, ...], mark: Mark, number: int) -> Refusal:
        return TooHigh(self.name, mark.box, state[-1], number)
