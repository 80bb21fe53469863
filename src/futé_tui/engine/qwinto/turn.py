"""Qwinto's turn: moves carried out on a table, and what follows from them automatically."""

from collections.abc import Sequence

from ..dice import DiceSource, Throw
from ..fast_tuple import fast_tuple
from ..moves import Move
from . import listing, playing
from .table import Table

_ROLL = 1  # a turn has one roll, whether it is rerolled or not


class Turn(Table):
    """A table with the rules of the turn; `OpenTurn` describes the methods."""

    list_moves = listing.list_moves
    carry_out = playing.carry_out

    def throw_in_hand(self) -> Throw:
        rerolls = 1 if self.rerolled else 0
        return fast_tuple(Throw, (self.round, self.active, _ROLL, rerolls, self.sheet.names[self.dice], False))

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """A player who can write nothing declines, or crosses a miss. Which dice to roll is always a choice."""
        moves = self.list_moves()
        while len(moves) == 1:
            self.carry_out(moves[0])
            moves = self.list_moves()
        return moves

    def settle_before_dice(self, move: Move) -> None:
        self.carry_out(move)
        if move.throws:
            self.pick_up()
