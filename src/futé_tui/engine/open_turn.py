"""An open turn: what a turn machine offers while a game is played on its table."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from .dice import DiceSource, Outcome, Throw
from .moves import Move

P_co = TypeVar("P_co", covariant=True)


class OpenTurn(Protocol[P_co]):
    """A position on which moves are carried out, one after another."""

    @property
    def seat(self) -> int:
        """The seat that decides."""

    def begin(self) -> None:
        """Start the game on a table with empty sheets."""

    def list_moves(self) -> Sequence[Move]:
        """Every legal move, sorted; none when the game is over."""

    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, but nothing that follows from it. A move that throws takes the dice in hand."""

    def throw_in_hand(self) -> Throw:
        """The throw of the dice in hand."""

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """Play on until somebody has to decide, and list the moves. Every roll counts as a decision, unless `dice` are
        given: then forced rolls are made too."""

    def settle_before_dice(self, move: Move) -> None:
        """Carry out a move and play on to its afterstate; see `Rules.afterstate`."""

    def position(self) -> P_co:
        """The position as it is now."""
