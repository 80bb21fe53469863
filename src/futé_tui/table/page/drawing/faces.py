"""The faces of the opponents, in dots half a row high; and their emblems, which fit in front of a name."""

from functools import lru_cache

from .canvas import UPPER, Canvas
from .colour import BLACK, WHITE, mix
from .palette import Palette
from .runs import Row, Run, look_of

_CHICK = (
    "....yyy....",
    "..yyyyyyy..",
    ".yyyyyyyyy.",
    ".yykyyykyy.",
    "yyyyyyyyyyy",
    "yyyyyoyyyyy",
    "yyyyoooyyyy",
    "yyyyyyyyyyy",
    ".yyyyyyyyy.",
    "...oo.oo...",
)
_CROW = (
    "...sssss...",
    "..sssssss..",
    ".ssssswkss.",
    ".sssssssgg.",
    ".sssssssggg",
    ".ssssssssg.",
    "..ssssss...",
    "..ssssss...",
    ".ssssssss..",
    "ssssssssss.",
)
_STORK = (
    "..wwww.....",
    ".wwwwww....",
    ".wwwwkw....",
    ".wwwwwwoooo",
    ".wwwwwooo..",
    "..wwww.....",
    "..www......",
    "..www......",
    ".wwwww.....",
    "skwwwww....",
)
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
FACES = {"chick": _CHICK, "crow": _CROW, "stork": _STORK, "renard": FOX}
WIDTH, ROWS = len(FOX[0]), len(FOX) // 2
_EMBLEMS = {
    "chick": (".y.", "yoy"),
    "crow": ("ss.", "ssg"),
    "stork": ("ww.", "woo"),
    "renard": ("r.r", "rrr"),
}
EMBLEM = 3  # cells
_IN_LETTERS = {"chick": "'v'", "crow": "(o>", "stork": "o=>", "renard": "^.^"}


def draw_face(canvas: Canvas, x: int, y: int, key: str, palette: Palette) -> None:
    """Draw an opponent, looked up by its key, on what is there; one that has no face stays unseen."""
    colours = _colours(palette)
    for row, dots in enumerate(FACES.get(key, ())):
        for column, dot in enumerate(dots):
            if dot in colours:
                canvas.area(x + column, 2 * y + row, 1, 1, colours[dot])


def emblem(key: str, palette: Palette, ground: str) -> Row:
    """The emblem of an opponent on this ground, as wide as `EMBLEM`; nothing for people."""
    if palette.lettering and key in _IN_LETTERS:
        return (Run(_IN_LETTERS[key], look_of(palette.text, ground)),)
    return _emblem(key, palette, ground) if key in _EMBLEMS else ()


@lru_cache(maxsize=32)
def _emblem(key: str, palette: Palette, ground: str) -> Row:
    colours = _colours(palette)
    upper, lower = ([colours.get(dot, ground) for dot in dots] for dots in _EMBLEMS[key])
    return tuple(Run(UPPER, look_of(above, below)) for above, below in zip(upper, lower, strict=True))


def emblem_in_letters(key: str) -> str:
    """The emblem of an opponent where there are no colours; nothing for people."""
    return _IN_LETTERS.get(key, "")


def fox_colours(palette: Palette) -> dict[str, str]:
    """The colours of the dots of a fox."""
    return {"r": mix(palette.fox, "#ff9a2e", 0.45), "w": WHITE, "k": BLACK}


def _colours(palette: Palette) -> dict[str, str]:
    return fox_colours(palette) | {
        "y": palette.colour("yellow"),
        "o": palette.colour("orange"),
        "s": mix(BLACK, palette.dim, 0.6),
        "g": palette.dim,
        "w": mix(WHITE, palette.dim, 0.1),
    }
