"""The table in letters: its palette, with the letters and codes of the sheet that is on it."""

from collections.abc import Mapping
from functools import lru_cache, partial

from ..text.signs import Signs
from .badges import badge
from .page.drawing.in_letters import palette_in_letters
from .page.drawing.palette import Palette


def lettered(palette: Palette, signs: Signs, letters: Mapping[str, str]) -> Palette:
    """The colours of a theme for drawing in letters; the same object for the same letters, so that drawings can be
    kept by it."""
    return _lettered(palette, signs, tuple(letters.items()))


@lru_cache(maxsize=8)
def _lettered(palette: Palette, signs: Signs, letters: tuple[tuple[str, str], ...]) -> Palette:
    known = dict(letters)
    return palette_in_letters(palette, signs, known, partial(badge, letters=known, signs=signs))
