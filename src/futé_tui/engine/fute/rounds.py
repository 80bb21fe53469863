"""How stages, turns and rounds follow one another."""

from ..events import ROUND
from .position import BEFORE_ROLL, EXTRA, PASSIVE_EXTRA, SOLO_ROLL
from .table import Table


def start_round(table: Table) -> None:
    """The next round, or the end of the game."""
    if table.round == table.sheet.printed.rounds[len(table.sheets) - 1]:
        table.end_game()
    else:
        table.start_round()
        _give_round_bonuses(table, 0)


def _give_round_bonuses(table: Table, first: int) -> None:
    """The bonus under the round's number for each player from `first` on, up to one who has to choose."""
    bonus = table.sheet.round_bonus(table.round)
    for seat in range(first, len(table.sheets)):
        table.give_to(seat)
        if bonus:
            table.gain(bonus, ROUND)
        if table.waiting:
            return
    table.start_turn(0)


def finish_stage(table: Table) -> None:
    """Continue with what follows the stage that the deciding player has finished."""
    stage = table.stage
    if stage is BEFORE_ROLL:
        _end_rolls(table)
    elif stage is EXTRA:
        _end_active(table)
    elif stage is PASSIVE_EXTRA:
        _next_passive(table, table.seat + 1)
    else:
        _give_round_bonuses(table, table.seat + 1)


def _end_rolls(table: Table) -> None:
    """No more rolls: what is left in the pool goes to the platter, and extra dice may follow."""
    if table.pool:
        table.sweep(table.pool)
    table.stage = EXTRA


def _end_active(table: Table) -> None:
    """The others may use a die now; a solo player rolls again and is passive."""
    if len(table.sheets) == 1:
        table.spent = 0
        table.stage = SOLO_ROLL
    else:
        _next_passive(table, 0)


def _next_passive(table: Table, seat: int) -> None:
    """The next passive player from `seat` on; after the last one, the next turn."""
    if seat == table.active:
        seat += 1
    table.spent = 0
    if seat < len(table.sheets):
        table.start_passive(seat)
    elif table.active + 1 < len(table.sheets):
        table.gather_dice()
        table.start_turn(table.active + 1)
    else:
        start_round(table)
