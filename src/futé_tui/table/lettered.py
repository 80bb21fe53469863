"""The table in letters: its palette, with the letters and codes of the sheet that is on it."""

from collections.abc import Mapping
from functools import partial

from ..text.signs import Signs
from .badges import badge
from .page.drawing.caches import cached
from .page.drawing.in_letters import palette_in_letters
from .page.drawing.palette import Palette


@cached(8)
def lettered(palette: Palette, signs: Signs, letters: Mapping[str, str]) -> Palette:
    """The colours of a theme for drawing in letters; the same object for the same letters, so that drawings can be
    kept by it."""
    return palette_in_letters(palette, signs, letters, partial(badge, letters=letters, signs=signs))
