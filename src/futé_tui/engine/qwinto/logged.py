"""The turn with a log: every verb of the table also logs its event."""

from .. import events as e
from ..dice import Outcome
from ..moves import Mark
from ..turn_log import TurnLog
from .turn import Turn
from .viewing import BONUS


class LoggedTurn(TurnLog, Turn):
    def land(self, outcome: Outcome) -> None:
        super().land(outcome)
        shown = tuple(zip(self.sheet.names[self.dice], outcome.faces, strict=True))
        self.log.append(e.DiceRolled(self.seat, shown, self.rerolled))

    def write(self, box: int, mark: Mark) -> None:
        super().write(box, mark)
        printed, numbers = self.sheet.printed, self.sheets[self.seat].numbers
        row = printed.row_of[box]
        self.log.append(e.BoxMarked(self.seat, self.sheet.dice[row], mark))
        if printed.row_complete(numbers, row):
            self.log.append(e.RowCompleted(self.seat, self.sheet.dice[row], printed.row_points(numbers, row)))
        for column in printed.bonus_columns:
            if box in column.boxes and column.complete(numbers):
                self.log.append(e.ColumnCompleted(self.seat, BONUS, column.column, numbers[column.pentagon]))

    def cross_miss(self) -> None:
        super().cross_miss()
        self.log.append(e.MissCrossed(self.seat, self.sheets[self.seat].misses))
