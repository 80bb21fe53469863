"""A game as lines of text. The engine is imported with the first game that is written, not when home lists games."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.history import Step


def header_of(game: "Game") -> str:
    from ..engine.records import header_lines

    return "\n".join(header_lines(game))


def line_of(step: "Step") -> str:
    from ..engine.records import step_line

    return step_line(step)


def record_of(header: str, lines: list[str]) -> str:
    """The record of a stored game."""
    return "\n".join([header, "", *lines]) + "\n"
