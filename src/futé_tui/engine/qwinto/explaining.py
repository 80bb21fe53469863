"""Why an illegal move is illegal: the first rule of Qwinto it breaks."""

from ..moves import Decline, Extra, Mark, Miss, Move, Reroll, Roll, Take
from ..refusals import (
    AlreadyRerolled,
    ChooseDice,
    ColourNotRolled,
    GameIsOver,
    NoSuchDie,
    NotAMove,
    NotInThisGame,
    NotInThisPhase,
    Refusal,
    SpelledOtherwise,
)
from ..zone_refusals import (
    AlreadyInColumn,
    AlreadyMarked,
    CountsAs,
    NoSuchBox,
    NoSuchWay,
    NoSuchZone,
    NothingFits,
    TooHigh,
    TooLow,
    WrongZone,
)
from .position import Position, Stage, phase_name
from .sheet_tables import SheetTables


def explain(tables: SheetTables, position: Position, move: Move) -> Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if position.stage is Stage.OVER:
        return GameIsOver()
    if isinstance(move, Extra) or (isinstance(move, Take) and (move.joker or move.polish)):
        return NotInThisGame(str(move))
    if isinstance(move, Roll) and position.stage is Stage.BEFORE_ROLL:
        return _roll(tables, move)
    if isinstance(move, Reroll) and position.stage is Stage.WRITE:
        return AlreadyRerolled()
    if isinstance(move, Take) and position.stage is not Stage.BEFORE_ROLL:
        return _write(tables, position, move)
    if isinstance(move, Roll | Reroll | Take | Miss | Decline):
        return NotInThisPhase(phase_name(position.stage))
    return NotInThisGame(str(move))


def _roll(tables: SheetTables, move: Roll) -> Refusal:
    if not move.dice:
        return ChooseDice()
    if unknown := [die for die in move.dice if die not in tables.row_index]:
        return NoSuchDie(unknown[0])
    return SpelledOtherwise(str(Roll(tuple(die for die in tables.dice if die in move.dice))))


def _write(tables: SheetTables, position: Position, move: Take) -> Refusal:
    if move.die not in tables.row_index:
        return NoSuchDie(move.die)
    if move.zone not in tables.row_index:
        return NoSuchZone(move.zone)
    if move.die != move.zone:
        return WrongZone(move.die, move.zone)
    rolled = tables.names[position.dice]
    if move.die not in rolled:
        return ColourNotRolled(move.die, " ".join(rolled))
    return _box(tables, position, move.zone, move.mark)


def _box(tables: SheetTables, position: Position, zone: str, mark: Mark) -> Refusal:
    number = sum(position.faces)
    if mark.box not in tables.boxes[zone]:
        return NoSuchBox(zone, mark.box)
    if mark.number not in (0, number):
        return CountsAs(mark.number, number)
    if mark.way:
        return NoSuchWay(zone, mark.box, mark.way)
    printed, numbers = tables.printed, position.sheets[position.seat].numbers
    box = tables.boxes[zone][mark.box]
    if numbers[box]:
        return AlreadyMarked(zone, mark.box)
    room = printed.room(numbers, box)
    if not room:
        return NothingFits(zone, mark.box, *printed.neighbours(numbers, box))
    if number < room[0]:
        return TooLow(zone, mark.box, room[0], number)
    if number > room[-1]:
        return TooHigh(zone, mark.box, room[-1], number)
    twin = printed.twin(numbers, box, number)
    if twin is None:
        return NotAMove(f"{zone}>{mark}")
    return AlreadyInColumn(zone, mark.box, number, tables.dice[printed.row_of[twin]])
