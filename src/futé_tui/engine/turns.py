"""What the turn machines share: a turn that is played on an open table, and the rules that follow from it.

A machine provides its position, its `OpenTurn` and a way to open one on the other; `TurnRules` builds the rest on that:
starting, playing, afterstates.
"""

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from typing import Generic, TypeVar

from .dice import Outcome, Throw
from .events import Event
from .fast_tuple import fast_tuple
from .moves import Move, die_of
from .observing import NotObserved, Observer
from .open_turn import OpenTurn
from .rules import Decision

P = TypeVar("P")


class TurnRules(Generic[P]):
    """The rules of a game that is played by turns. Without overrides it has no foxes, no tie-break, no fixed number of
    rounds, no follow-up crosses, and nobody ends it for others."""

    best_zone_breaks_ties = False
    has_foxes = False
    one_can_end_it_for_all = False

    def blank(self, players: int) -> P:
        """The table before the first round."""
        raise NotImplementedError

    def open(self, position: P, log: list[Event] | None = None) -> OpenTurn[P]:
        """A turn that continues from a position; `log` receives the events."""
        raise NotImplementedError

    def observer(self) -> Observer:
        """What an expert sees of positions; optional."""
        raise NotObserved

    def start(self, players: int, log: list[Event] | None = None) -> Decision[P]:
        return self._starts(players) if log is None else self._start(players, log)

    @cached_property
    def _starts(self) -> Callable[[int], Decision[P]]:
        """The first decision depends only on the number of players."""
        return cache(self._start)

    def _start(self, players: int, log: list[Event] | None = None) -> Decision[P]:
        turn = self.open(self.blank(players), log)
        turn.begin()
        return _decide(turn)

    def dice_used(self, position: P, move: Move) -> tuple[str, ...]:
        """The die that the move names; a machine that adds dice overrides this."""
        die = die_of(move)
        return (die,) if die else ()

    def stands_for(self, position: P, die: str) -> tuple[str, str] | None:
        return None

    def round_track(self, players: int) -> tuple[str, ...]:
        return ()

    def follow_zone(self, position: P) -> str:
        return ""

    def moves(self, position: P) -> tuple[Move, ...]:
        return (*self.open(position).list_moves(),)

    def throw(self, position: P, move: Move) -> Throw | None:
        if not move.throws:
            return None
        turn = self.open(position)
        turn.carry_out(move)
        return turn.throw_in_hand()

    def play(
        self, position: P, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision[P]:
        turn = self.open(position, log)
        turn.carry_out(move)
        if move.throws:
            assert outcome is not None, "a throw needs its outcome"
            turn.land(outcome)
        return _decide(turn)

    def afterstate(self, position: P, move: Move) -> P:
        turn = self.open(position)
        turn.settle_before_dice(move)
        return turn.position()

    def throw_in_hand(self, position: P) -> Throw:
        return self.open(position).throw_in_hand()

    def land(self, position: P, outcome: Outcome) -> Decision[P]:
        turn = self.open(position)
        turn.land(outcome)
        return _decide(turn)

    def what_counts(self, faces: tuple[int, ...]) -> Hashable:
        return faces

    def settle(self, position: P) -> Decision[P]:
        return _decide(self.open(position))


def _decide(turn: OpenTurn[P]) -> Decision[P]:
    moves = turn.settle()
    return fast_tuple(Decision, (turn.position(), (*moves,)))
