"""What all zone kinds share: boxes with labels, a judge of marks, and the lists of marks that follow from it."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import CountsAs, JustACross, NoSuchBox, NoSuchWay, OutOfRange, SayTheNumber, SayTheWay
from ...engine.zones import ANYWHERE, NUMBERS, Box, Follow, Reads, Zone, grid_label
from .outlook import line_features, number_features

Marks = tuple[Mark, ...]


class BaseZone(Zone):
    """A zone of boxes with labels. A kind states its rule in `judge_box`; every list of marks is derived from it.

    `kind` is its name in a ruleset file, and the parameters of its constructor, after the name of the zone, are the
    keys there, with their limits. The constructor raises a ValueError if values do not fit together. A disputed rule
    is one of these values: the `option` `<zone>_<key>` of the sheet decides it.

    Zones that only cross set `writes` to False, and if different numbers may make the same cross, `crosses_alike` to
    True. Zones that offer several ways to mark list them in `ways`.
    """

    kind: ClassVar[str]
    option: ClassVar[str] = ""
    writes: ClassVar[bool] = True
    reads = Reads.FACE
    follow = Follow.NONE
    crosses_alike = False
    takes_white = True
    ways: ClassVar[tuple[str, ...]] = ("",)

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.index = {label: box for box, label in enumerate(labels)}
        self._table: dict[Any, Any] = {}  # see `learn`
        self._question_marks: dict[tuple[Any, ...], Marks] = {}

    def check(self) -> None:
        """Raise a ValueError if this zone can be drawn but not played: the editor draws such zones."""

    # One mark

    def judge(self, state: Any, mark: Mark, number: int, place: int) -> Refusal | None:
        if mark.box not in self.index:
            return NoSuchBox(self.name, mark.box)
        if mark.number and not self.writes:
            return JustACross(self.name, mark.box)
        if mark.number not in (0, number):
            return CountsAs(mark.number, number)
        if mark.way not in self.ways:
            return NoSuchWay(self.name, mark.box, mark.way)
        box = self.index[mark.box]
        return self.judge_box(state, box, number, place) or self.judge_spelling(mark, self.ways_of(box))

    def judge_box(self, state: Any, box: int, number: int, place: int) -> Refusal | None:
        """The rule of the zone: why this box does not take the number; None if it does."""
        raise NotImplementedError

    def judge_spelling(self, mark: Mark, ways: Sequence[str]) -> Refusal | None:
        """What is wrong with the spelling of a mark whose box takes the number."""
        if mark.way not in ways:
            return NoSuchWay(self.name, mark.box, mark.way) if mark.way else SayTheWay(self.name, mark.box)
        return SayTheNumber(self.name, mark.box) if self.writes and not mark.number else None

    def judge_question(self, state: Any, mark: Mark, white: int) -> Refusal | None:
        numbers = self.question_numbers(state, white)
        if mark.box not in self.index:
            return NoSuchBox(self.name, mark.box)
        if not self.writes:
            refusals = [self.judge(state, mark, number, ANYWHERE) for number in numbers]
            return None if None in refusals else refusals[-1]
        if not mark.number:
            return SayTheNumber(self.name, mark.box)
        if mark.number not in numbers:
            return OutOfRange(numbers[0], numbers[-1], mark.number)
        return self.judge(state, mark, mark.number, ANYWHERE)

    def judge_swept(self, state: Any, mark: Mark, colour: str, number: int) -> Refusal | None:
        return self.judge(state, mark, number, ANYWHERE)

    def question_numbers(self, state: Any, white: int) -> Sequence[int]:
        """The numbers that a "?" may stand for; `white` is the white die's face, 0 when no die is on the table."""
        return NUMBERS[Reads.SUM if self.reads is Reads.SUM else Reads.FACE]

    def ways_of(self, box: int) -> tuple[str, ...]:
        """The ways in which this box can be marked."""
        return ("",)

    # Lists of marks

    def marks(self, state: Any, number: int, place: int) -> Marks:
        return tuple(
            Mark(label, number if self.writes else 0, way)
            for box, label in self.candidates(state)
            if self.judge_box(state, box, number, place) is None
            for way in self.ways_of(box)
        )

    def candidates(self, state: Any) -> Iterable[tuple[int, str]]:
        """The boxes, with their labels, that are worth judging: all but those that take no number at all now."""
        return enumerate(self.labels)

    def question_marks(self, state: Any, white: int) -> Marks:
        numbers = self.question_numbers(state, white)
        key = self.reduced(state), numbers
        if key not in self._question_marks:
            found = {mark for number in numbers for mark in self.marks(state, number, ANYWHERE)}
            self._question_marks[key] = tuple(sorted(found, key=lambda mark: (self.index[mark.box], mark)))
        return self._question_marks[key]

    def swept_marks(self, state: Any, colour: str, number: int) -> Marks:
        marks = self.marks(state, number, ANYWHERE)
        return tuple(mark for mark in marks if self.judge_swept(state, mark, colour, number) is None)

    # What an expert learns from

    def outlook(self, state: Any) -> tuple[Hashable, ...]:
        """One key by default: what decides which marks fit also decides what they are worth."""
        return (self.reduced(state),)

    def features(self, state: Any) -> tuple[tuple[float, ...], ...]:
        """Which boxes are marked, what each number could gain, and how far each line is."""
        return ((*self.box_features(state), *number_features(self, state), *line_features(self.view(state))),)

    def box_features(self, state: Any) -> list[float]:
        return [float(box.mark != "") for row in self.view(state).rows for box in row if box is not None]

    # Tables: `marks` is asked for every die at every decision, so most kinds look it up.

    def reduced(self, state: Any) -> tuple[Any, ...]:
        """The part of a state that decides which marks fit: the key of tables. By default all of it."""
        return (state,)

    def learn(self, state: Any, number: int) -> Marks:
        """Put the marks that fit into the table by `reduced(state)`, a level for each part, and by number."""
        table = self._table
        for key in self.reduced(state):
            table = table.setdefault(key, {})
        marks = table[number] = _shared(BaseZone.marks(self, state, number, ANYWHERE))
        return marks


@cache
def _shared(marks: Marks) -> Marks:
    """One object for equal lists: moves are looked up by it, and identity is the fastest comparison."""
    return marks


def numbered(size: int) -> list[str]:
    """The labels 1, 2, 3 ... of boxes in a line."""
    return [str(box + 1) for box in range(size)]


def plain_boxes(bonuses: Sequence[str], points: Sequence[int] | None = None) -> list[Box]:
    """Boxes in a line, with nothing printed in them but their bonuses, and perhaps with points."""
    texts = [""] * len(bonuses) if points is None else map(str, points)
    rows = zip(numbered(len(bonuses)), bonuses, texts, strict=True)
    return [Box(label, bonus=bonus, points=text) for label, bonus, text in rows]


def grid_labels(rows: int, columns: int) -> list[str]:
    """The labels r1c1, r1c2 ... of boxes in rows, row by row."""
    return [grid_label(row + 1, column + 1) for row in range(rows) for column in range(columns)]
