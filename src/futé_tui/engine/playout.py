"""Playouts: games that are played on one open table, by simulations, bots and training."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self

from .dice import DiceSource
from .moves import Move
from .rules import P, Rules


class Choice(Protocol):
    """What a player decides: a `Decision`, or a `Playout` that has reached one."""

    @property
    def position(self) -> Any: ...
    @property
    def moves(self) -> Sequence[Move]: ...


class Playout(Generic[P]):
    """A game that is played from choice to choice; forced rolls are made automatically.

    `moves` is what can be done now, empty when the game is over. The position is built on demand: it equals the one
    that the same moves lead to one by one.
    """

    moves: Sequence[Move]

    def __init__(self, rules: Rules[P], position: P, dice: DiceSource) -> None:
        """Continue from a position or an afterstate."""
        self._turn, self._dice = rules.open(position), dice
        if rules.in_hand(position):
            self._turn.land(dice.throw(self._turn.throw_in_hand()))
        self.moves = self._turn.settle(dice)

    @classmethod
    def start(cls, rules: Rules[P], players: int, dice: DiceSource) -> Self:
        """A new game."""
        return cls(rules, rules.start(players).position, dice)

    @property
    def to_move(self) -> int:
        """The seat that decides; at the end, the one that decided last."""
        return self._turn.seat

    @property
    def position(self) -> P:
        return self._turn.position()

    def play(self, move: Move) -> None:
        """Make one of the moves, and play on to the next choice."""
        turn, dice = self._turn, self._dice
        turn.carry_out(move)
        if move.throws:
            turn.land(dice.throw(turn.throw_in_hand()))
        self.moves = turn.settle(dice)
