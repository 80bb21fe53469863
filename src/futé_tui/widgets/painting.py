"""Which signs and colours the terminal has: the app knows it for all its widgets."""

from typing import Any

from textual.app import App
from textual.widget import Widget

from ..table.page.drawing.palette import DARK, LIGHT, Palette
from ..text.signs import ASCII, UNICODE, Signs

_COLOURS = ("truecolor", "256")


class SignedApp(App[None]):
    """An app that says which signs its terminal has."""

    signs: Signs = UNICODE


def signs_of(widget: Widget) -> Signs:
    """The signs that a widget draws with."""
    return widget.app.signs if isinstance(widget.app, SignedApp) else UNICODE


def paints(app: App[Any]) -> bool:
    """Whether the terminal of an app has the colours and signs of a page."""
    signs = app.signs if isinstance(app, SignedApp) else UNICODE
    return can_paint(app.console.color_system, signs, no_color=app.no_color)


def palette_of(app: App[Any]) -> Palette:
    """The colours of drawn pages in the present theme."""
    return DARK if app.current_theme.dark else LIGHT


def can_paint(color_system: str | None, signs: Signs, *, no_color: bool) -> bool:
    """Whether a terminal has the colours and signs of a page."""
    return color_system in _COLOURS and signs is not ASCII and not no_color
