"""Qwinto's turn: pick dice and roll them, perhaps once more; then everybody may write the sum."""

from collections.abc import Sequence

from ..events import Event
from ..laying import LaidSheet
from ..moment import Moment
from ..moves import MISS, Miss, Move
from ..phases import Phase
from ..refusals import NoActionLeft, Refusal
from ..rules import Attempt, DieView, SheetView
from ..scoring import Score
from ..turns import TurnRules
from .attempts import attempts, takes
from .explaining import explain
from .laying import lay_sheet
from .logged import LoggedTurn
from .observing import QwintoObserver
from .position import BEFORE_ROLL, OVER, WRITE, Position, Sheet, moment_of, phase_name
from .sheet_tables import MISSES, QwintoSheet, SheetTables
from .turn import Turn
from .viewing import BONUS, view_dice, view_sheet


class QwintoRules(TurnRules[Position]):
    """The rules of one Qwinto sheet."""

    name = "qwinto"
    places: tuple[str, ...] = ("pool",)
    one_can_end_it_for_all = True

    def __init__(self, sheet: QwintoSheet) -> None:
        self.sheet = SheetTables(sheet)

    def blank(self, players: int) -> Position:
        sheets = (Sheet(self.sheet.printed.start),) * players
        return Position((sheets, 0, 0, 0, BEFORE_ROLL, 0, self.sheet.no_faces, False))

    def open(self, position: Position, log: list[Event] | None = None) -> Turn:
        return Turn(self.sheet, position) if log is None else LoggedTurn(self.sheet, position, log)

    def observer(self) -> QwintoObserver:
        return QwintoObserver(self.sheet)

    def what_counts(self, faces: tuple[int, ...]) -> int:
        return sum(faces)

    def in_hand(self, position: Position) -> bool:
        return position.stage is WRITE and not any(position.faces)

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.sheet, position, move)

    def to_move(self, position: Position) -> int | None:
        return None if position.stage is OVER else position.seat

    def players(self, position: Position) -> int:
        return len(position.sheets)

    def phase(self, position: Position) -> Phase:
        return phase_name(position.stage)

    def moment(self, position: Position) -> Moment:
        return moment_of(position)

    def explain_track(self, position: Position, track: str) -> Refusal:
        return explain(self.sheet, position, MISS) if track == MISSES else NoActionLeft(track)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        return attempts(self.sheet, zone, box, die)

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        return takes(self.sheet, position, seat, zone, box)

    def zones_for(self, die: str) -> tuple[str, ...]:
        return (die,) if die in self.sheet.row_index else ()

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        return (MISSES,) if isinstance(move, Miss) else ()

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        laid = tuple(lay_sheet(self.sheet, sheet) for sheet in sheets)
        start = self.start(len(sheets)).position
        return start._replace(sheets=laid, round=round_number, active=active, seat=active)

    def score(self, position: Position, seat: int) -> Score:
        printed = self.sheet.printed
        numbers, misses = position.sheets[seat]
        zones = {colour: printed.row_points(numbers, row) for row, colour in enumerate(self.sheet.dice)}
        return Score(zones | {BONUS: printed.bonus_points(numbers), MISSES: misses * self.sheet.misses.points})

    def view(self, position: Position, seat: int) -> SheetView:
        return view_sheet(self.sheet, position.sheets[seat])

    def dice(self, position: Position) -> tuple[DieView, ...]:
        return view_dice(self.sheet, position)
