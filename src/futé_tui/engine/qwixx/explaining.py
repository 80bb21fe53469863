"""Why an illegal move is illegal: the first rule of Qwixx it breaks."""

from .. import refusals as r
from .. import zone_refusals as z
from ..moves import PENALTY, ROLL, Extra, Move, Penalty, Roll, Skip, Take
from .position import BEFORE_ROLL, COLOUR, OVER, Position, phase_of
from .sheet_tables import LOCK, WHITE_DICE, SheetTables


def explain(tables: SheetTables, position: Position, move: Move) -> r.Refusal:
    """The refusal of an illegal move. Asked of a legal one, the answer means nothing."""
    if position.stage is OVER:
        return r.GameIsOver()
    if isinstance(move, Extra) or any(move.spends):
        return r.NotInThisGame(str(move))
    if position.stage is BEFORE_ROLL and isinstance(move, Roll):
        return r.SpelledOtherwise(str(ROLL))
    if isinstance(move, Take) and position.stage is not BEFORE_ROLL:
        return _take(tables, position, move)
    if isinstance(move, Skip | Penalty) and position.stage is COLOUR:
        return r.NoPenaltyDue() if isinstance(move, Penalty) else r.SpelledOtherwise(str(PENALTY))
    if isinstance(move, Roll | Take | Skip | Penalty):
        return r.NotInThisPhase(phase_of(position))
    return r.NotInThisGame(str(move))


def _take(tables: SheetTables, position: Position, move: Take) -> r.Refusal:
    if move.die not in tables.dice:
        return r.NoSuchDie(move.die)
    if move.zone not in tables.row_index:
        return z.NoSuchZone(move.zone)
    is_white = move.die in tables.whites
    if not is_white and move.die != move.zone:
        return z.WrongZone(move.die, move.zone)
    if is_white and position.stage is COLOUR:
        return r.WhiteSumIsOver()
    if not is_white and position.seat != position.active:
        return r.NotYourColours(move.die)
    if not is_white and position.stage is not COLOUR:
        return r.WhiteSumFirst(move.die)
    row = tables.row_index[move.zone]
    if position.locked >> row & 1:
        return z.RowIsLocked(move.zone) if is_white else r.DieOutOfTheGame(move.die)
    return _box(tables, position, move)


def _box(tables: SheetTables, position: Position, move: Take) -> r.Refusal:
    zone, mark = move.zone, move.mark
    if mark.box == LOCK:
        return z.LockComesWithTheLast(zone, str(tables.rows[tables.row_index[zone]].numbers[-1]))
    if mark.box not in tables.boxes[zone]:
        return z.NoSuchBox(zone, mark.box)
    if mark.way:
        return z.NoSuchWay(zone, mark.box, mark.way)
    row = tables.row_index[zone]
    if refusal := tables.judge(row, position.sheets[position.seat].rows[row], tables.boxes[zone][mark.box]):
        return refusal
    sums = sums_of(tables, position, move.die)
    if int(mark.box) not in sums:
        return z.NotTheSum(zone, mark.box, sums)
    if mark.number:
        return z.JustACross(zone, mark.box)
    spelled = str(Take(tables.whites[0], zone, mark))
    return r.SpelledOtherwise(spelled) if move.die in tables.whites else z.OtherWhiteDie(zone, mark.box)


def sums_of(tables: SheetTables, position: Position, die: str) -> tuple[int, ...]:
    """The sums that a die makes now: both white ones together, or a coloured one with either of them."""
    first, second = position.faces[:WHITE_DICE]
    if die in tables.whites:
        return (first + second,)
    face = position.faces[tables.dice.index(die)]
    return tuple(sorted({face + first, face + second}))
