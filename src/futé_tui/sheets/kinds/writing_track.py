"""Writing tracks: write numbers in box after box. Factor, rising and falling tracks differ in which may follow."""

from collections.abc import Sequence

from ...engine.moves import Mark
from ...engine.refusals import Refusal, TooHigh, TooLow
from ...engine.zones import Reads
from .base import NO_MARKS
from .points import Points
from .track import Track

_HIGHEST = 36  # six dice showing 6


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
        self._marks = tuple(tuple((Mark(label, number),) for number in range(_HIGHEST + 1)) for label in self.labels)

    def filled(self, state: tuple[int, ...]) -> int:
        return len(state)

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        """The next box, whatever the number; a track with a rule of its own asks it first."""
        filled = len(state)
        return self._marks[filled][number] if filled < self.size else NO_MARKS

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        return (*state, mark.number), self._gains[len(state)]

    def points(self, state: tuple[int, ...]) -> int:
        return self._score(state)

    def written(self, state: tuple[int, ...], box: int) -> str:
        return str(state[box]) if box < len(state) else ""


class FactorTrack(WritingTrack):
    """Any number, times the factor of its box. A box may ask for a least number before it gives its bonus."""

    def __init__(
        self,
        name: str,
        bonuses: Sequence[str],
        points: Points,
        *,
        factors: Sequence[int],
        at_least: Sequence[int] = (),
        reads: Reads = Reads.FACE,
    ) -> None:
        super().__init__(name, bonuses, points, reads=reads)
        self._factors = tuple(factors)
        self._at_least = tuple(at_least) or (0,) * self.size

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = len(state)
        gained = self._gains[box] if mark.number >= self._at_least[box] else ()
        return (*state, mark.number * self._factors[box]), gained

    def foxes(self, state: tuple[int, ...]) -> int:
        return sum(
            box < len(state) and state[box] >= self._at_least[box] * self._factors[box] for box in self._fox_boxes
        )

    def printed(self, box: int) -> str:
        if self._at_least[box]:
            return f"≥{self._at_least[box]}"
        return f"x{self._factors[box]}" if self._factors[box] > 1 else ""


class RisingTrack(WritingTrack):
    """Each number more than the one before; behind `reset` (0: no such number) anything goes."""

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
        if state and number <= state[-1] != self._reset:
            return NO_MARKS
        return super().marks(state, number, place)

    def refuse_next(self, state: tuple[int, ...], mark: Mark, number: int) -> Refusal:
        return TooLow(self.name, mark.box, state[-1] + 1, number)


class FallingTrack(WritingTrack):
    """No number more than the one before."""

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        if state and number > state[-1]:
            return NO_MARKS
        return super().marks(state, number, place)

    def refuse_next(self, state: tuple[int, ...], mark: Mark, number: int) -> Refusal:
        return TooHigh(self.name, mark.box, state[-1], number)
