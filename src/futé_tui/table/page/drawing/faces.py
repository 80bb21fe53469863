"""The faces of the opponents, in dots half a row high."""

from .canvas import Canvas
from .colour import BLACK, WHITE, mix
from .fox import FOX, fox_colours
from .palette import Palette

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
FACES = {"chick": _CHICK, "crow": _CROW, "stork": _STORK, "renard": FOX}
WIDTH, ROWS = len(FOX[0]), len(FOX) // 2


def draw_face(canvas: Canvas, x: int, y: int, key: str, palette: Palette) -> None:
    """Draw an opponent, looked up by its key, on what is there; one that has no face stays unseen."""
    colours = fox_colours(palette) | {
        "y": palette.colour("yellow"),
        "o": palette.colour("orange"),
        "s": mix(BLACK, palette.dim, 0.6),
        "g": palette.dim,
        "w": mix(WHITE, palette.dim, 0.1),
    }
    for row, dots in enumerate(FACES.get(key, ())):
        for column, dot in enumerate(dots):
            if dot in colours:
                canvas.area(x + column, 2 * y + row, 1, 1, colours[dot])
