"""Why an illegal move is illegal: the first rule it breaks."""

from dataclasses import replace

from .. import refusals as r
from ..bonuses import CHANGING, MIX, zone_bonus
from ..moves import Also, Claim, Done, Extra, Miss, Mix, Move, Reroll, Return, Roll, Take
from ..phases import Phase
from ..rules import SLOTS, DiePlace
from ..zone_refusals import NoSuchZone, WrongCoordinates, WrongZone
from ..zones import ANYWHERE, PASSIVE, Follow, at_coordinates
from .known_moves import BY_COORDINATES, Target
from .listing import passive_uses
from .number_changes import polish_range
from .position import STAGE_PHASES, Stage, phase_of
from .table import Table
from .uses import added_by_others, pair_on_table

_WORK_ON_PLATTER = ("return", "polish")
_DICE_ARE_USED = (Phase.CHOOSE, Phase.EXTRA, Phase.PASSIVE, Phase.PASSIVE_EXTRA)
_EXTRAS_ARE_USED = (Phase.EXTRA, Phase.PASSIVE_EXTRA)


def explain(table: Table, move: Move) -> r.Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if table.stage is Stage.OVER:
        return r.GameIsOver()
    if isinstance(move, Miss) or (isinstance(move, Roll) and move.dice):
        return r.NotInThisGame(str(move))
    if table.follow is not None:
        return _also(table, move) if isinstance(move, Also) else r.NotInThisPhase(Phase.FOLLOW_UP)
    if isinstance(move, Claim | Mix):
        return _claim(table, move)
    if table.waiting:
        return r.BonusFirst(table.waiting)
    if isinstance(move, Extra):
        return _extra(table, move)
    if isinstance(move, Take):
        return _take(table, move)
    if table.stage is Stage.BEFORE_ROLL:
        return _before_roll(table, move)
    if isinstance(move, Reroll) and table.stage is Stage.CHOOSE:
        return r.NoActionLeft("reroll")
    return _wrong_phase(table)


def _wrong_phase(table: Table) -> r.Refusal:
    return r.NotInThisPhase(STAGE_PHASES[table.stage])


def _before_roll(table: Table, move: Move) -> r.Refusal:
    if isinstance(move, Roll):
        return r.NoDiceToRoll()
    if isinstance(move, Done):
        return r.RollFirst()
    if not isinstance(move, Return):
        return _wrong_phase(table)
    if move.die not in table.sheet.die_index:
        return r.NoSuchDie(move.die)
    if not table.platter >> table.sheet.die_index[move.die] & 1:
        return r.DieLiesElsewhere(move.die, place_of(table, move.die))
    return r.NoActionLeft("return")


def _take(table: Table, move: Take) -> r.Refusal:
    if table.stage not in (Stage.CHOOSE, Stage.PASSIVE):
        return _wrong_phase(table)
    if move.die not in table.sheet.die_index:
        return r.NoSuchDie(move.die)
    die = table.sheet.die_index[move.die]
    if table.stage is Stage.CHOOSE:
        if not table.pool >> die & 1:
            return r.DieLiesElsewhere(move.die, place_of(table, move.die))
        return _use(table, move, die, table.roll)
    dice, _ = passive_uses(table)
    if not dice >> die & 1:
        return r.PlatterComesFirst(move.die)
    return _use(table, move, die, PASSIVE)


def _extra(table: Table, move: Extra) -> r.Refusal:
    if table.stage not in (Stage.EXTRA, Stage.PASSIVE_EXTRA):
        return _wrong_phase(table)
    if move.die not in table.sheet.die_index:
        return r.NoSuchDie(move.die)
    die = table.sheet.die_index[move.die]
    if table.spent >> die & 1:
        return r.AlreadyAnExtra(move.die)
    return _use(table, move, die, table.place_of(die))


def _use(table: Table, move: Take, die: int, place: int) -> r.Refusal:
    """Why this die, which may be used now, cannot make this move."""
    if move.zone not in table.sheet.zone_index:
        return NoSuchZone(move.zone)
    index = table.sheet.zone_index[move.zone]
    if not table.sheet.may_mark(move.die, index):
        return WrongZone(move.die, move.zone)
    target = next(target for target in table.sheet.take_targets[1 << die] if target.zone == index)
    number = table.faces[die]
    if move.joker:
        if (move.joker, move.joker_number) not in table.sheet.changes.jokers(table.at_hand(table.sheet.joker)):
            return r.NoSuchJoker(move.joker)
        number = move.joker_number
        if number == table.faces[die]:
            return r.SpentForNothing(number)
    if target.adds == BY_COORDINATES:
        return _use_coordinates(table, move, target, place)
    if move.polish and (refusal := _polish(table, move, target, number)):
        return refusal
    number += move.polish
    if (move.joker or move.polish) and number == table.faces[die]:
        return r.SpentForNothing(number)
    added, _ = added_by_others(table, target)
    zone, state = table.sheet.zones[index], table.zones[index]
    if refusal := zone.judge(state, move.mark, number + added, place):
        return refusal
    for joker, polish, counts in table.sheet.changes.with_one_less(table.faces[die], move.joker, move.polish):
        if zone.judge(state, move.mark, counts + added, place) is None:
            less = replace(move, joker=joker, polish=polish)
            cheaper = _use(table, less, die, place)
            if isinstance(cheaper, r.SpentForNothing):
                less = replace(move, joker="", polish=0)
            return cheaper if isinstance(cheaper, r.DoneWithLess) else r.DoneWithLess(str(less))
    return r.NotAMove(str(move))


