"""Qwinto's turn: pick dice and roll them, perhaps once more; then everybody may write the sum."""

from ..dice import Outcome, Throw
from ..events import Event
from ..moves import Move, Reroll, Roll
from ..quick import new_tuple
from ..refusals import Refusal
from ..rules import Decision, DieView, SheetView
from ..scoring import Score
from .explaining import explain
from .listing import list_moves
from .playing import carry_out, start_round
from .setup import QwintoSheet, Setup
from .table import BEFORE_ROLL, OVER, Position, Sheet, Table, phase_name
from .viewing import BONUS, MISSES, view_dice, view_sheet

_ROLL = 1  # a turn has one roll, whether it is rerolled or not


class QwintoRules:
    """The rules of one Qwinto sheet."""

    best_zone_breaks_ties = False
    has_foxes = False

    def __init__(self, sheet: QwintoSheet) -> None:
        self.setup = Setup(sheet)

    def start(self, players: int, log: list[Event] | None = None) -> Decision:
        sheets = (Sheet(self.setup.sheet.start),) * players
        table = Table(Position(sheets, 0, 0, 0, BEFORE_ROLL, 0, (), False), log)
        start_round(self.setup, table)
        return self._settle(table)

    def moves(self, position: Position) -> tuple[Move, ...]:
        return list_moves(self.setup, Table(position))

    def throw(self, position: Position, move: Move) -> Throw | None:
        if type(move) is Roll:
            return new_tuple(Throw, (position.round, position.active, _ROLL, 0, move.dice, False))
        if type(move) is Reroll:
            dice = self.setup.names[position.dice]
            return new_tuple(Throw, (position.round, position.active, _ROLL, 1, dice, False))
        return None

    def play(
        self, position: Position, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision:
        table = Table(position, log)
        carry_out(self.setup, table, move, outcome)
        return self._settle(table)

    def _settle(self, table: Table) -> Decision:
        """Go on by itself until there is something to decide: who has nothing to write declines, or crosses a miss."""
        setup = self.setup
        moves = list_moves(setup, table)
        while len(moves) == 1:
            carry_out(setup, table, moves[0], None)
            moves = list_moves(setup, table)
        return new_tuple(Decision, (table.position(), moves))

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.setup, position, move)

    def to_move(self, position: Position) -> int | None:
        return None if position.stage is OVER else position.seat

    def phase(self, position: Position) -> str:
        return phase_name(position.stage)

    def round_track(self, players: int) -> tuple[str, ...]:
        return ()

    def follow_zone(self, position: Position) -> str:
        return ""

    def score(self, position: Position, seat: int) -> Score:
        sheet = self.setup.sheet
        numbers, misses = position.sheets[seat]
        zones = {colour: sheet.row_points(numbers, row) for row, colour in enumerate(self.setup.dice)}
        return Score(zones | {BONUS: sheet.bonus_points(numbers), MISSES: misses * self.setup.miss_points})

    def view(self, position: Position, seat: int) -> SheetView:
        return view_sheet(self.setup, position.sheets[seat])

    def dice(self, position: Position) -> tuple[DieView, ...]:
        return view_dice(self.setup, position)
