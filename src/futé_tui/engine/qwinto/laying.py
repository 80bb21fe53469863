"""A Qwinto sheet that is set up by hand."""

from ..laying import CannotLay, LaidSheet
from .position import Sheet
from .sheet_tables import SheetTables


def lay_sheet(tables: SheetTables, laid: LaidSheet) -> Sheet:
    """A sheet with these numbers and misses."""
    numbers = list(tables.printed.start)
    for colour, marks in laid.marks.items():
        for column, number, _ in marks:
            if column not in tables.boxes.get(colour, {}):
                raise CannotLay(f"there is no box {column} in {colour}")
            numbers[tables.boxes[colour][column]] = number
    return Sheet(tuple(numbers), tables.misses.laid(laid))
