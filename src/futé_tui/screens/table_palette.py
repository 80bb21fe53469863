"""The colours that a table or a sheet is drawn with in this terminal."""

from collections.abc import Mapping
from typing import Any

from textual.app import App

from ..table.lettered import lettered
from ..table.page.drawing.palette import Palette
from ..text.signs import UNICODE
from ..widgets.painting import SignedApp, paints, palette_of


def table_palette(app: App[Any], letters: Mapping[str, str]) -> Palette:
    """The colours of the present theme; where drawings are in letters, these stand for zones and dice."""
    palette = palette_of(app)
    if paints(app):
        return palette
    return lettered(palette, app.signs if isinstance(app, SignedApp) else UNICODE, letters)
