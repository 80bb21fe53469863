"""Carrying out moves at a table, one function for each kind of move."""

from collections.abc import Callable
from typing import Any

from ..bonuses import MIX
from ..moves import ROLL, Also, Claim, Decline, Done, Extra, Mix, Move, Pass, Reroll, Return, Roll, Take
from ..zones import Follow
from .position import BEFORE_ROLL, CHOOSE, ROLLS, SOLO_ROLL, FollowUp
from .rounds import finish_stage
from .table import Table


def carry_out(table: Table, move: Move) -> None:
    """Change the table as a legal move says. A roll or reroll takes the dice in hand."""
    _MOVES[type(move)](table, move)


def roll(table: Table, move: Roll = ROLL) -> None:
    if table.stage is not SOLO_ROLL:
        table.roll += 1
        table.rerolls = 0
        table.stage = CHOOSE


def _reroll(table: Table, move: Reroll) -> None:
    table.spend(table.sheet.reroll)
    table.rerolls += 1


def _return(table: Table, move: Return) -> None:
    table.spend(table.sheet.returning)
    table.return_die(table.sheet.die_index[move.die])


def _take(table: Table, move: Take) -> None:
    """The active player's die goes to a slot and sweeps; a passive player uses it where it is."""
    die = table.sheet.die_index[move.die]
    if table.stage is CHOOSE:
        table.place(die)
        swept = _sweep_lower(table, table.faces[die])
        table.stage = BEFORE_ROLL
    else:
        table.pick(die)
        swept = 0
    _use(table, move, die, swept)


def _sweep_lower(table: Table, face: int) -> int:
    """Sweep the dice of the pool that show less than `face`.

    Returns the dice that count as swept: those, and by option the ones that the end of the last roll sweeps.
    """
    faces = table.faces
    lower = 0
    for die in table.sheet.members[table.pool]:
        if faces[die] < face:
            lower |= 1 << die
    if lower:
        table.sweep(lower)
    return lower | table.pool if table.roll == ROLLS and table.sheet.printed.sweep_last_roll else lower


def _extra(table: Table, move: Extra) -> None:
    die = table.sheet.die_index[move.die]
    table.spend(table.sheet.extra)
    table.use_again(die)
    _use(table, move, die, 0)


def _use(table: Table, move: Take, die: int, swept: int) -> None:
    """Pay for what changes the die's number, mark with it, and open the follow-up crosses of the zone."""
    sheet = table.sheet
    if move.joker:
        table.spend(sheet.joker, face=move.joker_box)
    if move.polish:
        for _ in range(abs(move.polish)):
            table.spend(sheet.polish)
    zone = sheet.zone_index[move.zone]
    table.mark(zone, move.mark)
    follow = sheet.follows[zone]
    if follow is None:
        return
    if follow is Follow.SWEPT:
        if swept:
            table.follow = FollowUp(zone, swept)
    else:
        number = (move.joker_number if move.joker else table.faces[die]) + move.polish
        if equal := _equal_dice(table, move, die, number):
            table.follow = FollowUp(zone, equal, number)


def _equal_dice(table: Table, move: Take, die: int, number: int) -> int:
    """The other dice that show this number: in the slots for the active player, on the platter for a passive one,
    and for an extra die in its own place."""
    in_slots = table.place_of(die) > 0 if isinstance(move, Extra) else table.stage is BEFORE_ROLL
    others = (table.slotted() if in_slots else table.platter) & ~(1 << die)
    return sum(1 << other for other in table.sheet.members[others] if table.faces[other] == number)


def _also(table: Table, move: Also) -> None:
    assert table.follow is not None
    zone, dice, number = table.follow
    used = 1 << table.sheet.die_index[move.die] if move.die else dice & -dice
    table.follow = FollowUp(zone, dice & ~used, number)
    table.mark(zone, move.mark)


def _claim(table: Table, move: Claim) -> None:
    table.use_bonus(move.bonus)
    table.mark(table.sheet.zone_index[move.zone], move.mark)


def _mix(table: Table, move: Mix) -> None:
    table.use_bonus(MIX)
    table.unlock(table.sheet.track_index[move.track])


def _done(table: Table, move: Done) -> None:
    if table.follow is not None:
        table.follow = None
    else:
        finish_stage(table)


_MOVES: dict[type[Move], Callable[[Table, Any], None]] = {
    Roll: roll,
    Reroll: _reroll,
    Return: _return,
    Pass: lambda table, move: table.pass_roll(),
    Take: _take,
    Extra: _extra,
    Also: _also,
    Claim: _claim,
    Mix: _mix,
    Done: _done,
    Decline: lambda table, move: table.decline(),
}
