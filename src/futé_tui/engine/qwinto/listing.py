"""What may be done: the complete, sorted list of moves at a Qwinto table."""

from collections.abc import Sequence

from ..moves import DECLINE, MISS, REROLL, Move
from .position import BEFORE_ROLL, OVER, PASSIVE
from .table import Table


def list_moves(table: Table) -> Sequence[Move]:
    """Every legal move, sorted; empty when the game is over."""
    stage, sheet = table.stage, table.sheet
    if stage is BEFORE_ROLL:
        return sheet.rolls
    if stage is OVER:
        return ()
    number = sum(table.faces)
    boxes = sheet.printed.openings(table.sheets[table.seat].numbers, sheet.rows[table.dice], number)
    moves: list[Move] = [*map(sheet.writes[number].__getitem__, boxes)]
    if stage is PASSIVE:
        moves.append(DECLINE)
        return moves
    if not table.rerolled:
        moves.append(REROLL)
    moves.append(MISS)
    return moves
