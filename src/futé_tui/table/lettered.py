"""The table in letters: its palette, with the letters and codes of the sheet that is on it."""

from collections.abc import Mapping
from functools import partial

from ..text.signs import Signs
from .badges import badge
from .page.drawing.in_letters import lettered as in_letters
from .page.drawing.kept import kept
from .page.drawing.palette import Palette


@kept(8)
def lettered(palette: Palette, signs: Signs, letters: Mapping[str, str]) -> Palette:
    """The colours of a theme for drawing in letters; the same object for the same letters, so that drawings can be
    kept by it."""
    return in_letters(palette, signs, letters, partial(badge, letters=letters, signs=signs))
