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
        """Do what a legal move says and nothing that follows from it. A move that throws takes the dice in hand."""

    def throw_in_hand(self) -> Throw:
        """The throw of the dice in hand."""

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """Go on until somebody has something to decide, and list the moves. Rolling is always asked for, unless there
        are dice: then rolls that nobody has a choice about are made too."""

    def settle_before_dice(self, move: Move) -> None:
        """Carry out a move and go on to its afterstate; see `Rules.afterstate`."""

    def position(self) -> P_co:
        """The position as it is now."""
