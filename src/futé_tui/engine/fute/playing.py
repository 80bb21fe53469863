"""Carrying out moves at a table, one function for each kind of move."""

from collections.abc import Callable
from typing import Any

from ..dice import Outcome
from ..events import Declined, DiceLaidOut, DiceRolled, DiceSwept, DiePlaced, DieReturned, DieUsed, Passed
from ..moves import Also, Claim, Decline, Done, Extra, Mix, Move, Pass, Reroll, Return, Roll, Take
from .bonus_play import claim, mark_zone, mix, spend
from .rounds import finish_stage
from .setup import Setup
from .table import BEFORE_ROLL, CHOOSE, PASSIVE, PASSIVE_EXTRA, ROLLS, SOLO_ROLL, FollowUp, Table


def carry_out(setup: Setup, table: Table, move: Move, outcome: Outcome | None) -> None:
    """Change the table as a legal move says; `outcome` is what a roll brought."""
    if outcome is not None:
        _ROLLS[type(move)](setup, table, outcome)
    else:
        _MOVES[type(move)](setup, table, move)


def _roll(setup: Setup, table: Table, outcome: Outcome) -> None:
    if table.stage is SOLO_ROLL:
        _roll_solo(setup, table, outcome)
        return
    table.roll += 1
    table.rerolls = 0
    table.stage = CHOOSE
    _throw_pool(setup, table, outcome, reroll=False)


def _reroll(setup: Setup, table: Table, outcome: Outcome) -> None:
    spend(setup, table, setup.reroll)
    table.rerolls += 1
    _throw_pool(setup, table, outcome, reroll=True)


def _throw_pool(setup: Setup, table: Table, outcome: Outcome, *, reroll: bool) -> None:
    if table.pool == setup.all_dice:
        table.faces = outcome.faces
    else:
        faces = list(table.faces)
        for die, face in zip(setup.members(table.pool), outcome.faces, strict=True):
            faces[die] = face
        table.faces = tuple(faces)
    if table.log is not None:
        _log_roll(setup, table, outcome, reroll=reroll)


def _roll_solo(setup: Setup, table: Table, outcome: Outcome) -> None:
    """The passive roll of a solo game: the outcome says which dice the slots take, the rest is the platter."""
    first, second, third = (setup.die_index[die] for die in outcome.slots)
    table.faces = outcome.faces
    table.slots = first, second, third
    table.platter = setup.all_dice & ~(1 << first | 1 << second | 1 << third)
    table.stage = PASSIVE
    if table.log is not None:
        table.pool = setup.all_dice
        _log_roll(setup, table, outcome, reroll=False)
        table.log.append(DiceLaidOut(table.seat, setup.names(table.platter), outcome.slots))
    table.pool = 0


def _log_roll(setup: Setup, table: Table, outcome: Outcome, *, reroll: bool) -> None:
    if table.log is not None:
        shown = tuple(zip(setup.names(table.pool), outcome.faces, strict=True))
        table.log.append(DiceRolled(table.seat, shown, reroll))


def _return(setup: Setup, table: Table, move: Return) -> None:
    die = 1 << setup.die_index[move.die]
    spend(setup, table, setup.returning)
    table.platter &= ~die
    table.pool |= die
    if table.log is not None:
        table.log.append(DieReturned(table.seat, move.die))


def _pass(setup: Setup, table: Table, move: Pass) -> None:
    table.stage = BEFORE_ROLL
    if table.log is not None:
        table.log.append(Passed(table.seat))


def _take(setup: Setup, table: Table, move: Take) -> None:
    die = setup.die_index[move.die]
    zone = setup.zone_index[move.zone]
    if table.stage is CHOOSE:
        swept = _place(setup, table, die)
        table.stage = BEFORE_ROLL
    else:
        swept = 0
        table.stage = PASSIVE_EXTRA
        if table.log is not None:
            table.log.append(DieUsed(table.seat, move.die, extra=False))
    _use(setup, table, move, die, zone, swept)


def _extra(setup: Setup, table: Table, move: Extra) -> None:
    die = setup.die_index[move.die]
    spend(setup, table, setup.extra)
    table.spent |= 1 << die
    if table.log is not None:
        table.log.append(DieUsed(table.seat, move.die, extra=True))
    _use(setup, table, move, die, setup.zone_index[move.zone], 0)


def _place(setup: Setup, table: Table, die: int) -> int:
    """Put the chosen die into this roll's slot and send the lower dice of the pool to the platter.

    Answers the dice that count as swept: those, and by option the ones that the end of the last roll sends there.
    """
    faces = table.faces
    slots = list(table.slots)
    slots[table.roll - 1] = die
    table.slots = slots[0], slots[1], slots[2]
    table.pool &= ~(1 << die)
    face = faces[die]
    swept = 0
    for other in setup.members(table.pool):
        if faces[other] < face:
            swept |= 1 << other
    table.pool &= ~swept
    table.platter |= swept
    if table.log is not None:
        table.log.append(DiePlaced(table.seat, setup.dice[die], table.roll))
        if swept:
            table.log.append(DiceSwept(table.seat, setup.names(swept)))
    return swept | table.pool if setup.sweep_last_roll and table.roll == ROLLS else swept


def _use(setup: Setup, table: Table, move: Take, die: int, zone: int, swept: int) -> None:
    """Mark with a die, pay for what changed its number, and open the follow-up crosses of the zone."""
    if move.joker:
        spend(setup, table, setup.joker, face=move.joker[0])
    if move.polish:
        spend(setup, table, setup.polish, times=abs(move.polish))
    mark_zone(setup, table, zone, move.mark)
    if zone in setup.follow_swept:
        if swept:
            table.follow = FollowUp(zone, swept)
    elif zone in setup.follow_equal:
        number = (int(move.joker[-1]) if move.joker else table.faces[die]) + move.polish
        if equal := _equal_dice(setup, table, move, die, number):
            table.follow = FollowUp(zone, equal, number)


def _equal_dice(setup: Setup, table: Table, move: Take, die: int, number: int) -> int:
    """The other dice that show this number: in the slots for the active player, on the platter for a passive one,
    and for an extra die wherever it lies itself."""
    in_slots = table.place_of(die) > 0 if isinstance(move, Extra) else table.stage is BEFORE_ROLL
    slotted = sum(1 << other for other in table.slots if other >= 0)
    dice = (slotted if in_slots else table.platter) & ~(1 << die)
    return sum(1 << other for other in setup.members(dice) if table.faces[other] == number)


def _also(setup: Setup, table: Table, move: Also) -> None:
    assert table.follow is not None
    zone, dice, number = table.follow
    used = 1 << setup.die_index[move.die] if move.die else dice & -dice
    table.follow = FollowUp(zone, dice & ~used, number)
    mark_zone(setup, table, zone, move.mark)


def _done(setup: Setup, table: Table, move: Done) -> None:
    if table.follow is not None:
        table.follow = None
    else:
        finish_stage(setup, table)


def _decline(setup: Setup, table: Table, move: Decline) -> None:
    table.stage = PASSIVE_EXTRA
    if table.log is not None:
        table.log.append(Declined(table.seat))


_ROLLS: dict[type[Move], Callable[[Setup, Table, Outcome], None]] = {Roll: _roll, Reroll: _reroll}
_MOVES: dict[type[Move], Callable[[Setup, Table, Any], None]] = {
    Return: _return,
    Pass: _pass,
    Take: _take,
    Extra: _extra,
    Also: _also,
    Claim: claim,
    Mix: mix,
    Done: _done,
    Decline: _decline,
}
