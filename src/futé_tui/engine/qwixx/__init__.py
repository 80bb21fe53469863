"""Qwixx's turn: everybody may cross the white sum, then the active player a white die plus a coloured one."""

from collections.abc import Sequence

from ..events import Event
from ..everybody import EverybodysRules
from ..moment import Moment
from ..moves import PENALTY, Mark, Move, Take
from ..phases import Phase
from ..refusals import Refusal
from ..rules import Attempt, CannotLay, DiePlace, DieView, LaidSheet, SheetView
from ..scoring import Score
from .explaining import explain
from .observing import QwixxObserver
from .position import BEFORE_ROLL, COLOUR, WHITE, Position, Sheet, phase_of
from .sheet_tables import LOCK, WHITE_DICE, QwixxSheet, SheetTables
from .turn import Turn
from .viewing import view_dice, view_sheet


class QwixxRules(EverybodysRules[Position]):
    """The rules of one Qwixx sheet."""

    name = "qwixx"
    places = (DiePlace.POOL, DiePlace.OUT)
    miss = PENALTY

    def __init__(self, sheet: QwixxSheet) -> None:
        self.sheet = SheetTables(sheet)
        self.misses = self.sheet.misses

    def blank(self, players: int) -> Position:
        sheets = (Sheet(self.sheet.blank),) * players
        return Position((sheets, (), 0, 0, 0, BEFORE_ROLL, 0, self.sheet.no_faces, False))

    def open(self, position: Position, log: list[Event] | None = None) -> Turn:
        return Turn(self.sheet, position, log)

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        laid = tuple(self._lay_sheet(sheet) for sheet in sheets)
        locked = 0
        for sheet in laid:
            locked |= self.sheet.locks(sheet.rows)
        start = self.start(len(sheets)).position
        return start._replace(sheets=laid, round=round_number, active=active, seat=active, locked=locked)

    def _lay_sheet(self, laid: LaidSheet) -> Sheet:
        """A sheet with these crosses and penalties; a row is locked where its lock is crossed."""
        tables = self.sheet
        rows = list(tables.blank)
        for colour, marks in laid.marks.items():
            for box, *_ in marks:
                if box not in (LOCK, *tables.boxes.get(colour, {})) or colour not in tables.row_index:
                    raise CannotLay(f"there is no box {box} in {colour}")
                crossed = tables.lock if box == LOCK else 1 << tables.boxes[colour][box]
                rows[tables.row_index[colour]] |= crossed
        return Sheet(tuple(rows), self.misses.laid(laid))

    def in_hand(self, position: Position) -> bool:
        return position.stage is WHITE and not position.faces[0]

    def observer(self) -> QwixxObserver:
        return QwixxObserver(self.sheet)

    def phase(self, position: Position) -> Phase:
        return phase_of(position)

    def moment(self, position: Position) -> Moment:
        """The number of rounds is open, and rolls are not counted. The sum is that of the white dice."""
        total = sum(position.faces[:WHITE_DICE]) if position.stage is WHITE else 0
        return Moment(phase_of(position), position.seat, position.active, position.round, total=total)

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.sheet, position, move)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        """The white sum, or in the second action the die of the row's colour with a white one."""
        tables = self.sheet
        if zone not in tables.row_index:
            return ()
        colour = position.stage is COLOUR if die in ("", *tables.whites) else True
        each = (die if die in tables.row_index else zone) if colour else tables.whites[0]
        return (Attempt(each, (Take(each, zone, Mark(box)),)),)

    def dice_used(self, position: Position, move: Move) -> tuple[str, ...]:
        """Both white dice for their sum; otherwise the coloured die, and the white one that makes up the number; both
        white ones if they show the same."""
        if not isinstance(move, Take):
            return ()
        whites = self.sheet.whites
        if move.die in whites:
            return whites
        faces = dict(zip(self.sheet.dice, position.faces, strict=True))
        added = int(move.mark.box) - faces[move.die]
        return (move.die, *(white for white in whites if faces[white] == added))

    def stands_for(self, position: Position, die: str) -> tuple[str, str] | None:
        """Everybody may cross the white sum in the row of a colour."""
        if position.stage is not WHITE or die not in self.sheet.row_index:
            return None
        return die, str(self.moment(position).total)

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        tables = self.sheet
        if zone not in tables.row_index or box not in tables.boxes[zone]:
            return ()
        row = tables.row_index[zone]
        if position.locked >> row & 1 or tables.judge(row, position.sheets[seat].rows[row], tables.boxes[zone][box]):
            return ()
        return (int(box),)

    def zones_for(self, die: str) -> tuple[str, ...]:
        if die in self.sheet.whites:
            return self.sheet.colours
        return (die,) if die in self.sheet.row_index else ()

    def score(self, position: Position, seat: int) -> Score:
        rows, crossed = position.sheets[seat]
        zones = {colour: self.sheet.row_points(rows[row]) for row, colour in enumerate(self.sheet.colours)}
        return Score(zones | {self.misses.name: crossed * self.misses.points})

    def view(self, position: Position, seat: int) -> SheetView:
        return view_sheet(self.sheet, position, seat)

    def dice(self, position: Position) -> tuple[DieView, ...]:
        return view_dice(self.sheet, position)
