"""Qwinto's turn: pick dice and roll them, perhaps once more; then everybody may write the sum."""

from collections.abc import Sequence

from ..events import Event
from ..everybody import EverybodysRules
from ..moment import Moment
from ..moves import MISS, Mark, Move, Take
from ..phases import Phase
from ..refusals import Refusal
from ..rules import Attempt, CannotLay, DiePlace, DieView, LaidSheet, SheetView
from ..scoring import Score
from .explaining import explain
from .observing import QwintoObserver
from .position import BEFORE_ROLL, WRITE, Position, Sheet, phase_name
from .sheet_tables import BONUS, QwintoSheet, SheetTables
from .turn import Turn
from .viewing import view_dice, view_sheet


class QwintoRules(EverybodysRules[Position]):
    """The rules of one Qwinto sheet."""

    name = "qwinto"
    places = (DiePlace.POOL,)
    miss = MISS

    def __init__(self, sheet: QwintoSheet) -> None:
        self.sheet = SheetTables(sheet)
        self.misses = self.sheet.misses

    def blank(self, players: int) -> Position:
        sheets = (Sheet(self.sheet.printed.start),) * players
        return Position((sheets, 0, 0, 0, BEFORE_ROLL, 0, self.sheet.no_faces, False))

    def open(self, position: Position, log: list[Event] | None = None) -> Turn:
        return Turn(self.sheet, position, log)

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        laid = tuple(self._lay_sheet(sheet) for sheet in sheets)
        start = self.start(len(sheets)).position
        return start._replace(sheets=laid, round=round_number, active=active, seat=active)

    def _lay_sheet(self, laid: LaidSheet) -> Sheet:
        """A sheet with these numbers and misses."""
        tables = self.sheet
        numbers = list(tables.printed.start)
        for colour, marks in laid.marks.items():
            for column, number, _ in marks:
                if column not in tables.boxes.get(colour, {}):
                    raise CannotLay(f"there is no box {column} in {colour}")
                numbers[tables.boxes[colour][column]] = number
        return Sheet(tuple(numbers), self.misses.laid(laid))

    def in_hand(self, position: Position) -> bool:
        return position.stage is WRITE and not any(position.faces)

    def what_counts(self, faces: tuple[int, ...]) -> int:
        return sum(faces)

    def observer(self) -> QwintoObserver:
        return QwintoObserver(self.sheet)

    def phase(self, position: Position) -> Phase:
        return phase_name(position.stage)

    def moment(self, position: Position) -> Moment:
        """The number of rounds is open, and rolls are not counted."""
        total = sum(position.faces)
        return Moment(self.phase(position), position.seat, position.active, position.round, total=total)

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.sheet, position, move)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        """The sum is written in the row of a die's colour."""
        each = die or zone
        return (Attempt(each, (Take(each, zone, Mark(box)),)),) if each in self.sheet.row_index else ()

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        if zone not in self.sheet.row_index:
            return ()
        printed, written = self.sheet.printed, position.sheets[seat].numbers
        rows, index = (self.sheet.row_index[zone],), self.sheet.boxes[zone][box]
        return tuple(n for n in range(1, printed.highest + 1) if index in printed.openings(written, rows, n))

    def zones_for(self, die: str) -> tuple[str, ...]:
        return (die,) if die in self.sheet.row_index else ()

    def score(self, position: Position, seat: int) -> Score:
        printed, misses = self.sheet.printed, self.misses
        numbers, crossed = position.sheets[seat]
        zones = {colour: printed.row_points(numbers, row) for row, colour in enumerate(self.sheet.dice)}
        return Score(zones | {BONUS: printed.bonus_points(numbers), misses.name: crossed * misses.points})

    def view(self, position: Position, seat: int) -> SheetView:
        return view_sheet(self.sheet, position.sheets[seat])

    def dice(self, position: Position) -> tuple[DieView, ...]:
        return view_dice(self.sheet, position)
