"""A chart that is not there yet: pale columns where those of one's own games will be."""

from ..table.page.drawing.colour import mix
from .caps import Button, draw_button
from .pen import Area, Pen, broken
from .rows import GAP

_HEIGHTS = (0.3, 0.42, 0.36, 0.55, 0.5, 0.68, 0.6, 0.78, 0.72, 0.95)  # of ten games
_PALE = 0.78
_GAP = 1
_WIDEST = 8
_MOST_ROWS = 16


def draw_promise(pen: Pen, area: Area, title: str, text: str, button: Button | None = None) -> None:
    """What a page will show, on a panel with a button, and below it the chart."""
    room = area.width - 2 * GAP
    used = len(broken(text, room))
    rows = used + (6 if button else 4)
    pen.panel(area.x, area.y, area.width, rows, title)
    pen.paragraph(area.x + GAP, area.y + 3, room, text, pen.palette.dim)
    if button:
        draw_button(pen, area.x + GAP, area.y + used + 4, button)
    _draw_ghost(pen, Area(area.x + GAP, area.y + rows + 1, room, min(_MOST_ROWS, area.height - rows - 1)))


def _draw_ghost(pen: Pen, area: Area) -> None:
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
