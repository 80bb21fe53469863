"""Texts to paste elsewhere."""

from typing import Any

from textual.screen import Screen

from ..language import _


def copy(screen: Screen[Any], text: str) -> None:
    """Put a text that is shown into the clipboard, if the terminal allows it, which we cannot know."""
    screen.app.copy_to_clipboard(text)
    screen.notify(_("Copied. If it does not reach your clipboard, copy the line from the screen."))
