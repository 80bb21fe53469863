"""The Futé table: the open sheet, the dice and the turn, with a verb for everything that can happen."""

from .. import events as e
from ..dice import Outcome
from .own_sheet import OwnSheet
from .position import BEFORE_ROLL, NO_SLOTS, OVER, PASSIVE, PASSIVE_EXTRA, ROUND_BONUS, SOLO_ROLL


class Table(OwnSheet):
    """A position that is being changed. The verbs check nothing: the rules of the turn decide what is allowed."""

    def start_round(self) -> None:
        self.round += 1
        self.stage = ROUND_BONUS
        self.active = 0
        self.gather_dice()
        if self.log is not None:
            self.log.append(e.RoundStarted(0, self.round))

    def start_turn(self, active: int) -> None:
        self.give_to(active)
        self.active = active
        self.stage = BEFORE_ROLL
        if self.log is not None:
            self.log.append(e.TurnStarted(active))

    def start_passive(self, seat: int) -> None:
        """`seat` may use a die of another player's turn."""
        self.give_to(seat)
        self.stage = PASSIVE
        if self.log is not None:
            self.log.append(e.TurnPassed(seat))

    def end_game(self) -> None:
        self.stage = OVER
        if self.log is not None:
            self.log.append(e.GameEnded(self.seat))

    def gather_dice(self) -> None:
        """All dice back into the pool, not rolled yet."""
        self.roll = self.rerolls = self.platter = self.spent = 0
        self.pool = self.sheet.all_dice
        self.slots = NO_SLOTS
        self.faces = self.sheet.no_faces

    def pick_up(self) -> None:
        """The dice of the next throw show nothing until they fall."""
        if self.stage is SOLO_ROLL:
            self.pool = self.sheet.all_dice
            self.platter = 0
            self.slots = NO_SLOTS
        faces = [*self.faces]
        for die in self.sheet.members[self.pool]:
            faces[die] = 0
        self.faces = (*faces,)

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall; those of a solo player's passive turn are laid out at once."""
        sheet = self.sheet
        if self.log is not None:
            solo = self.stage is SOLO_ROLL
            shown = tuple(zip(sheet.dice if solo else sheet.names[self.pool], outcome.faces, strict=True))
            self.log.append(e.DiceRolled(self.seat, shown, reroll=not solo and self.rerolls > 0))
        if self.stage is SOLO_ROLL:
            self.faces = outcome.faces
            self._lay_out(outcome.slots)
        elif self.pool == sheet.all_dice:
            self.faces = outcome.faces
        else:
            faces = [*self.faces]
            for die, face in zip(sheet.members[self.pool], outcome.faces, strict=False):
                faces[die] = face
            self.faces = (*faces,)

    def _lay_out(self, slotted: tuple[str, ...]) -> None:
        """Three dice go to the slots, the others to the platter."""
        index = self.sheet.die_index
        first, second, third = self.slots = index[slotted[0]], index[slotted[1]], index[slotted[2]]
        self.platter = self.sheet.all_dice & ~(1 << first | 1 << second | 1 << third)
        self.pool = 0
        self.stage = PASSIVE
        if self.log is not None:
            self.log.append(e.DiceLaidOut(self.seat, self.sheet.names[self.platter], slotted))

    def place(self, die: int) -> None:
        """A die goes from the pool to the slot of this roll."""
        first, second, third = self.slots
        if self.roll == 1:
            self.slots = die, second, third
        elif self.roll == 2:
            self.slots = first, die, third
        else:
            self.slots = first, second, die
        self.pool &= ~(1 << die)
        if self.log is not None:
            self.log.append(e.DiePlaced(self.seat, self.sheet.dice[die], self.roll))

    def sweep(self, dice: int) -> None:
        """Dice go from the pool to the platter."""
        self.pool &= ~dice
        self.platter |= dice
        if self.log is not None:
            self.log.append(e.DiceSwept(self.seat, self.sheet.names[dice]))

    def return_die(self, die: int) -> None:
        """A die goes from the platter back to the pool."""
        self.platter &= ~(1 << die)
        self.pool |= 1 << die
        if self.log is not None:
            self.log.append(e.DieReturned(self.seat, self.sheet.dice[die]))

    def pass_roll(self) -> None:
        """The active player takes no die of this roll."""
        self.stage = BEFORE_ROLL
        if self.log is not None:
            self.log.append(e.Passed(self.seat))

    def pick(self, die: int) -> None:
        """A passive player uses a die where it is."""
        self.stage = PASSIVE_EXTRA
        if self.log is not None:
            self.log.append(e.DieUsed(self.seat, self.sheet.dice[die], extra=False))

    def decline(self) -> None:
        """A passive player uses no die."""
        self.stage = PASSIVE_EXTRA
        if self.log is not None:
            self.log.append(e.Declined(self.seat))

    def use_again(self, die: int) -> None:
        """A player uses a die once more, where it is."""
        self.spent |= 1 << die
        if self.log is not None:
            self.log.append(e.DieUsed(self.seat, self.sheet.dice[die], extra=True))

    def slotted(self) -> int:
        """The dice in the slots."""
        return sum([1 << die for die in self.slots if die >= 0])

    def place_of(self, die: int) -> int:
        """1, 2, 3 for a die in a slot, 0 for one on the platter."""
        return self.slots.index(die) + 1 if die in self.slots else 0
