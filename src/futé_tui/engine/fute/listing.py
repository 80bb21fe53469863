"""What may be done: the complete, sorted list of moves at a table."""

from collections.abc import Callable, Sequence
from operator import attrgetter

from ..bonuses import MIX
from ..moves import DECLINE, DONE, PASS, REROLL, ROLL, Move
from ..zones import ANYWHERE, PASSIVE, Follow
from .known_moves import also
from .position import ROLLS, Stage
from .table import Table
from .uses import list_uses, plain_uses

_BY_KEY = attrgetter("key")
ONLY_DONE = (DONE,)  # the stage offers nothing
ONLY_ROLL = (ROLL,)  # nothing but a roll can follow
_DICE_ARE_USED = Stage.CHOOSE, Stage.PASSIVE
_EXTRAS_ARE_USED = Stage.EXTRA, Stage.PASSIVE_EXTRA


def list_moves(table: Table) -> Sequence[Move]:
    """Every legal move, sorted; empty when the game is over or no waiting bonus can be used."""
    if table.follow is not None:
        return _follow_ups(table)
    if table.waiting:
        return _claims(table)
    return BY_STAGE[table.stage](table)


def list_without_zones(table: Table) -> Sequence[Move] | None:
    """The moves, if they can be listed without asking a zone what it allows."""
    stage = table.stage
    if table.follow is not None or table.waiting or stage in _DICE_ARE_USED:
        return None
    if stage in _EXTRAS_ARE_USED and table.available(table.sheet.extra):
        return None
    return BY_STAGE[stage](table)


def _before_roll(table: Table) -> Sequence[Move]:
    if table.roll == ROLLS:
        return ONLY_DONE
    last = ONLY_ROLL if table.pool else ONLY_DONE
    sheet = table.sheet
    if sheet.returning >= 0 and table.platter and table.available(sheet.returning):
        return (*[sheet.returns[die] for die in sheet.by_name if table.platter >> die & 1], *last)
    return last


def _choose(table: Table) -> Sequence[Move]:
    sheet = table.sheet
    moves = list_uses(table, sheet.take_targets, table.pool, sheet.all_at[table.roll])
    if table.available(sheet.reroll):
        moves.append(REROLL)
    moves.append(PASS)
    return moves


def _extra(table: Table) -> Sequence[Move]:
    sheet = table.sheet
    if not table.available(sheet.extra):
        return ONLY_DONE
    places = [0] * len(sheet.dice)
    for slot, die in enumerate(table.slots, 1):
        if die >= 0:
            places[die] = slot
    moves = list_uses(table, sheet.extra_targets, sheet.all_dice & ~table.spent, places)
    moves.append(DONE)
    return moves


def _passive(table: Table) -> Sequence[Move]:
    sheet = table.sheet
    dice, plain = passive_uses(table)
    moves = list_uses(table, sheet.take_targets, dice, sheet.all_at[PASSIVE], plain)
    moves.append(DECLINE)
    return moves


def passive_uses(table: Table) -> tuple[int, list[Move]]:
    """The dice that a passive player may use, and what they may mark as rolled: those on the platter, and if they can
    mark nothing, the slotted ones too."""
    sheet, dice = table.sheet, table.platter
    moves = plain_uses(table, sheet.take_targets[dice], sheet.all_at[PASSIVE])
    if not moves:
        dice |= table.slotted()
        moves = plain_uses(table, sheet.take_targets[dice], sheet.all_at[PASSIVE])
    return dice, moves


def _claims(table: Table) -> Sequence[Move]:
    bonuses = set(table.waiting)
    moves: list[Move] = []
    for bonus in bonuses:
        moves += _mixes(table) if bonus == MIX else _claim(table, bonus)
    if len(bonuses) > 1:
        moves.sort(key=_BY_KEY)
    return moves


def _mixes(table: Table) -> list[Move]:
    tracks = table.sheet.tracks
    return [mix for track, mix in table.sheet.mix if table.tracks[track].circled < len(tracks[track].boxes)]


def _claim(table: Table, bonus: str) -> list[Move]:
    """The ways to use one waiting bonus that marks a zone."""
    white = table.faces[table.sheet.white]
    moves: list[Move] = []
    for zone, marks, claim in table.sheet.claims[bonus]:
        moves += map(claim, marks(table.zones[zone], white))
    return moves


def _follow_ups(table: Table) -> Sequence[Move]:
    assert table.follow is not None
    index, dice, number = table.follow
    sheet = table.sheet
    zone, state = sheet.zones[index], table.zones[index]
    moves: list[Move] = []
    if zone.follow is Follow.SWEPT:
        for die in sheet.by_name:
            if dice >> die & 1:
                name = sheet.dice[die]
                moves += map(also(name), zone.swept_marks(state, name, table.faces[die]))
    elif dice:
        moves += map(also(""), zone.marks(state, number, ANYWHERE))
    moves.append(DONE)
    return moves


_LISTERS: dict[Stage, Callable[[Table], Sequence[Move]]] = {
    Stage.ROUND_BONUS: lambda table: ONLY_DONE,
    Stage.BEFORE_ROLL: _before_roll,
    Stage.CHOOSE: _choose,
    Stage.EXTRA: _extra,
    Stage.SOLO_ROLL: lambda table: ONLY_ROLL,
    Stage.PASSIVE: _passive,
    Stage.PASSIVE_EXTRA: _extra,
    Stage.OVER: lambda table: (),
}
BY_STAGE = tuple(_LISTERS[stage] for stage in Stage)  # a stage is its index here
