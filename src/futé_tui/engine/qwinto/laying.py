"""A Qwinto position laid by hand."""

from ..laying import CannotLay, LaidSheet
from .position import Sheet
from .sheet_tables import SheetTables
from .viewing import MISSES


def lay_sheet(tables: SheetTables, laid: LaidSheet) -> Sheet:
    """A sheet with these numbers and misses."""
    numbers = list(tables.printed.start)
    for colour, marks in laid.marks.items():
        for column, number, _ in marks:
            if column not in tables.boxes.get(colour, {}):
                raise CannotLay(f"there is no box {column} in {colour}")
            numbers[tables.boxes[colour][column]] = number
    if unknown := laid.tracks.keys() - {MISSES}:
        raise CannotLay(f"there is no track {min(unknown)!r}")
    return Sheet(tuple(numbers), laid.tracks.get(MISSES, 0))
