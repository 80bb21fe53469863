"""The Qwinto table: a position that is being changed, with a verb for everything that can happen."""

from ..dice import Outcome
from ..everybody import EverybodysTable
from ..moves import Mark
from ..positions import freezer, opener
from .position import BEFORE_ROLL, OVER, PASSIVE, WRITE, Position, PositionFields
from .sheet_tables import SheetTables


class Table(PositionFields, EverybodysTable):
    """The verbs check nothing: the rules of the turn decide what is allowed."""

    sheet: SheetTables
    open_position = opener(Position)
    position = freezer(Position)

    def start_turn(self, active: int) -> None:
        self.active = self.seat = active
        self.stage = BEFORE_ROLL
        self.dice = 0
        self.faces = self.sheet.no_faces
        self.rerolled = False

    def start_passive(self, seat: int) -> None:
        """`seat` may write along in another player's turn."""
        self.seat = seat
        self.stage = PASSIVE

    def end_game(self) -> None:
        self.stage = OVER

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

    def write(self, box: int, mark: Mark) -> None:
        """The deciding player writes a number."""
        numbers, misses = self.sheets[self.seat]
        written = [*numbers]
        written[box] = mark.number
        self.set_sheet((*written,), misses)
