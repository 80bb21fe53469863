"""What all tracks filled from the left share: the next box, box bonuses, and how they look."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, NotTheNextBox, Refusal
from ...engine.zones import ANYWHERE, Box, Reads, ZoneView
from .base import BaseZone


class Track(BaseZone):
    """Boxes 1, 2, 3 ... filled from the left, each with a bonus of its own; `joint` is printed between them."""

    joint: ClassVar[str] = ""

    def __init__(
        self, name: str, bonuses: Sequence[str], points: Sequence[int] = (), reads: Reads = Reads.FACE
    ) -> None:
        self.size = len(bonuses)
        super().__init__(name, tuple(str(i + 1) for i in range(self.size)), reads)
        self._bonuses = tuple(bonuses)
        self._gains = tuple((word,) if word else () for word in bonuses)
        self._fox_boxes = tuple(i for i, word in enumerate(bonuses) if word == FOX)
        self._scale = tuple(points)

    def filled(self, state: Any) -> int:
        """How many boxes are filled."""
        raise NotImplementedError

    def question_marks(self, state: Any, white: int) -> tuple[Mark, ...]:
        """Every number in the next box: in order as they come."""
        marks = self.marks
        return tuple([mark for number in self.question_numbers for mark in marks(state, number, ANYWHERE)])

    def bonuses(self) -> tuple[str, ...]:
        return tuple(word for word in self._bonuses if word)

    def foxes(self, state: Any) -> int:
        filled = self.filled(state)
        return sum([box < filled for box in self._fox_boxes])

    def refuse_box(self, state: Any, mark: Mark, number: int, place: int) -> Refusal:
        box, filled = self.index[mark.box], self.filled(state)
        if box < filled:
            return AlreadyMarked(self.name, mark.box)
        if box > filled:
            return NotTheNextBox(self.name, mark.box, self.labels[filled])
        return self.refuse_next(state, mark, number)

    def refuse_next(self, state: Any, mark: Mark, number: int) -> Refusal:
        """Why the next box does not take this number."""
        raise NotImplementedError

    def view(self, state: Any) -> ZoneView:
        boxes = tuple(
            Box(
                label,
                self.printed(box),
                self.written(state, box),
                self._bonuses[box],
                str(self._scale[box]) if self._scale else "",
                lost=self.lost(state, box),
            )
            for box, label in enumerate(self.labels)
        )
        return ZoneView(self.name, (boxes,), joint=self.joint)

    def lost(self, state: Any, box: int) -> bool:
        """Whether the box is filled without bringing its bonus."""
        return False

    def printed(self, box: int) -> str:
        """What is printed in a box."""
        return ""

    def written(self, state: Any, box: int) -> str:
        """What has been marked in a box."""
        raise NotImplementedError
