"""Carrying out moves at a Qwinto table, and how turns follow one another."""

from collections.abc import Iterator

from ..dice import Outcome
from ..events import (
    BoxMarked,
    ColumnCompleted,
    Declined,
    DiceRolled,
    Event,
    GameEnded,
    MissCrossed,
    RoundStarted,
    RowCompleted,
    TurnPassed,
    TurnStarted,
)
from ..moves import Miss, Move, Roll, Take
from .setup import Setup
from .sheet import Numbers, PrintedSheet
from .table import BEFORE_ROLL, OVER, PASSIVE, WRITE, Table

_ROWS_THAT_END_THE_GAME = 2


def carry_out(setup: Setup, table: Table, move: Move, outcome: Outcome | None) -> None:
    """Change the table as a legal move says; `outcome` is what a roll brought."""
    if outcome is not None:
        _roll(setup, table, move, outcome)
        return
    if isinstance(move, Take):
        _write(setup, table, move)
    elif isinstance(move, Miss):
        _miss(table)
    elif table.log is not None:
        table.log.append(Declined(table.seat))
    _go_on(setup, table)


def _roll(setup: Setup, table: Table, move: Move, outcome: Outcome) -> None:
    """Roll the chosen dice, or the same ones again."""
    if isinstance(move, Roll):
        table.dice = setup.dice_sets[move.dice]
        table.stage = WRITE
    else:
        table.rerolled = True
    faces = [0] * len(setup.dice)
    for die, face in zip(setup.members[table.dice], outcome.faces, strict=True):
        faces[die] = face
    table.faces = tuple(faces)
    if table.log is not None:
        shown = tuple(zip(setup.names[table.dice], outcome.faces, strict=True))
        table.log.append(DiceRolled(table.seat, shown, table.rerolled))


def _write(setup: Setup, table: Table, move: Take) -> None:
    before, misses = table.sheets[table.seat]
    box = setup.boxes[move.zone][move.mark.box]
    written = [*before]
    written[box] = move.mark.number
    numbers = (*written,)
    table.set_sheet(numbers, misses)
    if table.log is not None:
        table.log.append(BoxMarked(table.seat, move.zone, move.mark))
        table.log += _completed(setup.sheet, table.seat, box, before, numbers)


def _completed(sheet: PrintedSheet, seat: int, box: int, before: Numbers, now: Numbers) -> Iterator[Event]:
    """The row and the column that the number just written in `box` completes."""
    if sheet.complete_rows(now) > sheet.complete_rows(before):
        row = sheet.row_of[box]
        yield RowCompleted(seat, sheet.rows[row].colour, sheet.row_points(now, row))
    for column in sheet.bonus_columns:
        if box in column.boxes and column.complete(now):
            yield ColumnCompleted(seat, column.column, now[column.pentagon])


def _miss(table: Table) -> None:
    numbers, misses = table.sheets[table.seat]
    table.set_sheet(numbers, misses + 1)
    if table.log is not None:
        table.log.append(MissCrossed(table.seat, misses + 1))


def _go_on(setup: Setup, table: Table) -> None:
    """After the active player the others in seat order, then the next turn or the end."""
    seat = 0 if table.stage is WRITE else table.seat + 1
    seat += seat == table.active
    if seat < len(table.sheets):
        table.seat = seat
        table.stage = PASSIVE
        if table.log is not None:
            table.log.append(TurnPassed(seat))
    elif _ended(setup, table):
        table.stage = OVER
        if table.log is not None:
            table.log.append(GameEnded(table.seat))
    else:
        _next_turn(setup, table)


def _ended(setup: Setup, table: Table) -> bool:
    if table.sheets[table.active].misses == setup.misses:
        return True
    return any(setup.sheet.complete_rows(sheet.numbers) >= _ROWS_THAT_END_THE_GAME for sheet in table.sheets)


def _next_turn(setup: Setup, table: Table) -> None:
    if table.active + 1 < len(table.sheets):
        start_turn(setup, table, table.active + 1)
    else:
        start_round(setup, table)


def start_round(setup: Setup, table: Table) -> None:
    """In a round every player is active once; nobody knows how many rounds there will be."""
    table.round += 1
    if table.log is not None:
        table.log.append(RoundStarted(0, table.round))
    start_turn(setup, table, 0)


def start_turn(setup: Setup, table: Table, active: int) -> None:
    table.active = table.seat = active
    table.stage = BEFORE_ROLL
    table.dice = 0
    table.faces = (0,) * len(setup.dice)
    table.rerolled = False
    if table.log is not None:
        table.log.append(TurnStarted(active))
