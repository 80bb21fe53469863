"""What all tracks filled from the left share: the next box, and how they look."""

from collections.abc import Iterable
from typing import Any, ClassVar

from ...engine.refusals import Refusal
from ...engine.zones import ZoneView
from .base import Marks
from .bonus_boxes import BonusBoxes


class Track(BonusBoxes):
    """Boxes 1, 2, 3 ... filled from the left; `joint` is printed between them.

    The state is a tuple of what is written. A kind says in `judge_next` which numbers the next box takes.
    """

    joint: ClassVar[str] = ""
    start: Any = ()

    def filled(self, state: Any) -> int:
        """How many boxes are filled."""
        return len(state)

    def reduced(self, state: Any) -> tuple[int, ...]:
        return (self.filled(state),)

    def marks(self, state: Any, number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[len(state)][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def candidates(self, state: Any) -> Iterable[tuple[int, str]]:
        box = self.filled(state)
        return ((box, label) for label in self.labels[box : box + 1])

    def judge_box(self, state: Any, box: int, number: int, place: int) -> Refusal | None:
        order = self.judge_order(range(len(self.labels)), self.filled(state), box)
        return order or self.judge_next(state, box, number)

    def judge_next(self, state: Any, box: int, number: int) -> Refusal | None:
        """Why the next box does not take the number; None if it does, and by default it takes any."""
        return None

    def view(self, state: Any) -> ZoneView:
        return ZoneView(self.name, (self.boxes(state),), joint=self.joint)

    def written(self, state: Any, box: int) -> str:
        return str(state[box]) if box < len(state) else ""
