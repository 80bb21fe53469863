"""A fox's head, in dots half a row high."""

from .colour import BLACK, WHITE, mix
from .palette import Palette

FOX = (
    "r.........r",
    "rr.......rr",
    "rkr.....rkr",
    "rrrrrrrrrrr",
    "rrkrrrrrkrr",
    "wrrrrrrrrrw",
    "wwwrrrrrwww",
    ".wwwrrrwww.",
    "..wwwkwww..",
    "....wkw....",
)


def fox_colours(palette: Palette) -> dict[str, str]:
    """The colours of its dots."""
    return {"r": mix(palette.fox, "#ff9a2e", 0.45), "w": WHITE, "k": BLACK}
