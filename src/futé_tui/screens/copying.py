"""Texts to paste elsewhere."""

from typing import Any

from textual.screen import Screen

from ..language import _


def copy(screen: Screen[Any], text: str) -> None:
    """Put a text that is shown into the clipboard, as far as the terminal lets us; nobody can tell whether it does."""
    screen.app.copy_to_clipboard(text)
    screen.notify(_("Copied. If your terminal keeps it from the clipboard, copy the line from the screen."))
