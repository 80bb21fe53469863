"""Chain from the middle: write blue + white outwards from a printed number, one less to the left, one more right."""

from collections.abc import Sequence

from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, NotTheNextBox, Refusal, SayTheNumber, WrongStep
from ...engine.zones import Box, Reads, ZoneView
from .base import NO_MARKS, BaseZone

Sides = tuple[tuple[int, ...], tuple[int, ...]]
_STEPS = (-1, 1)
_HIGHEST = 12


class MiddleChain(BaseZone):
    """The state is what is written on the left and on the right, outwards. The middle number starts a side again.

    Points are those of the outermost box on each side, and some for every number up to `low` or from `high` on.
    """

    start: Sides = ((), ())

    def __init__(
        self,
        name: str,
        middle: int,
        points: Sequence[int],
        bonuses: Sequence[str],
        *,
        low: int,
        high: int,
        outside_points: int,
        plus_white: bool = False,
    ) -> None:
        size = len(bonuses)
        super().__init__(name, tuple(str(box + 1) for box in range(size)), Reads.SUM)
        self._middle = middle
        self._points = tuple(points)
        self._bonuses = tuple(bonuses)
        self._low, self._high, self._outside_points = low, high, outside_points
        self._plus_white = plus_white
        self._centre = centre = size // 2
        self._sides = tuple(range(centre - 1, -1, -1)), tuple(range(centre + 1, size))
        self._side_of = {self.labels[box]: side for side in (0, 1) for box in self._sides[side]}
        self._marks = tuple(tuple((Mark(label, n),) for n in range(_HIGHEST + 1)) for label in self.labels)

    def marks(self, state: Sides, number: int, place: int) -> tuple[Mark, ...]:
        return self._side_marks(state, number, 0) + self._side_marks(state, number, 1)

    def _side_marks(self, state: Sides, number: int, side: int) -> tuple[Mark, ...]:
        written = state[side]
        if len(written) == self._centre:
            return NO_MARKS
        inner = written[-1] if written else self._middle
        if number == inner + _STEPS[side] or number == self._middle != inner:
            return self._marks[self._sides[side][len(written)]][number]
        return NO_MARKS

    def numbers_of_question(self, white: int) -> range:
        return range(1 + white, 7 + white) if self._plus_white and white else self.question_numbers

    def mark(self, state: Sides, mark: Mark) -> tuple[Sides, tuple[str, ...]]:
        left, right = state
        word = self._bonuses[self.index[mark.box]]
        if self._side_of[mark.box]:
            right = (*right, mark.number)
        else:
            left = (*left, mark.number)
        return (left, right), (word,) if word else ()

    def points(self, state: Sides) -> int:
        outermost = sum(self._points[box[len(side) - 1]] for side, box in zip(state, self._sides, strict=True) if side)
        outside = [number for side in state for number in side if not self._low < number < self._high]
        return outermost + self._outside_points * len(outside)

    def foxes(self, state: Sides) -> int:
        return [self._bonuses[box] for box in self._filled(state)].count(FOX)

    def _filled(self, state: Sides) -> dict[int, int]:
        """What is written, by box."""
        left, right = state
        before, behind = self._sides
        return dict(zip(before[: len(left)] + behind[: len(right)], left + right, strict=True))

    def bonuses(self) -> tuple[str, ...]:
        return tuple(word for word in self._bonuses if word)

    def refuse_box(self, state: Sides, mark: Mark, number: int, place: int) -> Refusal:
        box = self.index[mark.box]
        if box == self._centre or box in self._filled(state):
            return AlreadyMarked(self.name, mark.box)
        side = self._side_of[mark.box]
        written = state[side]
        following = self._sides[side][len(written)]
        if box != following:
            return NotTheNextBox(self.name, mark.box, self.labels[following])
        inner = written[-1] if written else self._middle
        if not mark.number and self._side_marks(state, number, side):
            return SayTheNumber(self.name, mark.box)
        again = 0 if inner == self._middle else self._middle
        step = inner + _STEPS[side]
        return WrongStep(self.name, mark.box, (step, again) if again else (step,), number)

    def view(self, state: Sides) -> ZoneView:
        filled = self._filled(state)
        boxes = tuple(
            Box(label, self._printed(box), str(filled.get(box, "")), self._bonuses[box], self._points_text(box))
            for box, label in enumerate(self.labels)
        )
        worth = self._outside_points
        return ZoneView(self.name, (boxes,), tiers=((f"≤{self._low}", worth), (f"≥{self._high}", worth)))

    def _printed(self, box: int) -> str:
        if box == self._centre:
            return str(self._middle)
        return f"{_STEPS[box > self._centre]:+}"

    def _points_text(self, box: int) -> str:
        return "" if box == self._centre else str(self._points[box])
