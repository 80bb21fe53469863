"""What may be done: the complete, sorted list of moves at a Qwinto table."""

from ..moves import DECLINE, MISS, REROLL, Move
from .setup import Setup
from .table import BEFORE_ROLL, OVER, PASSIVE, Table


def list_moves(setup: Setup, table: Table) -> tuple[Move, ...]:
    """Every legal move, sorted; empty when the game is over."""
    stage = table.stage
    if stage is BEFORE_ROLL:
        return setup.rolls
    if stage is OVER:
        return ()
    if stage is PASSIVE:
        return (*_writes(setup, table), DECLINE)
    if table.rerolled:
        return (*_writes(setup, table), MISS)
    return (*_writes(setup, table), REROLL, MISS)


def _writes(setup: Setup, table: Table) -> list[Move]:
    """Every box that takes the sum, in the rows of the dice that were rolled."""
    number = sum(table.faces)
    numbers = table.sheets[table.seat].numbers
    openings, writes = setup.sheet.openings, setup.writes
    return [writes[box][number] for row in setup.rows[table.dice] for box in openings(numbers, row, number)]
