"""A Qwixx sheet that is set up by hand."""

from ..laying import CannotLay, LaidSheet
from .position import Sheet
from .sheet_tables import LOCK, SheetTables


def lay_sheet(tables: SheetTables, laid: LaidSheet) -> Sheet:
    """A sheet with these crosses and penalties; a row is locked where its lock is crossed."""
    rows = list(tables.blank)
    for colour, marks in laid.marks.items():
        for box, *_ in marks:
            if box not in (LOCK, *tables.boxes.get(colour, {})) or colour not in tables.row_index:
                raise CannotLay(f"there is no box {box} in {colour}")
            crossed = tables.lock if box == LOCK else 1 << tables.boxes[colour][box]
            rows[tables.row_index[colour]] |= crossed
    return Sheet(tuple(rows), tables.misses.laid(laid))
