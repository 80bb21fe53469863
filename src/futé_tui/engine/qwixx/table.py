"""The Qwixx table: a position that is being changed, with a verb for everything that can happen."""

from ..dice import Outcome
from ..everybody import EverybodysTable
from ..moves import Mark
from ..positions import freezer, opener
from .position import BEFORE_ROLL, COLOUR, DECIDED, OVER, WHITE, Position, PositionFields
from .sheet_tables import WHITE_DICE, SheetTables


class Table(PositionFields, EverybodysTable):
    """The verbs check nothing: the rules of the turn decide what is allowed."""

    sheet: SheetTables
    open_position = opener(Position)
    position = freezer(Position)

    def start_turn(self, active: int) -> None:
        self.active = self.seat = active
        self.stage = BEFORE_ROLL
        self.faces = self.sheet.no_faces
        self.crossed = False

    def start_passive(self, seat: int) -> None:
        """`seat` may use the white sum of another player's turn."""
        self.seat = seat

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

    def pick_up(self) -> None:
        """All dice in the game are in hand and show nothing until they fall."""
        self.stage = WHITE

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""
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
        rows, misses = self.sheets[self.seat]
        states = [*rows]
        states[row] |= self.sheet.crosses[self.sheet.colours[row]][mark.box]
        self.set_sheet((*states,), misses)

    def lock(self, row: int) -> None:
        """A row is locked for everybody, and its die is out of the game."""
        self.locked |= 1 << row
        faces = [*self.faces]
        faces[WHITE_DICE + row] = 0
        self.faces = (*faces,)

    def skip(self) -> None:
        """The deciding player crosses nothing in this action."""
