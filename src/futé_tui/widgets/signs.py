"""Which signs to draw with: the app knows it for all its widgets."""

from textual.app import App
from textual.widget import Widget

from ..text.signs import UNICODE, Signs


class SignedApp(App[None]):
    """An app that says which signs its terminal has."""

    signs: Signs = UNICODE


def signs_of(widget: Widget) -> Signs:
    """The signs that a widget draws with."""
    return widget.app.signs if isinstance(widget.app, SignedApp) else UNICODE
