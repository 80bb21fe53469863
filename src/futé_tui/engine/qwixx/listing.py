"""What may be done: the complete, sorted list of moves at a Qwixx table."""

from collections.abc import Sequence

from ..moves import PENALTY, ROLL, SKIP, Move
from .position import BEFORE_ROLL, COLOUR, WHITE
from .sheet_tables import WHITE_DICE
from .table import Table

_ROLL = (ROLL,)


def list_moves(table: Table) -> Sequence[Move]:
    """Every legal move, sorted; empty when the game is over."""
    stage = table.stage
    if stage is WHITE:
        moves = _white(table)
        moves.append(SKIP)
        return moves
    if stage is COLOUR:
        moves = _colour(table)
        moves.append(SKIP if table.crossed else PENALTY)
        return moves
    return _ROLL if stage is BEFORE_ROLL else ()


def _white(table: Table) -> list[Move]:
    """The white sum may go to every row that is not locked."""
    sheet, locked, faces = table.sheet, table.locked, table.faces
    rows, number = table.sheets[table.seat][0], faces[0] + faces[1]
    moves: list[Move] = []
    for row in sheet.in_order:
        if not locked >> row & 1:
            moves += sheet.white[row][rows[row]][number]
    return moves


def _colour(table: Table) -> list[Move]:
    """Either white die may be added to the die of a row that is not locked."""
    sheet, locked, faces = table.sheet, table.locked, table.faces
    rows = table.sheets[table.seat][0]
    low, high = (faces[0], faces[1]) if faces[0] < faces[1] else (faces[1], faces[0])
    moves: list[Move] = []
    for row in sheet.in_order:
        if not locked >> row & 1:
            face, openings = faces[WHITE_DICE + row], sheet.own[row][rows[row]]
            moves += openings[face + low]
            if low != high:
                moves += openings[face + high]
    return moves
