"""The Qwinto table: a position that is being changed, with a verb for everything that can happen."""

from collections.abc import Iterator

from .. import events as e
from ..dice import Outcome
from ..everybody import EverybodysTable
from ..moves import Mark
from ..positions import freezer, opener
from .position import BEFORE_ROLL, OVER, PASSIVE, WRITE, Position, PositionFields
from .sheet_tables import BONUS, SheetTables

_open = opener(Position)


class Table(PositionFields, EverybodysTable):
    """The verbs check nothing: the rules of the turn decide what is allowed."""

    sheet: SheetTables
    position = freezer(Position)

    def __init__(self, sheet: SheetTables, position: Position, log: list[e.Event] | None = None) -> None:
        self.sheet, self.log = sheet, log
        _open(self, position)

    def start_turn(self, active: int) -> None:
        self.active = self.seat = active
        self.stage = BEFORE_ROLL
        self.dice = 0
        self.faces = self.sheet.no_faces
        self.rerolled = False
        if self.log is not None:
            self.log.append(e.TurnStarted(active))

    def start_passive(self, seat: int) -> None:
        """`seat` may write along in another player's turn."""
        self.seat = seat
        self.stage = PASSIVE
        if self.log is not None:
            self.log.append(e.TurnPassed(seat))

    def end_game(self) -> None:
        """Nobody decides any more."""
        self.stage = OVER
        if self.log is not None:
            self.log.append(e.GameEnded(self.seat))

    def pick_dice(self, dice: int) -> None:
        """The active player takes these dice in hand."""
        self.dice = dice
        self.stage = WRITE

    def pick_up(self) -> None:
        """The dice in hand show nothing until they fall."""
        self.faces = self.sheet.no_faces

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""
        self.faces = self.sheet.shown[self.dice][outcome.faces]
        if self.log is not None:
            shown = tuple(zip(self.sheet.names[self.dice], outcome.faces, strict=True))
            self.log.append(e.DiceRolled(self.seat, shown, self.rerolled))

    def write(self, box: int, mark: Mark) -> None:
        """The deciding player writes a number."""
        numbers, misses = self.sheets[self.seat]
        written = [*numbers]
        written[box] = mark.number
        self.set_sheet((*written,), misses)
        if self.log is not None:
            self.log += self._written(box, mark)

    def _written(self, box: int, mark: Mark) -> Iterator[e.Event]:
        """The number just written, and the lines that it completes."""
        printed, numbers = self.sheet.printed, self.sheets[self.seat].numbers
        row = printed.row_of[box]
        colour = self.sheet.dice[row]
        yield e.BoxMarked(self.seat, colour, mark)
        if printed.row_complete(numbers, row):
            yield e.RowCompleted(self.seat, colour, printed.row_points(numbers, row))
        for column in printed.bonus_columns:
            if box in column.boxes and column.complete(numbers):
                yield e.ColumnCompleted(self.seat, BONUS, column.column, numbers[column.pentagon])

    def decline(self) -> None:
        """A passive player writes nothing."""
        if self.log is not None:
            self.log.append(e.Declined(self.seat))
