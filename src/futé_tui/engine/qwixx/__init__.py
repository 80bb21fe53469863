"""Qwixx's turn: everybody may cross the white sum, then the active player a white die plus a coloured one."""

from collections.abc import Sequence

from ..events import Event
from ..laying import LaidSheet
from ..moment import Moment
from ..moves import PENALTY, Move, Penalty
from ..phases import Phase
from ..refusals import NoActionLeft, Refusal
from ..rules import Attempt, DieView, SheetView
from ..scoring import Score
from ..turns import TurnRules
from .attempts import attempts, dice_used, takes
from .explaining import explain
from .laying import lay_sheet
from .logged import LoggedTurn
from .observing import QwixxObserver
from .position import BEFORE_ROLL, OVER, WHITE, Position, Sheet, moment_of, phase_of
from .sheet_tables import PENALTIES, QwixxSheet, SheetTables
from .turn import Turn
from .viewing import OUT, POOL, view_dice, view_sheet


class QwixxRules(TurnRules[Position]):
    """The rules of one Qwixx sheet."""

    name = "qwixx"
    places: tuple[str, ...] = (POOL, OUT)
    one_can_end_it_for_all = True

    def __init__(self, sheet: QwixxSheet) -> None:
        self.sheet = SheetTables(sheet)

    def blank(self, players: int) -> Position:
        sheets = (Sheet(self.sheet.blank),) * players
        return Position((sheets, (), 0, 0, 0, BEFORE_ROLL, 0, self.sheet.no_faces, False))

    def open(self, position: Position, log: list[Event] | None = None) -> Turn:
        return Turn(self.sheet, position) if log is None else LoggedTurn(self.sheet, position, log)

    def observer(self) -> QwixxObserver:
        return QwixxObserver(self.sheet)

    def in_hand(self, position: Position) -> bool:
        return position.stage is WHITE and not position.faces[0]

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.sheet, position, move)

    def to_move(self, position: Position) -> int | None:
        return None if position.stage is OVER else position.seat

    def players(self, position: Position) -> int:
        return len(position.sheets)

    def phase(self, position: Position) -> Phase:
        return phase_of(position)

    def moment(self, position: Position) -> Moment:
        return moment_of(position)

    def explain_track(self, position: Position, track: str) -> Refusal:
        return explain(self.sheet, position, PENALTY) if track == PENALTIES else NoActionLeft(track)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        return attempts(self.sheet, position, zone, box, die)

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        return takes(self.sheet, position, seat, zone, box)

    def dice_used(self, position: Position, move: Move) -> tuple[str, ...]:
        return dice_used(self.sheet, position, move)

    def stands_for(self, position: Position, die: str) -> tuple[str, str] | None:
        """Everybody may cross the white sum in the row of a colour."""
        if position.stage is not WHITE or die not in self.sheet.row_index:
            return None
        return die, str(moment_of(position).total)

    def zones_for(self, die: str) -> tuple[str, ...]:
        if die in self.sheet.whites:
            return self.sheet.colours
        return (die,) if die in self.sheet.row_index else ()

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        return (PENALTIES,) if isinstance(move, Penalty) else ()

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        laid = tuple(lay_sheet(self.sheet, sheet) for sheet in sheets)
        locked = 0
        for sheet in laid:
            locked |= self.sheet.locks(sheet.rows)
        start = self.start(len(sheets)).position
        return start._replace(sheets=laid, round=round_number, active=active, seat=active, locked=locked)

    def score(self, position: Position, seat: int) -> Score:
        rows, misses = position.sheets[seat]
        zones = {colour: self.sheet.row_points(rows[row]) for row, colour in enumerate(self.sheet.colours)}
        return Score(zones | {PENALTIES: misses * self.sheet.misses.points})

    def view(self, position: Position, seat: int) -> SheetView:
        return view_sheet(self.sheet, position, seat)

    def dice(self, position: Position) -> tuple[DieView, ...]:
        return view_dice(self.sheet, position)
