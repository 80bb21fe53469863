"""Carrying out moves at a Qwinto table, and how turns follow one another."""

from collections.abc import Callable
from typing import Any

from ..moves import Decline, Miss, Move, Reroll, Roll, Take
from .position import Sheet
from .sheet_tables import SheetTables
from .table import Table

_ROWS_THAT_END_THE_GAME = 2


def carry_out(table: Table, move: Move) -> None:
    """Change the table as a legal move says. A roll or reroll takes the dice in hand."""
    _MOVES[type(move)](table, move)


def _roll(table: Table, move: Roll) -> None:
    table.pick_dice(table.sheet.dice_sets[move.dice])


def _reroll(table: Table, move: Reroll) -> None:
    table.rerolled = True


def _write(table: Table, move: Take) -> None:
    table.write(table.sheet.boxes[move.zone][move.mark.box], move.mark)
    _go_on(table)


def _miss(table: Table, move: Miss) -> None:
    table.cross_miss()
    _go_on(table)


def _decline(table: Table, move: Decline) -> None:
    table.decline()
    _go_on(table)


def _go_on(table: Table) -> None:
    """After the active player the others in seat order, then the next turn or the end."""
    if (seat := table.next_along()) < len(table.sheets):
        table.start_passive(seat)
    elif ends(table.sheet, table.sheets, table.active):
        table.end_game()
    else:
        table.next_turn()


def ends(sheet: SheetTables, sheets: tuple[Sheet, ...], active: int) -> bool:
    """Whether the game ends with the turn of the active player."""
    if sheets[active].misses == sheet.misses.boxes:
        return True
    complete_rows = sheet.printed.complete_rows
    return max([complete_rows(numbers) for numbers, _ in sheets]) >= _ROWS_THAT_END_THE_GAME


_MOVES: dict[type[Move], Callable[[Table, Any], None]] = {
    Roll: _roll,
    Reroll: _reroll,
    Take: _write,
    Miss: _miss,
    Decline: _decline,
}
