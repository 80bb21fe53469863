"""Carrying out moves at a Qwixx table, and how actions and turns follow one another."""

from collections.abc import Callable
from typing import Any

from ..moves import Move, Penalty, Roll, Skip, Take
from .position import WHITE
from .table import Table


def carry_out(table: Table, move: Move) -> None:
    """Change the table as a legal move says. A roll takes the dice in hand."""
    _MOVES[type(move)](table, move)


def _roll(table: Table, move: Roll) -> None:
    table.pick_up()


def _cross(table: Table, move: Take) -> None:
    if table.seat == table.active:
        table.crossed = True
    table.cross(table.sheet.row_index[move.zone], move.mark)
    _go_on(table)


def _skip(table: Table, move: Skip) -> None:
    table.skip()
    _go_on(table)


def _penalty(table: Table, move: Penalty) -> None:
    table.cross_miss()
    _go_on(table)


def _go_on(table: Table) -> None:
    """After the active player the others decide on the white sum; after white plus colour the turn is over."""
    if table.stage is not WHITE:
        _end_turn(table)
    elif (seat := table.next_along()) < len(table.sheets):
        table.start_passive(seat)
    else:
        table.end_white()


def end_white(table: Table) -> None:
    """What everybody did with the white sum takes effect: rows are locked, and perhaps the game is over at once. The
    active player has no second action then, and takes no penalty for having crossed nothing."""
    if _lock_rows(table):
        table.end_game()
    else:
        table.start_colour()


def _end_turn(table: Table) -> None:
    if _lock_rows(table) or table.sheets[table.active].misses == table.sheet.misses.boxes:
        table.end_game()
    else:
        table.next_turn()


def _lock_rows(table: Table) -> bool:
    """Lock the rows whose lock somebody has crossed; whether that ends the game."""
    sheet, locked = table.sheet, table.locked
    for rows, _ in table.sheets:
        if max(rows) >= sheet.lock:
            locked |= sheet.locks(rows)
    if locked == table.locked:
        return False
    for row in range(len(sheet.rows)):
        if (locked ^ table.locked) >> row & 1:
            table.lock(row)
    return locked.bit_count() >= sheet.locks_to_end


_MOVES: dict[type[Move], Callable[[Table, Any], None]] = {
    Roll: _roll,
    Take: _cross,
    Skip: _skip,
    Penalty: _penalty,
}
