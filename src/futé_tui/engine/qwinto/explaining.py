"""Why an illegal move is illegal: the first rule of Qwinto it breaks."""

from .. import refusals as r
from .. import zone_refusals as z
from ..moves import Decline, Extra, Mark, Miss, Move, Reroll, Roll, Take
from .position import BEFORE_ROLL, OVER, WRITE, Position, phase_name
from .sheet_tables import SheetTables


def explain(tables: SheetTables, position: Position, move: Move) -> r.Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if position.stage is OVER:
        return r.GameIsOver()
    if isinstance(move, Extra) or any(move.spends):
        return r.NotInThisGame(str(move))
    if isinstance(move, Roll) and position.stage is BEFORE_ROLL:
        return _roll(tables, move)
    if isinstance(move, Reroll) and position.stage is WRITE:
        return r.AlreadyRerolled()
    if isinstance(move, Take) and position.stage is not BEFORE_ROLL:
        return _write(tables, position, move)
    if isinstance(move, Roll | Reroll | Take | Miss | Decline):
        return r.NotInThisPhase(phase_name(position.stage))
    return r.NotInThisGame(str(move))


def _roll(tables: SheetTables, move: Roll) -> r.Refusal:
    if not move.dice:
        return r.ChooseDice()
    if unknown := [die for die in move.dice if die not in tables.row_index]:
        return r.NoSuchDie(unknown[0])
    return r.SpelledOtherwise(str(Roll(tuple(die for die in tables.dice if die in move.dice))))


def _write(tables: SheetTables, position: Position, move: Take) -> r.Refusal:
    if move.die not in tables.row_index:
        return r.NoSuchDie(move.die)
    if move.zone not in tables.row_index:
        return z.NoSuchZone(move.zone)
    if move.die != move.zone:
        return z.WrongZone(move.die, move.zone)
    rolled = tables.names[position.dice]
    if move.die not in rolled:
        return r.ColourNotRolled(move.die, rolled)
    return _box(tables, position, move.zone, move.mark)


def _box(tables: SheetTables, position: Position, zone: str, mark: Mark) -> r.Refusal:
    number = sum(position.faces)
    if mark.box not in tables.boxes[zone]:
        return z.NoSuchBox(zone, mark.box)
    if mark.number not in (0, number):
        return z.CountsAs(mark.number, number)
    if mark.way:
        return z.NoSuchWay(zone, mark.box, mark.way)
    printed, numbers = tables.printed, position.sheets[position.seat].numbers
    box = tables.boxes[zone][mark.box]
    if numbers[box]:
        return z.AlreadyMarked(zone, mark.box)
    room = printed.room(numbers, box)
    if not room:
        return z.NothingFits(zone, mark.box, *printed.neighbours(numbers, box))
    if number < room[0]:
        return z.TooLow(zone, mark.box, room[0], number)
    if number > room[-1]:
        return z.TooHigh(zone, mark.box, room[-1], number)
    twin = printed.twin(numbers, box, number)
    if twin is None:
        return r.NotAMove(f"{zone}>{mark}")
    return z.AlreadyInColumn(zone, mark.box, number, tables.dice[printed.row_of[twin]])
