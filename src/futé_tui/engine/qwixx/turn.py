"""Qwixx's turn: moves carried out on a table, and what follows from them automatically."""

from collections.abc import Sequence

from ..dice import DiceSource, Throw
from ..fast_tuple import fast_tuple
from ..moves import Move
from . import listing, playing
from .position import BEFORE_ROLL, DECIDED
from .table import Table

_ROLL = 1  # a turn has one roll


class Turn(Table):
    """A table with the rules of the turn; `OpenTurn` describes the methods."""

    list_moves = listing.list_moves
    carry_out = playing.carry_out

    def throw_in_hand(self) -> Throw:
        return fast_tuple(Throw, (self.round, self.active, _ROLL, 0, self.sheet.in_game[self.locked], False))

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """A player who can cross nothing skips the action, or takes the penalty."""
        while True:
            if self.stage is DECIDED:
                playing.end_white(self)
            moves = self.list_moves()
            if len(moves) != 1 or (dice is None and moves[0].throws):
                return moves
            self.carry_out(moves[0])
            if dice is not None and moves[0].throws:
                self.land(dice.throw(self.throw_in_hand()))

    def settle_before_dice(self, move: Move) -> None:
        """What the others do with the white sum takes effect later, so that it influences nobody."""
        self.carry_out(move)
        if self.stage is BEFORE_ROLL:
            self.pick_up()
