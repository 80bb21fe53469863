"""The turn with a log: every verb of the table also logs its event."""

from .. import events as e
from ..dice import Outcome
from ..moves import Mark
from ..turn_log import TurnLog
from .sheet_tables import LOCK, PENALTIES
from .turn import Turn


class LoggedTurn(TurnLog, Turn):
    def land(self, outcome: Outcome) -> None:
        super().land(outcome)
        shown = tuple(zip(self.sheet.in_game[self.locked], outcome.faces, strict=True))
        self.log.append(e.DiceRolled(self.seat, shown))

    def cross(self, row: int, mark: Mark) -> None:
        super().cross(row, mark)
        colour = self.sheet.colours[row]
        self.log.append(e.BoxMarked(self.seat, colour, mark))
        if self.sheet.is_locked(self.sheets[self.seat].rows[row]):
            self.log.append(e.BoxMarked(self.seat, colour, Mark(LOCK)))

    def lock(self, row: int) -> None:
        super().lock(row)
        lockers = [seat for seat, (rows, _) in enumerate(self.sheets) if self.sheet.is_locked(rows[row])]
        self.log += [e.RowLocked(seat, self.sheet.colours[row]) for seat in lockers[:1]]

    def cross_miss(self) -> None:
        super().cross_miss()
        self.log.append(e.MissCrossed(self.seat, self.sheets[self.seat].misses, PENALTIES))

    def skip(self) -> None:
        super().skip()
        self.log.append(e.Skipped(self.seat))
