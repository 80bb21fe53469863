"""Whether a terminal can show pages in colour; others get a drawing in letters."""

from typing import Any

from textual.app import App

from ..text.signs import ASCII
from .signs import SignedApp

_COLOURS = ("truecolor", "256")


def paints(app: App[Any]) -> bool:
    """Whether the terminal of an app has the colours and signs of a page."""
    ascii_only = isinstance(app, SignedApp) and app.signs is ASCII
    return can_paint(app.console.color_system, no_color=app.no_color, ascii_only=ascii_only)


def can_paint(color_system: str | None, *, no_color: bool, ascii_only: bool) -> bool:
    """Whether a terminal has the colours and signs of a page."""
    return color_system in _COLOURS and not no_color and not ascii_only
