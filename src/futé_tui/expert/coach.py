"""What a coach says about a position: what every move is worth, and how far it is from the best."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine.moves import Move
from ..engine.playable import PlayableRuleset
from .valuing import Valuer


class Appraisal(NamedTuple):
    """A move, the total it lets the player expect at the end, and how much that is less than with the best move."""

    move: Move
    expected: float
    behind: float


class Advice(NamedTuple):
    """All moves of a position, in the order of the list."""

    moves: tuple[Appraisal, ...]

    @property
    def best(self) -> Appraisal:
        return min(self.moves, key=lambda each: each.behind)

    def of(self, move: Move) -> Appraisal:
        """What the coach says about one move."""
        return next(each for each in self.moves if each.move == move)

    def ranked(self) -> list[Appraisal]:
        """From the best to the worst."""
        return sorted(self.moves, key=lambda each: each.behind)


def advise(expert: Valuer, position: Any, moves: Sequence[Move]) -> Advice:
    """What a coach says about the moves of a position."""
    values = expert.values(position, moves)
    best = max(values)
    return Advice(tuple(Appraisal(move, value, best - value) for move, value in zip(moves, values, strict=True)))


def ask_expert(ruleset: PlayableRuleset, position: Any, moves: Sequence[Move]) -> Advice:
    """What the expert of a sheet says about the moves of a position; NoExpert if the sheet has none."""
    from .player import load_expert  # imports numpy

    return advise(load_expert(ruleset), position, moves)
