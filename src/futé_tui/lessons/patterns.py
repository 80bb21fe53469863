"""Which moves a step of a lesson accepts."""

import re

from ..engine.game import Game
from ..engine.moves import Move
from .goals import meets
from .schema import Remark, Step, Text


def matches(pattern: str, attempt: Move | str) -> bool:
    """Whether a move or a number is spelled as the pattern says; `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), str(attempt)) is not None


def accepts(step: Step, game: Game, move: Move) -> bool:
    """Whether a legal move solves the task."""
    if step.goal:
        return meets(step.goal, game, move)
    return any(matches(pattern, move) for pattern in step.moves)


def accepted(step: Step, game: Game) -> list[Move]:
    """The legal moves that solve the task."""
    return [move for move in game.moves() if accepts(step, game, move)]


def text_on(remarks: list[Remark], attempt: Move | str) -> Text | None:
    """The first of these texts that is meant for an attempt."""
    return next((each for each in remarks if any(matches(pattern, attempt) for pattern in each.moves)), None)
