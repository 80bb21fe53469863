"""A game as the store writes it. The engine is loaded with the first game that is played, not when home lists games."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.game import Game, Step
    from ..engine.records import RecordError


def header_of(game: "Game") -> str:
    from ..engine.records import header_lines

    return "\n".join(header_lines(game))


def line_of(step: "Step") -> str:
    from ..engine.records import step_line

    return step_line(step)


def unreadable(reason: str) -> "RecordError":
    from ..engine.records import RecordError

    return RecordError(1, reason)
