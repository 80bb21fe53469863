"""Why a move that is not in the list is not: the first rule of Qwinto that stands against it."""

from ..moves import Decline, Extra, Mark, Miss, Move, Reroll, Roll, Take
from ..refusals import (
    AlreadyInColumn,
    AlreadyMarked,
    AlreadyRerolled,
    ChooseDice,
    ColourNotRolled,
    CountsAs,
    GameIsOver,
    NoSuchBox,
    NoSuchDie,
    NoSuchWay,
    NoSuchZone,
    NotAMove,
    NothingFits,
    NotInThisGame,
    NotInThisPhase,
    Refusal,
    SpelledOtherwise,
    TooHigh,
    TooLow,
    WrongZone,
)
from .setup import Setup
from .table import Position, Stage, phase_name


def explain(setup: Setup, position: Position, move: Move) -> Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if position.stage is Stage.OVER:
        return GameIsOver()
    if isinstance(move, Extra) or (isinstance(move, Take) and (move.joker or move.polish)):
        return NotInThisGame(str(move))
    if isinstance(move, Roll) and position.stage is Stage.BEFORE_ROLL:
        return _roll(setup, move)
    if isinstance(move, Reroll) and position.stage is Stage.WRITE:
        return AlreadyRerolled()
    if isinstance(move, Take) and position.stage is not Stage.BEFORE_ROLL:
        return _write(setup, position, move)
    if isinstance(move, Roll | Reroll | Take | Miss | Decline):
        return NotInThisPhase(phase_name(position.stage))
    return NotInThisGame(str(move))


def _roll(setup: Setup, move: Roll) -> Refusal:
    if not move.dice:
        return ChooseDice()
    if unknown := [die for die in move.dice if die not in setup.row_index]:
        return NoSuchDie(unknown[0])
    return SpelledOtherwise(str(Roll(tuple(die for die in setup.dice if die in move.dice))))


def _write(setup: Setup, position: Position, move: Take) -> Refusal:
    if move.die not in setup.row_index:
        return NoSuchDie(move.die)
    if move.zone not in setup.row_index:
        return NoSuchZone(move.zone)
    if move.die != move.zone:
        return WrongZone(move.die, move.zone)
    rolled = setup.names[position.dice]
    if move.die not in rolled:
        return ColourNotRolled(move.die, " ".join(rolled))
    return _box(setup, position, move.zone, move.mark)


def _box(setup: Setup, position: Position, zone: str, mark: Mark) -> Refusal:
    number = sum(position.faces)
    if mark.box not in setup.boxes[zone]:
        return NoSuchBox(zone, mark.box)
    if mark.number not in (0, number):
        return CountsAs(mark.number, number)
    if mark.way:
        return NoSuchWay(zone, mark.box, mark.way)
    numbers = position.sheets[position.seat].numbers
    box = setup.boxes[zone][mark.box]
    if numbers[box]:
        return AlreadyMarked(zone, mark.box)
    left, right = setup.sheet.neighbours(numbers, box)
    room = range(left + 1, right or setup.highest + 1)
    if not room:
        return NothingFits(zone, mark.box, left, right)
    if number < room[0]:
        return TooLow(zone, mark.box, room[0], number)
    if number > room[-1]:
        return TooHigh(zone, mark.box, room[-1], number)
    twin = setup.sheet.twin(numbers, box, number)
    if twin is None:
        return NotAMove(f"{zone}>{mark}")
    return AlreadyInColumn(zone, mark.box, number, setup.dice[setup.sheet.row_of[twin]])
