"""A chart that is not there yet: pale columns where those of one's own games will be."""

from ..table.page.drawing.colour import mix
from .pen import Pen
from .sections import Area

_HEIGHTS = (0.3, 0.42, 0.36, 0.55, 0.5, 0.68, 0.6, 0.78, 0.72, 0.95)  # of ten games
_PALE = 0.78
_GAP = 1
_WIDEST = 8


def draw_ghost(pen: Pen, area: Area) -> None:
    """Ten columns that rise, over an axis; in letters nothing."""
    if not pen.painted or area.height < 3:
        return
    ground = pen.canvas.ground(area.x, area.y)
    wide = max(2, min(_WIDEST, area.width // len(_HEIGHTS) - _GAP))
    foot = area.y + area.height - 1
    for number, height in enumerate(_HEIGHTS):
        colour = pen.palette.gold if number == len(_HEIGHTS) - 1 else pen.palette.colour("blue")
        halves = max(1, round(2 * (area.height - 1) * height))
        pen.area(area.x + number * (wide + _GAP), 2 * foot - halves, wide, halves, mix(colour, ground, _PALE))
    pen.write(area.x, foot, pen.signs.floor * (len(_HEIGHTS) * (wide + _GAP) - _GAP), pen.palette.dim)
