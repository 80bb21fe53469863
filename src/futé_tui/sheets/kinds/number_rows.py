"""Number rows: grids whose rows each show 1 to 6, with the sweep of silver and the slots of yellow built on them."""

from collections.abc import Collection, Sequence

from ...engine.moves import Mark
from ...engine.refusals import Refusal, WrongRow
from ...engine.zones import ANYWHERE, PASSIVE, Follow
from .base import NO_MARKS
from .grid import Grid
from .lines import PrintedLine

WIDTH = 6


class NumberRows(Grid):
    """A die crosses its number in any row. `tinted` are the boxes set off in print."""

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

    def shaded(self, box: int) -> bool:
        return box in self.tinted


class SweepGrid(NumberRows):
    """Rows named after dice: a swept die crosses its number in the row of its colour, white and silver in any row."""

    def __init__(
        self, name: str, row_names: Sequence[str], lines: Sequence[PrintedLine], row_points: Sequence[int]
    ) -> None:
        super().__init__(name, row_names, lines, row_points, follow=Follow.SWEPT)

    def swept_marks(self, state: int, colour: str, number: int) -> tuple[Mark, ...]:
        if colour not in self.row_names:
            return self.marks(state, number, ANYWHERE)
        box = self.row_names.index(colour) * WIDTH + number - 1
        return NO_MARKS if state >> box & 1 else (self._marks[box],)

    def refuse_swept(self, state: int, mark: Mark, colour: str, number: int) -> Refusal:
        if mark.box in self.index and colour in self.row_names:
            row = self.row_names[self.index[mark.box] // WIDTH]
            if row != colour:
                return WrongRow(self.name, mark.box, colour)
        return self.refuse(state, mark, number, ANYWHERE)


class SlotGrid(NumberRows):
    """The row is that of the slot where the die lies; from the platter, a die crosses a tinted box."""

    def __init__(
        self,
        name: str,
        row_names: Sequence[str],
        lines: Sequence[PrintedLine],
        row_points: Sequence[int],
        *,
        tinted: Collection[int],
    ) -> None:
        super().__init__(name, row_names, lines, row_points, tinted=tinted)
        boxes = range(len(self.labels))
        rows = {row + 1: [box for box in boxes if box // WIDTH == row] for row in range(len(row_names))}
        self._open = {PASSIVE: sorted(self.tinted), ANYWHERE: list(boxes), **rows}
        self._by_place = {
            place: self.table_of([[box for box in each if self.numbers[box] == n] for n in range(WIDTH + 1)])
            for place, each in self._open.items()
        }

    def marks(self, state: int, number: int, place: int) -> tuple[Mark, ...]:
        mask, free = self._by_place[place][number]
        return free[state & mask]

    def refuse_box(self, state: int, mark: Mark, number: int, place: int) -> Refusal:
        if self.index[mark.box] not in self._open[place]:
            return WrongRow(self.name, mark.box, self.row_names[place - 1] if place else "platter")
        return super().refuse_box(state, mark, number, place)
