"""Lines of boxes that pay when all of them are marked, or enough of them, over marks kept as a bit set."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...engine.bonuses import FOX
from ...engine.zones import Line, LineKind, LineName


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """A line as printed; see `Line`. `boxes` are the box numbers that count for it, `needs` how many of them it takes
    (0: all)."""

    name: LineName
    boxes: tuple[int, ...]
    bonus: str = ""
    points: int = 0
    needs: int = 0

    @property
    def mask(self) -> int:
        return sum(1 << box for box in self.boxes)

    @property
    def count(self) -> int:
        """How many boxes have to be marked."""
        return self.needs or len(self.boxes)


def crossing_lines(
    places: Mapping[int, tuple[int, int]], rows: Sequence[str], columns: Sequence[tuple[str, int]], needs: int = 0
) -> Iterator[PrintedLine]:
    """Rows with their bonuses, and columns with their bonuses and points; `places` are row and column of each box that
    counts."""
    for number, bonus in enumerate(rows):
        boxes = tuple(box for box, (row, _column) in places.items() if row == number)
        yield PrintedLine(LineName(LineKind.ROW, number + 1), boxes, bonus, needs=needs)
    for number, (bonus, points) in enumerate(columns):
        boxes = tuple(box for box, (_row, column) in places.items() if column == number)
        yield PrintedLine(LineName(LineKind.COLUMN, number + 1), boxes, bonus, points, needs)


class Lines:
    """All lines of a zone, looked up by box."""

    def __init__(self, printed: Iterable[PrintedLine], labels: Sequence[str]) -> None:
        self.printed = tuple(line for line in printed if line.boxes and (line.bonus or line.points))
        self._labels = labels
        bonus_lines = [(line, line.mask) for line in self.printed if line.bonus]
        self._through = tuple(
            tuple((mask, line.count, line.bonus) for line, mask in bonus_lines if box in line.boxes)
            for box in range(len(labels))
        )
        self._foxes = tuple((mask, line.count) for line, mask in bonus_lines if line.bonus == FOX)
        self._points = tuple((line.mask, line.count, line.points) for line in self.printed if line.points)
        self._views = tuple((line.mask, line.count, *self._looks(line)) for line in self.printed)

    def gained(self, marked: int, box: int) -> tuple[str, ...]:
        """The bonuses of the lines that `box`, the latest mark, completes."""
        return tuple([bonus for mask, count, bonus in self._through[box] if (marked & mask).bit_count() == count])

    def points(self, marked: int) -> int:
        return sum([points for mask, count, points in self._points if (marked & mask).bit_count() >= count])

    def foxes(self, marked: int) -> int:
        return sum([(marked & mask).bit_count() >= count for mask, count in self._foxes])

    def bonuses(self) -> tuple[str, ...]:
        return tuple(line.bonus for line in self.printed if line.bonus)

    def view(self, marked: int) -> tuple[Line, ...]:
        return tuple(
            [
                complete if (marked & mask).bit_count() >= count else incomplete
                for mask, count, incomplete, complete in self._views
            ]
        )

    def _looks(self, line: PrintedLine) -> tuple[Line, Line]:
        """A line as it looks before and after it is complete."""
        boxes = tuple(self._labels[box] for box in line.boxes)
        before = Line(line.name, boxes, line.bonus, line.points, complete=False, needs=line.needs)
        return before, before._replace(complete=True)
