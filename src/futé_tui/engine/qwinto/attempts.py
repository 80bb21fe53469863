"""What marking a box of a Qwinto sheet could mean, and which numbers it takes."""

from ..moves import Mark, Take
from ..rules import Attempt
from .position import Position
from .sheet_tables import SheetTables


def attempts(tables: SheetTables, zone: str, box: str, die: str) -> tuple[Attempt, ...]:
    """The sum is written in the row of a die's colour."""
    each = die or zone
    return (Attempt(each, (Take(each, zone, Mark(box)),)),) if each in tables.row_index else ()


def takes(tables: SheetTables, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
    if zone not in tables.row_index:
        return ()
    rows, index, printed = (tables.row_index[zone],), tables.boxes[zone][box], tables.printed
    written = position.sheets[seat].numbers
    return tuple(n for n in range(1, printed.highest + 1) if index in printed.openings(written, rows, n))
