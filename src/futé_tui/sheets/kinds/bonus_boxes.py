"""Boxes that may each have a bonus, and how they look."""

from collections.abc import Callable, Container, Sequence
from functools import cache, cached_property
from typing import Any

from ...engine.bonuses import FOX
from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, NotTheNextBox
from ...engine.zones import Box, Reads
from .base import BaseZone


class BonusBoxes(BaseZone):
    """`bonuses` has a bonus word for each box, empty for none."""

    def __init__(self, name: str, labels: Sequence[str], bonuses: Sequence[str], reads: Reads = Reads.FACE) -> None:
        super().__init__(name, labels, reads)
        self._bonuses = tuple(bonuses)
        self._gains = tuple((word,) if word else () for word in bonuses)
        self._fox_boxes = tuple(box for box, word in enumerate(bonuses) if word == FOX)

    def judge_order(self, boxes: Sequence[int], filled: int, box: int) -> Refusal | None:
        """Why this box is not the next of some that are filled in order; None if it is."""
        place = boxes.index(box)
        if place < filled:
            return AlreadyMarked(self.name, self.labels[box])
        if place > filled:
            return NotTheNextBox(self.name, self.labels[box], self.labels[boxes[filled]])
        return None

    def bonuses(self) -> tuple[str, ...]:
        return tuple(word for word in self._bonuses if word)

    def foxes(self, state: Any) -> int:
        return sum([self.written(state, box) != "" and not self.lost(state, box) for box in self._fox_boxes])

    def boxes(self, state: Any) -> tuple[Box, ...]:
        """How the boxes look."""
        written, lost, closed = self.written, self.lost, self.closed(state)
        look = self._look
        return tuple(
            [look(box, written(state, box), box in closed or lost(state, box)) for box in range(len(self.labels))]
        )

    @cached_property
    def _look(self) -> Callable[[int, str, bool], Box]:
        """A box with what is marked in it, and whether it is lost; the same object for the same look."""
        return cache(self._box)

    def _box(self, box: int, mark: str, lost: bool) -> Box:
        return Box(
            self.labels[box],
            self.printed(box),
            mark,
            self._bonuses[box],
            self.points_text(box),
            lost=lost,
            least=self.least(box),
            factor=self.factor(box),
            subtracted=self.subtracted(box),
        )

    def printed(self, box: int) -> str:
        """What is printed in a box."""
        return ""

    def least(self, box: int) -> int:
        """The least number that a box takes or that gives its bonus (0: any)."""
        return 0

    def factor(self, box: int) -> int:
        """What a die is multiplied by in a box (0: not at all)."""
        return 0

    def subtracted(self, box: int) -> bool:
        """Whether what is written in a box is subtracted."""
        return False

    def points_text(self, box: int) -> str:
        """The points printed at a box."""
        return ""

    def written(self, state: Any, box: int) -> str:
        """What has been marked in a box."""
        raise NotImplementedError

    def lost(self, state: Any, box: int) -> bool:
        """Whether the box is filled without its bonus."""
        return False

    def closed(self, state: Any) -> Container[int]:
        """The open boxes that no number can get into any more."""
        return ()
