"""Boxes that may each have a bonus, and how they look."""

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import Any

from ...engine.bonuses import FOX
from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, NotTheNextBox
from ...engine.zones import Box
from .base import BaseZone


class BonusBoxes(BaseZone):
    """`printed` are the empty boxes as they look in print."""

    def __init__(self, name: str, printed: Sequence[Box]) -> None:
        super().__init__(name, [box.label for box in printed])
        self.printed = tuple(printed)
        self._gains = tuple((box.bonus,) if box.bonus else () for box in printed)
        self._fox_boxes = tuple(number for number, box in enumerate(printed) if box.bonus == FOX)

    def judge_order(self, boxes: Sequence[int], filled: int, box: int) -> Refusal | None:
        """Why this box is not the next of some that are filled in order; None if it is."""
        place = boxes.index(box)
        if place < filled:
            return AlreadyMarked(self.name, self.labels[box])
        if place > filled:
            return NotTheNextBox(self.name, self.labels[box], self.labels[boxes[filled]])
        return None

    def bonuses(self) -> tuple[str, ...]:
        return tuple(box.bonus for box in self.printed if box.bonus)

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
        return cache(lambda box, mark, lost: replace(self.printed[box], mark=mark, lost=lost))

    def written(self, state: Any, box: int) -> str:
        """What has been marked in a box."""
        raise NotImplementedError

    def lost(self, state: Any, box: int) -> bool:
        """Whether the box is filled without its bonus."""
        return False

    def closed(self, state: Any) -> Container[int]:
        """The open boxes that no number can get into any more."""
        return ()
