"""The Futé turn: moves carried out on a table, and what follows from them automatically."""

from collections.abc import Sequence

from ..dice import DiceSource, Throw
from ..fast_tuple import fast_tuple
from ..moves import Move
from . import listing, playing, rounds
from .listing import BY_STAGE, ONLY_DONE, ONLY_ROLL
from .position import BEFORE_ROLL, OVER, SOLO_ROLL
from .table import Table

_SOLO_PASSIVE_ROLL = 0  # its number in a throw: rolls of an active player count from 1


class Turn(Table):
    """A table with the rules of the turn; `OpenTurn` describes the methods."""

    begin = rounds.start_round
    list_moves = listing.list_moves
    carry_out = playing.carry_out

    def throw_in_hand(self) -> Throw:
        if self.stage is SOLO_ROLL:
            return fast_tuple(Throw, (self.round, self.active, _SOLO_PASSIVE_ROLL, 0, self.sheet.dice, True))
        dice = self.sheet.names[self.pool]
        return fast_tuple(Throw, (self.round, self.active, self.roll, self.rerolls, dice, False))

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        while True:
            # `list_moves` looks at the stage too; to do that here saves a call at every step.
            nothing_waits = self.follow is None and not self.waiting
            moves = BY_STAGE[self.stage](self) if nothing_waits else self.list_moves()
            if moves is ONLY_DONE:
                rounds.finish_stage(self)
            elif moves is ONLY_ROLL:
                if dice is None:
                    return moves
                playing.roll(self)
                self.land(dice.throw(self.throw_in_hand()))
            elif len(moves) > 1 or self.stage is OVER:
                return moves
            elif moves:
                self.carry_out(moves[0])
            else:
                self.lose_bonuses()

    def settle_before_dice(self, move: Move) -> None:
        self.carry_out(move)
        if not move.throws:
            while (moves := listing.list_without_zones(self)) is ONLY_DONE:
                rounds.finish_stage(self)
            if moves is ONLY_ROLL:
                playing.roll(self)
            elif self.stage is not BEFORE_ROLL or self.follow is not None or self.waiting:
                return
        self.pick_up()
