"""A Qwixx sheet as it looks, in the same views as the zones of the Futé sheets."""

from functools import lru_cache

from ..rules import DiePlace, DieView, SheetView
from ..zone_refusals import BoxGone
from ..zones import CROSSED, Box, ZoneView
from .position import Position
from .sheet_tables import LOCK, WHITE_DICE, SheetTables


def view_sheet(tables: SheetTables, position: Position, seat: int) -> SheetView:
    """The rows, and beside them the penalties; all named as in the score."""
    rows, misses = position.sheets[seat]
    zones = [_row(tables, row, crosses, bool(position.locked >> row & 1)) for row, crosses in enumerate(rows)]
    return SheetView(tuple(zones), (tables.misses.view(misses),))


def view_dice(tables: SheetTables, position: Position) -> tuple[DieView, ...]:
    """All dice; those of locked rows are out of the game."""
    gone = [False] * WHITE_DICE + [bool(position.locked >> row & 1) for row in range(len(tables.rows))]
    shown = zip(tables.dice, position.faces, gone, strict=True)
    return tuple(DieView(name, face, DiePlace.OUT if out else DiePlace.POOL) for name, face, out in shown)


@lru_cache(maxsize=1024)
def _row(tables: SheetTables, row: int, crosses: int, locked: bool) -> ZoneView:
    """In a locked row every box that is not crossed is lost."""
    boxes = []
    for box, number in enumerate(tables.rows[row].numbers):
        crossed = bool(crosses >> box & 1)
        lost = not crossed and (locked or isinstance(tables.judge(row, crosses, box), BoxGone))
        boxes.append(Box(str(number), str(number), CROSSED if crossed else "", lost=lost, number=number))
    crossed = tables.is_locked(crosses)
    boxes.append(Box(LOCK, LOCK, CROSSED if crossed else "", lost=locked and not crossed, implied=True))
    return ZoneView(tables.colours[row], (tuple(boxes),), scale=tables.points, skips=True)