def _use_coordinates(table: Table, move: Take, target: Target, place: int) -> r.Refusal:
    """Why two dice do not point at the box of the move. Its polish is the amount spent, up or down."""
    sheet, spent = table.sheet, abs(move.polish)
    polish = table.available(sheet.polish)
    if spent > polish:
        return r.NoActionLeft("polish")
    pair, polishable = pair_on_table(table, target)
    ways = sheet.changes.pairs(pair, table.at_hand(sheet.joker), polish, polishable)
    found = [(own, other) for joker, cost, own, other in ways if (joker, cost) == (move.joker, spent)]
    if not found:
        return r.NotPolishable(move.die, 0, max(cost for joker, cost, _, _ in ways if joker == move.joker))
    zone, state = sheet.zones[target.zone], table.zones[target.zone]
    refusals = []
    for own, other in found:
        row, column = (other, own) if target.die == sheet.white else (own, other)
        refusals.append(zone.judge(state, move.mark, at_coordinates(row, column), place))
    if None in refusals:
        return r.SpelledOtherwise(str(replace(move, polish=spent)))
    known = [refusal for refusal in refusals if refusal is not None]
    return next((each for each in known if not isinstance(each, WrongCoordinates)), known[0])


def _polish(table: Table, move: Take, target: Target, number: int) -> r.Refusal | None:
    polish = table.available(table.sheet.polish)
    if abs(move.polish) > polish:
        return r.NoActionLeft("polish")
    _, other = added_by_others(table, target)
    down, up = polish_range(number, polish, table.platter >> target.die & 1 > 0, other)
    return None if -down <= move.polish <= up else r.NotPolishable(move.die, -down, up)


def _claim(table: Table, move: Claim | Mix) -> r.Refusal:
    word = MIX if isinstance(move, Mix) else move.bonus
    if word not in table.waiting:
        return r.BonusNotWaiting(word)
    if isinstance(move, Mix):
        if all(str(move) != str(mix) for _, mix in table.sheet.mix):
            return r.NotAMove(str(move))
        return r.TrackFull(move.track)
    if move.zone not in table.sheet.zone_index:
        return NoSuchZone(move.zone)
    index = table.sheet.zone_index[move.zone]
    bonus = zone_bonus(word)
    assert bonus is not None
    if index not in table.sheet.bonus_zones(bonus):
        return WrongZone(bonus.zone or word, move.zone)
    zone, state = table.sheet.zones[index], table.zones[index]
    if bonus.number:
        refusal = zone.judge(state, move.mark, bonus.number, ANYWHERE)
    else:
        refusal = zone.judge_question(state, move.mark, table.faces[table.sheet.white])
    return refusal or r.NotAMove(str(move))


def _also(table: Table, move: Also) -> r.Refusal:
    assert table.follow is not None
    index, dice, number = table.follow
    zone, state = table.sheet.zones[index], table.zones[index]
    if zone.follow is Follow.EQUAL:
        refusal = None if move.die else zone.judge(state, move.mark, number, ANYWHERE)
        return refusal or r.NotAMove(str(move))
    if move.die not in table.sheet.die_index:
        return r.NoSuchDie(move.die)
    die = table.sheet.die_index[move.die]
    if not dice >> die & 1:
        return r.DieLiesElsewhere(move.die, place_of(table, move.die))
    return zone.judge_swept(state, move.mark, move.die, table.faces[die]) or r.NotAMove(str(move))


def explain_track(table: Table, track: str) -> r.Refusal:
    """Why no move marks an action track now."""
    phase = phase_of(table)
    if phase is Phase.OVER:
        return r.GameIsOver()
    if not table.available(table.sheet.track_index.get(track, -1)):
        return r.NoActionLeft(track)
    if phase is Phase.BONUS:
        return r.BonusFirst(table.waiting)
    if track in _WORK_ON_PLATTER and not table.platter:
        return r.PlatterEmpty(track)
    if (track in CHANGING and phase in _DICE_ARE_USED) or (track == "extra" and phase in _EXTRAS_ARE_USED):
        return r.ChangesNothing(track)
    return r.NotInThisPhase(phase)


def place_of(table: Table, name: str) -> DiePlace:
    """Where a die is."""
    die = table.sheet.die_index[name]
    if table.pool >> die & 1:
        return DiePlace.POOL
    return SLOTS[table.slots.index(die)] if die in table.slots else DiePlace.PLATTER
