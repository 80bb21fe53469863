"""How rounds and turns follow one another: what happens when a stage is finished."""

from ..events import DiceSwept, GameEnded, RoundStarted, TurnPassed, TurnStarted
from .bonus_play import gain
from .setup import Setup
from .table import (
    BEFORE_ROLL,
    EXTRA,
    NO_DIE,
    OVER,
    PASSIVE,
    PASSIVE_EXTRA,
    ROUND_BONUS,
    SOLO_ROLL,
    Table,
)


def start_round(setup: Setup, table: Table) -> None:
    """The next round: every player gets the bonus printed under its number; or the end of the game."""
    if table.round == setup.rounds[len(table.sheets) - 1]:
        table.stage = OVER
        if table.log is not None:
            table.log.append(GameEnded(table.seat))
        return
    table.round += 1
    table.stage = ROUND_BONUS
    table.active = 0
    _gather_dice(setup, table)
    if table.log is not None:
        table.log.append(RoundStarted(0, table.round))
    _give_round_bonuses(setup, table, 0)


def _give_round_bonuses(setup: Setup, table: Table, first: int) -> None:
    """The round's bonus for each player from `first` on, up to one who has to choose; then the first turn."""
    for seat in range(first, len(table.sheets)):
        table.give_to(seat)
        if table.round <= len(setup.round_bonuses):
            gain(setup, table, (setup.round_bonuses[table.round - 1],), "round")
        if table.waiting:
            return
    _start_turn(setup, table, 0)


def _start_turn(setup: Setup, table: Table, active: int) -> None:
    table.give_to(active)
    table.active = active
    table.stage = BEFORE_ROLL
    _gather_dice(setup, table)
    if table.log is not None:
        table.log.append(TurnStarted(active))


def _gather_dice(setup: Setup, table: Table) -> None:
    """All dice back into the pool, not rolled yet."""
    table.roll = table.rerolls = table.platter = table.spent = 0
    table.pool = setup.all_dice
    table.slots = NO_DIE, NO_DIE, NO_DIE
    table.faces = setup.no_faces


def finish_stage(setup: Setup, table: Table) -> None:
    """Go on to what follows the stage that the deciding player has finished."""
    stage = table.stage
    if stage is BEFORE_ROLL:
        _end_rolls(setup, table)
    elif stage is EXTRA:
        if len(table.sheets) == 1:
            table.stage = SOLO_ROLL
            table.spent = 0
        else:
            _next_passive(setup, table, 0)
    elif stage is PASSIVE_EXTRA:
        _next_passive(setup, table, table.seat + 1)
    else:
        _give_round_bonuses(setup, table, table.seat + 1)


def _end_rolls(setup: Setup, table: Table) -> None:
    """No more rolls: what is left in the pool goes to the platter, and extra dice may follow."""
    if table.log is not None and table.pool:
        table.log.append(DiceSwept(table.seat, setup.names(table.pool)))
    table.platter |= table.pool
    table.pool = 0
    table.stage = EXTRA


def _next_passive(setup: Setup, table: Table, seat: int) -> None:
    """The next passive player from `seat` on; after the last one, the next turn."""
    seat += seat == table.active and len(table.sheets) > 1
    table.spent = 0
    if seat < len(table.sheets):
        table.give_to(seat)
        table.stage = PASSIVE
        if table.log is not None:
            table.log.append(TurnPassed(seat))
    elif table.active + 1 < len(table.sheets):
        _start_turn(setup, table, table.active + 1)
    else:
        start_round(setup, table)
