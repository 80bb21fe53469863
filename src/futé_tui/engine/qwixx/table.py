"""The Qwixx table: a position that is being changed, with a verb for everything that can happen."""

from .. import events as e
from ..dice import Outcome
from ..everybody import EverybodysTable
from ..moves import Mark
from ..positions import freezer, opener
from .position import BEFORE_ROLL, COLOUR, DECIDED, OVER, WHITE, Position, PositionFields
from .sheet_tables import LOCK, WHITE_DICE, SheetTables

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
        self.faces = self.sheet.no_faces
        self.crossed = False
        if self.log is not None:
            self.log.append(e.TurnStarted(active))

    def start_passive(self, seat: int) -> None:
        """`seat` may use the white sum of another player's turn."""
        self.seat = seat
        if self.log is not None:
            self.log.append(e.TurnPassed(seat))

    def end_white(self) -> None:
        """All have decided on the white sum; nothing of what they did has taken effect yet."""
        self.stage = DECIDED

    def start_colour(self) -> None:
        """The active player may add a white die to a coloured one."""
        self.seat = self.active
        self.stage = COLOUR
        self.before = ()

    def end_game(self) -> None:
        self.stage = OVER
        self.before = ()
        if self.log is not None:
            self.log.append(e.GameEnded(self.seat))

    def pick_up(self) -> None:
        """All dice in the game are in hand and show nothing until they fall."""
        self.stage = WHITE

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""
        if self.log is not None:
            shown = tuple(zip(self.sheet.in_game[self.locked], outcome.faces, strict=True))
            self.log.append(e.DiceRolled(self.seat, shown))
        self.before = self.sheets
        self.faces = outcome.faces if not self.locked else self._with_gaps(outcome.faces)

    def _with_gaps(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """What all dice show: those out of the game 0."""
        fallen = iter(faces)
        return tuple(
            0 if die >= WHITE_DICE and self.locked >> die - WHITE_DICE & 1 else next(fallen)
            for die in range(len(self.sheet.dice))
        )

    def cross(self, row: int, mark: Mark) -> None:
        """The deciding player crosses a box, with the last one the lock too."""
        if self.seat == self.active:
            self.crossed = True
        rows, misses = self.sheets[self.seat]
        colour = self.sheet.colours[row]
        states = [*rows]
        states[row] |= self.sheet.crosses[self.sheet.boxes[colour][mark.box]]
        self.set_sheet((*states,), misses)
        if self.log is not None:
            self.log.append(e.BoxMarked(self.seat, colour, mark))
            if self.sheet.is_locked(states[row]):
                self.log.append(e.BoxMarked(self.seat, colour, Mark(LOCK)))

    def lock(self, row: int) -> None:
        """A row is locked for everybody, and its die is out of the game."""
        self.locked |= 1 << row
        faces = [*self.faces]
        faces[WHITE_DICE + row] = 0
        self.faces = (*faces,)
        if self.log is not None:
            locker = next(seat for seat, (rows, _) in enumerate(self.sheets) if self.sheet.is_locked(rows[row]))
            self.log.append(e.RowLocked(locker, self.sheet.colours[row]))

    def skip(self) -> None:
        """The deciding player crosses nothing in this action."""
        if self.log is not None:
            self.log.append(e.Skipped(self.seat))
