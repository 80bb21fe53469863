"""Palettes for drawing in letters, for terminals with few colours, none, or ASCII signs only: letters and shapes carry
the meaning.

Such a palette is passed where that of a painted page is: layout and drawing are the same.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from ....text.signs import ASCII, Signs
from .palette import DARK, LIGHT, Lettering, Palette
from .runs import Rows

_ON_DARK = {
    "yellow": "#f2c500",
    "blue": "#5ea2f0",
    "green": "#2fae4e",
    "orange": "#f0801a",
    "purple": "#c86ff0",
    "silver": "#a7adb5",
    "pink": "#e86fb0",
    "turquoise": "#19b5b0",
    "brown": "#b5792f",
    "grey": "#8b919c",
    "red": "#ff8074",
}  # light enough to read as text
_ON_LIGHT = {
    "yellow": "#7d6500",
    "blue": "#2060d0",
    "green": "#00761e",
    "orange": "#a83c10",
    "purple": "#7a1fa0",
    "silver": "#5c636d",
    "pink": "#b03079",
    "turquoise": "#007474",
    "brown": "#8a5a20",
    "grey": "#5c636d",
    "red": "#a8261c",
}
_DICE = {"purple": "#a030c0", "pink": "#ff80d0", "red": "#c8281e"}  # that differ from others in 16 colours, too
_IN_ASCII = str.maketrans("✗✓●○★☆×−·▸◂≥≤←→╲╱▲♛…▢─│└╭╮╰╯–—’²\xa0", "X*o.*.x--><><<>\\/^*~.-|.....--'2 ")


def palette_in_letters(
    palette: Palette, signs: Signs, letters: Mapping[str, str], code: Callable[[str], str]
) -> Palette:
    """The colours of a theme for drawing in letters; `letters` stand for zones and dice, `code` writes bonuses."""
    inks = _ON_DARK if palette.name == DARK.name else _ON_LIGHT
    return replace(_colours(palette), lettering=Lettering(signs, letters, inks, code))


@lru_cache(maxsize=2)
def _colours(palette: Palette) -> Palette:
    """Cards have no ground of their own, and their ink is the colour of the zone. Boxes stand out from the ground also
    in 16 colours, and so do white dice from a light one, whose colour no paper has."""
    dark = palette.name == DARK.name
    return replace(
        palette,
        header=palette.table,
        panel=palette.table,
        fox=(_ON_DARK if dark else _ON_LIGHT)["red"],
        paper="#f4f4f4" if dark else "#cdd0d9",
        print="#101014",
        ink="#101014",
        shaded="#c9ccd3" if dark else "#b2b7c3",
        fresh="#5ce0ea",
        offered="#f4c61d",
        costly="#ff77ff",
        colours={**palette.colours, **_DICE, "white": "#f7f6f1" if dark else "#cdd0d8"},
    )


@lru_cache(maxsize=256)
def stands_out(ground: str) -> bool:
    """Whether a ground is seen where there are no colours: dice, what can be picked or is, the newest marks, a band."""
    return any(ground in _standing_out(_colours(theme)) for theme in (DARK, LIGHT))


def _standing_out(palette: Palette) -> tuple[str, ...]:
    marked = palette.gold, palette.fresh, palette.offered, palette.costly, palette.label
    return (*palette.colours.values(), *marked, palette.text)


def in_terminal_signs(rows: Rows, palette: Palette) -> Rows:
    """The rows in the signs that the terminal of a palette has."""
    return in_ascii(rows) if palette.lettering and palette.lettering.signs is ASCII else rows


def in_ascii(rows: Rows) -> Rows:
    """The rows with ASCII in place of our signs; letters of words stay."""
    return tuple(
        tuple(run if run.text.isascii() else run._replace(text=run.text.translate(_IN_ASCII)) for run in row)
        for row in rows
    )
