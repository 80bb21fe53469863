"""Why a move that is not in the list is not: the first rule that stands against it."""

from ..bonuses import MIX
from ..moves import Also, Claim, Done, Extra, Miss, Mix, Move, Reroll, Return, Roll, Take
from ..refusals import (
    AlreadyAnExtra,
    BonusFirst,
    BonusNotWaiting,
    DieLiesElsewhere,
    GameIsOver,
    NoActionLeft,
    NoDiceToRoll,
    NoSuchDie,
    NoSuchJoker,
    NoSuchZone,
    NotAMove,
    NotInThisGame,
    NotInThisPhase,
    NotPolishable,
    PlatterComesFirst,
    Refusal,
    RollFirst,
    SpentForNothing,
    TrackFull,
    WrongZone,
)
from ..zones import ANYWHERE, PASSIVE, Follow
from .listing import available, counts_as, joker_numbers, platter_fits, polish_range, slotted_dice
from .setup import WHITE, Setup, Target
from .table import Stage, Table


def explain(setup: Setup, table: Table, move: Move) -> Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if table.stage is Stage.OVER:
        return GameIsOver()
    if isinstance(move, Miss) or (isinstance(move, Roll) and move.dice):
        return NotInThisGame(str(move))
    if table.follow is not None:
        return _also(setup, table, move) if isinstance(move, Also) else NotInThisPhase("follow_up")
    if isinstance(move, Claim | Mix):
        return _claim(setup, table, move)
    if table.waiting:
        return BonusFirst(", ".join(table.waiting))
    if isinstance(move, Extra):
        return _extra(setup, table, move)
    if isinstance(move, Take):
        return _take(setup, table, move)
    if table.stage is Stage.BEFORE_ROLL:
        return _before_roll(setup, table, move)
    if isinstance(move, Reroll) and table.stage is Stage.CHOOSE:
        return NoActionLeft("reroll")
    return _wrong_phase(table)


def _wrong_phase(table: Table) -> Refusal:
    return NotInThisPhase(table.stage.name.lower())


def _before_roll(setup: Setup, table: Table, move: Move) -> Refusal:
    if isinstance(move, Roll):
        return NoDiceToRoll()
    if isinstance(move, Done):
        return RollFirst()
    if not isinstance(move, Return):
        return _wrong_phase(table)
    if move.die not in setup.die_index:
        return NoSuchDie(move.die)
    if not table.platter >> setup.die_index[move.die] & 1:
        return DieLiesElsewhere(move.die, place_name(setup, table, move.die))
    return NoActionLeft("return")


def _take(setup: Setup, table: Table, move: Take) -> Refusal:
    if table.stage not in (Stage.CHOOSE, Stage.PASSIVE):
        return _wrong_phase(table)
    if move.die not in setup.die_index:
        return NoSuchDie(move.die)
    die = setup.die_index[move.die]
    if table.stage is Stage.CHOOSE:
        if not table.pool >> die & 1:
            return DieLiesElsewhere(move.die, place_name(setup, table, move.die))
        return _use(setup, table, move, die, table.roll)
    if slotted_dice(table) >> die & 1 and platter_fits(setup, table):
        return PlatterComesFirst(move.die)
    return _use(setup, table, move, die, PASSIVE)


def _extra(setup: Setup, table: Table, move: Extra) -> Refusal:
    if table.stage not in (Stage.EXTRA, Stage.PASSIVE_EXTRA):
        return _wrong_phase(table)
    if move.die not in setup.die_index:
        return NoSuchDie(move.die)
    die = setup.die_index[move.die]
    if table.spent >> die & 1:
        return AlreadyAnExtra(move.die)
    return _use(setup, table, move, die, table.place_of(die))


def _use(setup: Setup, table: Table, move: Take, die: int, place: int) -> Refusal:
    """Why this die, which may be used now, does not do what the move says."""
    if move.zone not in setup.zone_index:
        return NoSuchZone(move.zone)
    if move.die not in (WHITE, move.zone):
        return WrongZone(move.die, move.zone)
    index = setup.zone_index[move.zone]
    target = next(target for target in setup.take_targets(1 << die) if target.zone == index)
    number = table.faces[die]
    if move.joker:
        if (move.joker, int(move.joker[-1])) not in joker_numbers(setup, table):
            return NoSuchJoker(move.joker)
        number = int(move.joker[-1])
        if number == table.faces[die]:
            return SpentForNothing(number)
    if move.polish and (refusal := _polish(setup, table, move, target, number)):
        return refusal
    number += move.polish
    if (move.joker or move.polish) and number == table.faces[die]:
        return SpentForNothing(number)
    counts = counts_as(setup, table, target, number)
    return setup.zones[index].refuse(table.zones[index], move.mark, counts, place)


def _polish(setup: Setup, table: Table, move: Take, target: Target, number: int) -> Refusal | None:
    if abs(move.polish) > available(table, setup.polish):
        return NoActionLeft("polish")
    low, high = polish_range(setup, table, target, number)
    return None if low <= move.polish <= high else NotPolishable(move.die, low, high)


def _claim(setup: Setup, table: Table, move: Claim | Mix) -> Refusal:
    word = MIX if isinstance(move, Mix) else move.bonus
    if word not in table.waiting:
        return BonusNotWaiting(word)
    if isinstance(move, Mix):
        if all(str(move) != str(mix) for _, mix in setup.mix):
            return NotAMove(str(move))
        return TrackFull(move.track)
    if move.zone not in setup.zone_index:
        return NoSuchZone(move.zone)
    index = setup.zone_index[move.zone]
    bonus = setup.bonuses[word]
    if index not in setup.bonus_zones(bonus):
        return WrongZone(bonus.zone or word, move.zone)
    zone, state = setup.zones[index], table.zones[index]
    if bonus.number:
        return zone.refuse(state, move.mark, bonus.number, ANYWHERE)
    return zone.refuse_question(state, move.mark, table.faces[setup.white])


def _also(setup: Setup, table: Table, move: Also) -> Refusal:
    assert table.follow is not None
    index, dice, number = table.follow
    zone, state = setup.zones[index], table.zones[index]
    if zone.follow is Follow.EQUAL:
        return NotAMove(str(move)) if move.die else zone.refuse(state, move.mark, number, ANYWHERE)
    if move.die not in setup.die_index:
        return NoSuchDie(move.die)
    die = setup.die_index[move.die]
    if not dice >> die & 1:
        return DieLiesElsewhere(move.die, place_name(setup, table, move.die))
    return zone.refuse_swept(state, move.mark, move.die, table.faces[die])


def place_name(setup: Setup, table: Table, name: str) -> str:
    """Where a die lies, in a word."""
    die = setup.die_index[name]
    if table.pool >> die & 1:
        return "pool"
    return f"slot {table.slots.index(die) + 1}" if die in table.slots else "platter"
