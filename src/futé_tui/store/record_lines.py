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


def record_of(header: str, lines: list[str], source: str = "") -> str:
    """The record of a stored game, with the file of its sheet if that is one of the player's own."""
    from ..engine.records import sheet_lines

    sheet = ["", *sheet_lines(source)] if source else []
    return "\n".join([header, "", *lines, *sheet]) + "\n"
