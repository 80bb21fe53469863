"""The turn with a log: every verb of the table also logs its event."""

from .. import events as e
from ..dice import Outcome
from ..moves import Mark
from ..turn_log import TurnLog
from .position import SOLO_ROLL
from .turn import Turn


class LoggedTurn(TurnLog, Turn):
    """A verb that causes others (a mark gives a bonus) logs its own event first."""

    def land(self, outcome: Outcome) -> None:
        laid_out = self.stage is SOLO_ROLL
        rolled = self.sheet.dice if laid_out else self.sheet.names[self.pool]
        super().land(outcome)
        shown = tuple(zip(rolled, outcome.faces, strict=True))
        self.log.append(e.DiceRolled(self.seat, shown, reroll=not laid_out and self.rerolls > 0))
        if laid_out:
            self.log.append(e.DiceLaidOut(self.seat, self.sheet.names[self.platter], outcome.slots))

    def place(self, die: int) -> None:
        super().place(die)
        self.log.append(e.DiePlaced(self.seat, self.sheet.dice[die], self.roll))

    def sweep(self, dice: int) -> None:
        super().sweep(dice)
        self.log.append(e.DiceSwept(self.seat, self.sheet.names[dice]))

    def return_die(self, die: int) -> None:
        super().return_die(die)
        self.log.append(e.DieReturned(self.seat, self.sheet.dice[die]))

    def pass_roll(self) -> None:
        super().pass_roll()
        self.log.append(e.Passed(self.seat))

    def pick(self, die: int) -> None:
        super().pick(die)
        self.log.append(e.DieUsed(self.seat, self.sheet.dice[die], extra=False))

    def use_again(self, die: int) -> None:
        super().use_again(die)
        self.log.append(e.DieUsed(self.seat, self.sheet.dice[die], extra=True))

    def mark(self, zone: int, mark: Mark) -> None:
        self.log.append(e.BoxMarked(self.seat, self.sheet.zones[zone].name, mark))
        super().mark(zone, mark)

    def gain(self, bonus: str, source: str) -> None:
        self.log.append(e.BonusGained(self.seat, bonus, source))
        super().gain(bonus, source)

    def use_bonus(self, bonus: str) -> None:
        super().use_bonus(bonus)
        self.log.append(e.BonusUsed(self.seat, bonus))

    def lose_bonuses(self) -> None:
        self.log += [e.BonusLost(self.seat, bonus) for bonus in self.waiting]
        super().lose_bonuses()

    def circle(self, track: int) -> None:
        super().circle(track)
        self.log.append(e.ActionUnlocked(self.seat, self.sheet.tracks[track].action, self.tracks[track].circled))

    def lose_action(self, track: int) -> None:
        self.log.append(e.BonusLost(self.seat, self.sheet.tracks[track].action))

    def cross(self, track: int, box: int) -> None:
        super().cross(track, box)
        self.log.append(e.ActionUsed(self.seat, self.sheet.tracks[track].action, box + 1))
