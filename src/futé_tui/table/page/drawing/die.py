"""One die: a coloured face with pips and a shaded edge."""

from typing import NamedTuple

from .canvas import Canvas
from .colour import BLACK, ink_on, mix
from .glyphs import PIP
from .palette import Palette
from .runs import Target

_PIPS = {
    0: (),
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}
_PIPS_APART = 2


class DieSize(NamedTuple):
    """The cells of a die, where its first pip is, and whether it has a rim above the pips and a shade below."""

    width: int
    rows: int
    pip_column: int
    pip_row: int
    rim: int  # half rows
    shade: int  # half rows


SMALL = DieSize(5, 3, 0, 0, 0, 0)
MEDIUM = DieSize(7, 4, 1, 0, 0, 1)
LARGE = DieSize(9, 5, 2, 1, 1, 1)


def draw_die(
    canvas: Canvas, x: int, y: int, name: str, face: int, size: DieSize, palette: Palette, target: Target | None = None
) -> None:
    """Draw a die with its top left corner in this cell; face 0 has no pips. In letters its shade is left out, and a
    half row above the pips."""
    ground = palette.colour(name)
    top = 2 * y + size.rim
    halves = 2 * size.rows - size.rim - size.shade
    canvas.area(x, top, size.width, halves, ground, target)
    canvas.area(x, top + halves, size.width, size.shade, mix(ground, BLACK, 0.45), target)
    for row, column in _PIPS[face]:
        at = x + size.pip_column + column * _PIPS_APART
        canvas.write(at, y + size.pip_row + row, PIP, ink_on(ground), bold=True, target=target)
