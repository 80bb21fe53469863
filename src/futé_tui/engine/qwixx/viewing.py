"""A Qwixx sheet as it looks, in the same views as the zones of the Futé sheets."""

from ..rules import DieView, SheetView
from ..zones import ZoneView, box_of
from .position import Position
from .sheet_tables import LOCK, WHITE_DICE, SheetTables

POOL = "pool"
OUT = "out"


def view_sheet(tables: SheetTables, position: Position, seat: int) -> SheetView:
    """The rows, and beside them the penalties; all named as in the score."""
    rows, misses = position.sheets[seat]
    zones = [_row(tables, row, crosses, position.locked >> row & 1) for row, crosses in enumerate(rows)]
    return SheetView(tuple(zones), (tables.misses.view(misses),))


def view_dice(tables: SheetTables, position: Position) -> tuple[DieView, ...]:
    """All dice; those of locked rows are out of the game."""
    gone = [False] * WHITE_DICE + [bool(position.locked >> row & 1) for row in range(len(tables.rows))]
    shown = zip(tables.dice, position.faces, gone, strict=True)
    return tuple(DieView(name, face, OUT if out else POOL) for name, face, out in shown)


def _row(tables: SheetTables, row: int, crosses: int, locked: int) -> ZoneView:
    """A box is lost once a box further right is crossed, or the row is locked."""
    reached = tables.length + 1 if locked else crosses.bit_length()
    labels = [*map(str, tables.rows[row].numbers), LOCK]
    boxes = [
        box_of(label, label, "x" if crosses >> box & 1 else "", lost=box < reached and not crosses >> box & 1)
        for box, label in enumerate(labels)
    ]
    return ZoneView(tables.colours[row], (tuple(boxes),), scale=tables.points)
