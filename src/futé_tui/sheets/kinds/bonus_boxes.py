"""Boxes that may each have a bonus, and how they look."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ...engine.bonuses import FOX
from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, NotTheNextBox
from ...engine.zones import Box, Reads, box_of
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
        written, lost = self.written, self.lost
        return tuple(
            [
                box_of(label, printed, written(state, box), bonus, points, False, lost(state, box))
                for box, label, printed, bonus, points in self._print
            ]
        )

    @cached_property
    def _print(self) -> tuple[tuple[int, str, str, str, str], ...]:
        """The boxes by their numbers, with their labels and what is printed: a number, a bonus, points."""
        return tuple(
            (box, label, self.printed(box), self._bonuses[box], self.points_text(box))
            for box, label in enumerate(self.labels)
        )

    def printed(self, box: int) -> str:
        """What is printed in a box."""
        return ""

    def points_text(self, box: int) -> str:
        """The points printed at a box."""
        return ""

    def written(self, state: Any, box: int) -> str:
        """What has been marked in a box."""
        raise NotImplementedError

    def lost(self, state: Any, box: int) -> bool:
        """Whether the box is filled without its bonus."""
        return False
