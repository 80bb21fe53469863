"""Which moves a step of a lesson accepts."""

import re

from ..engine.game import Game
from ..engine.moves import Move
from .schema import Step


def matches(pattern: str, move: Move | str) -> bool:
    """Whether a move is spelled as the pattern says; `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), str(move)) is not None


def accepts(step: Step, move: Move | str) -> bool:
    """Whether a legal move solves the task."""
    return any(matches(pattern, move) for pattern in step.moves)


def accepted(step: Step, game: Game) -> list[Move]:
    """The legal moves that solve the task."""
    return [move for move in game.moves() if accepts(step, move)]
