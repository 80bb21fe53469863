"""Lanes: several lines of boxes, each filled in its own order."""

from collections.abc import Iterable, Sequence
from functools import cache

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zones import NUMBERS, Box
from .bonus_boxes import BonusBoxes

Written = tuple[tuple[int, ...], ...]


class Lanes(BonusBoxes):
    """The state is what is written in each lane, in the order of filling; `lanes` are the boxes in that order."""

    def __init__(self, name: str, printed: Sequence[Box], lanes: Sequence[Sequence[int]]) -> None:
        super().__init__(name, printed)
        self.lanes = tuple(lanes)
        self.start: Written = ((),) * len(lanes)
        self._lane_of = {box: lane for lane, boxes in enumerate(lanes) for box in boxes}
        self._room = cache(self._count_room)

    def candidates(self, state: Written) -> Iterable[tuple[int, str]]:
        for lane, written in zip(self.lanes, state, strict=True):
            for box in lane[len(written) : len(written) + 1]:
                yield box, self.labels[box]

    def judge_box(self, state: Written, box: int, number: int, place: int) -> Refusal | None:
        lane = self._lane_of[box]
        written = state[lane]
        before = written[-1] if written else 0
        return self.judge_order(self.lanes[lane], len(written), box) or self.judge_next(lane, box, before, number)

    def judge_next(self, lane: int, box: int, before: int, number: int) -> Refusal | None:
        """Why the next box of a lane does not take the number; None if it does, and by default it takes any. `before`
        is the number before it, or 0."""
        return None

    def closed(self, state: Written) -> frozenset[int]:
        """The boxes at the end of a lane for which no number is left, whatever is written in front of them."""
        closed: list[int] = []
        for lane, (boxes, written) in enumerate(zip(self.lanes, state, strict=True)):
            filled = len(written)
            closed += boxes[filled + self._room(lane, filled, written[-1] if written else 0) :]
        return frozenset(closed)

    def _count_room(self, lane: int, filled: int, before: int) -> int:
        """How many more boxes of a lane can be filled at most after the number `before`."""
        if filled == len(self.lanes[lane]):
            return 0
        box = self.lanes[lane][filled]
        fitting = [number for number in NUMBERS[self.reads] if self.judge_next(lane, box, before, number) is None]
        return max([1 + self._room(lane, filled + 1, number) for number in fitting], default=0)

    def mark(self, state: Written, mark: Mark) -> tuple[Written, tuple[str, ...]]:
        box = self.index[mark.box]
        lane = self._lane_of[box]
        return (*state[:lane], (*state[lane], mark.number), *state[lane + 1 :]), self._gains[box]

    def written(self, state: Written, box: int) -> str:
        lane = self._lane_of[box]
        place = self.lanes[lane].index(box)
        return str(state[lane][place]) if place < len(state[lane]) else ""
