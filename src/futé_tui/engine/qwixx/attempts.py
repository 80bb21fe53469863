"""What marking a box of a Qwixx sheet could mean, and which numbers it takes."""

from ..moves import Mark, Move, Take
from ..rules import Attempt
from .position import COLOUR, Position
from .sheet_tables import SheetTables


def attempts(tables: SheetTables, position: Position, zone: str, box: str, die: str) -> tuple[Attempt, ...]:
    """The white sum, or in the second action the die of the row's colour with a white one."""
    if zone not in tables.row_index:
        return ()
    colour = position.stage is COLOUR if die in ("", *tables.whites) else True
    each = (die if die in tables.row_index else zone) if colour else tables.whites[0]
    return (Attempt(each, (Take(each, zone, Mark(box)),)),)


def dice_used(tables: SheetTables, position: Position, move: Move) -> tuple[str, ...]:
    """Both white dice for their sum; otherwise the coloured die, and the white one that makes up the number, or both if
    they show the same."""
    if not isinstance(move, Take):
        return ()
    if move.die in tables.whites:
        return tables.whites
    faces = dict(zip(tables.dice, position.faces, strict=True))
    added = int(move.mark.box) - faces[move.die]
    return (move.die, *(white for white in tables.whites if faces[white] == added))


def takes(tables: SheetTables, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
    if zone not in tables.row_index or box not in tables.boxes[zone]:
        return ()
    row = tables.row_index[zone]
    if position.locked >> row & 1 or tables.judge(row, position.sheets[seat].rows[row], tables.boxes[zone][box]):
        return ()
    return (int(box),)
