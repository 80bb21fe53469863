"""Number rows: grids whose rows each show 1 to 6, with the sweep of silver and the slots of yellow built on them."""

from collections.abc import Collection, Sequence
from functools import cached_property

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import WrongRow
from ...engine.zones import ANYWHERE, PASSIVE, Follow
from .base import Marks
from .grid import Fitting, Grid
from .lines import PrintedLine

WIDTH = 6


class NumberRows(Grid):
    """A die crosses its number in any row. `tinted` are the shaded boxes."""

    def __init__(
        self,
        name: str,
        row_names: Sequence[str],
        lines: Sequence[PrintedLine],
        row_points: Sequence[int],
        *,
        tinted: Collection[int] = (),
        follow: Follow = Follow.NONE,
    ) -> None:
        self.tinted = frozenset(tinted)
        super().__init__(name, [range(1, WIDTH + 1)] * len(row_names), lines, follow=follow, row_points=row_points)
        self.row_names = tuple(row_names)
        by_number = [range(column, len(self.labels), WIDTH) for column in range(WIDTH)]
        self._lines = [*self._row_masks, *dict.fromkeys(line.mask for line in self.lines.printed)]
        self._numbers = [sum(1 << box for box in boxes) for boxes in by_number]

    def outlook(self, state: int) -> tuple[int, ...]:
        """These grids have too many states for one key: a key for each row, line and number."""
        return (*[state & mask for mask in self._lines], *[(state & mask).bit_count() for mask in self._numbers])

    def features(self, state: int) -> tuple[tuple[float, ...], ...]:
        rows = [_marked_of(mask, state) for mask in self._row_masks]
        lines = [_progress_of(mask, state) for mask in self._lines]
        numbers = [_progress_of(mask, state) for mask in self._numbers]
        plain = [(*row, *line) for row, line in zip(rows, lines, strict=False)]
        return (*plain, *lines[len(rows) :], *numbers)

    def shaded(self, box: int) -> bool:
        return box in self.tinted


def _marked_of(mask: int, state: int) -> list[float]:
    """Which boxes of a mask are crossed."""
    return [float(state >> box & 1) for box in range(mask.bit_length()) if mask >> box & 1]


def _progress_of(mask: int, state: int) -> tuple[float, float, float]:
    """The share of the boxes that are crossed, one missing, complete."""
    missing = (mask & ~state).bit_count()
    return 1 - missing / mask.bit_count(), float(missing == 1), float(missing == 0)


class SweepGrid(NumberRows):
    """Rows named after dice: a swept die crosses its number in the row of its colour, white and silver in any row."""

    def __init__(
        self, name: str, row_names: Sequence[str], lines: Sequence[PrintedLine], row_points: Sequence[int]
    ) -> None:
        super().__init__(name, row_names, lines, row_points, follow=Follow.SWEPT)
        self._by_swept: dict[tuple[str, int], Fitting] = {}

    def judge_swept(self, state: int, mark: Mark, colour: str, number: int) -> Refusal | None:
        if mark.box in self.index and colour in self.row_names:
            row = self.row_names[self.index[mark.box] // WIDTH]
            if row != colour:
                return WrongRow(self.name, mark.box, colour)
        return self.judge(state, mark, number, ANYWHERE)

    def swept_marks(self, state: int, colour: str, number: int) -> Marks:
        if (colour, number) not in self._by_swept:
            boxes = range(len(self.labels))
            self._by_swept[colour, number] = self.fitting(
                lambda state, mark: self.judge_swept(state, mark, colour, number), boxes
            )
        bits, fitting = self._by_swept[colour, number]
        return fitting[state & bits]


class SlotGrid(NumberRows):
    """The row is that of the die's slot; from the platter, a die crosses a tinted box."""

    @cached_property
    def _by_place(self) -> dict[int, tuple[Fitting, ...]]:
        places = (ANYWHERE, PASSIVE, *range(1, len(self.row_names) + 1))
        return {place: self.fitting_by_number(place) for place in places}

    def marks(self, state: int, number: int, place: int) -> Marks:
        bits, fitting = self._by_place[place][number]
        return fitting[state & bits]

    def judge_open_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        if not self._is_open_from(place, box):
            row = "platter" if place == PASSIVE else self.row_names[place - 1]
            return WrongRow(self.name, self.labels[box], row)
        return super().judge_open_box(state, box, number, place)

    def _is_open_from(self, place: int, box: int) -> bool:
        if place == ANYWHERE:
            return True
        if place == PASSIVE:
            return box in self.tinted
        return box // WIDTH == place - 1
