"""What all zone kinds share: their boxes' labels, and the refusals that do not depend on the kind."""

from typing import Any, ClassVar

from ...engine.moves import Mark
from ...engine.refusals import (
    CountsAs,
    JustACross,
    NoSuchBox,
    NoSuchWay,
    OutOfRange,
    Refusal,
    SayTheNumber,
)
from ...engine.zones import ANYWHERE, Follow, Reads

NO_MARKS: tuple[Mark, ...] = ()


class BaseZone:
    """A zone of boxes with labels. `writes` tells zones that write numbers from zones that only cross."""

    writes: ClassVar[bool] = True
    ways: ClassVar[tuple[str, ...]] = ("",)

    def __init__(self, name: str, labels: tuple[str, ...], reads: Reads, follow: Follow = Follow.NONE) -> None:
        self.name = name
        self.labels = labels
        self.reads = reads
        self.follow = follow
        self.index = {label: i for i, label in enumerate(labels)}
        self.question_numbers = range(2, 13) if reads is Reads.SUM else range(1, 7)

    def marks(self, state: Any, number: int, place: int) -> tuple[Mark, ...]:
        raise NotImplementedError

    def question_marks(self, state: Any, white: int) -> tuple[Mark, ...]:
        """By default everything that any number could mark, box by box."""
        found = [mark for number in self.numbers_of_question(white) for mark in self.marks(state, number, ANYWHERE)]
        return tuple(sorted(found, key=lambda mark: (self.index[mark.box], mark)))

    def numbers_of_question(self, white: int) -> range:
        """The numbers that a "?" may stand for; `white` is the white die's face, 0 when no die lies on the table."""
        return self.question_numbers

    def swept_marks(self, state: Any, colour: str, number: int) -> tuple[Mark, ...]:
        return NO_MARKS

    def refuse(self, state: Any, mark: Mark, number: int, place: int) -> Refusal:
        if mark.box not in self.index:
            return NoSuchBox(self.name, mark.box)
        if mark.number and not self.writes:
            return JustACross(self.name, mark.box)
        if mark.number not in (0, number):
            return CountsAs(mark.number, number)
        if mark.way not in self.ways:
            return NoSuchWay(self.name, mark.box, mark.way)
        return self.refuse_box(state, mark, number, place)

    def refuse_question(self, state: Any, mark: Mark, white: int) -> Refusal:
        if mark.box not in self.index:
            return NoSuchBox(self.name, mark.box)
        if not self.writes:
            return self.refuse(state, mark, self.number_for(mark.box), ANYWHERE)
        if not mark.number:
            return SayTheNumber(self.name, mark.box)
        numbers = self.numbers_of_question(white)
        if mark.number not in numbers:
            return OutOfRange(numbers[0], numbers[-1], mark.number)
        return self.refuse(state, mark, mark.number, ANYWHERE)

    def refuse_swept(self, state: Any, mark: Mark, colour: str, number: int) -> Refusal:
        return self.refuse(state, mark, number, ANYWHERE)

    def refuse_box(self, state: Any, mark: Mark, number: int, place: int) -> Refusal:
        """Why an existing box cannot be marked with this number."""
        raise NotImplementedError

    def number_for(self, box: str) -> int:
        """In zones that only cross: the number with which a "?" reaches this box."""
        raise NotImplementedError
