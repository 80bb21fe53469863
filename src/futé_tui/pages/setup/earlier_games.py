"""How one's games on the chosen sheet go: as a strip below the set-up, or as a chart in the card about the sheet."""

from ..home.panel import chart, promise, strip, way
from ..home.view import Progress
from ..pen import Area, Pen
from ..sections import draw_sections

_STRIP_ROWS = 7
LEAST_STRIP, _LEAST_WAY, _LEAST_CHART = 5, 3, 11  # rows


def draw_strip(pen: Pen, area: Area, progress: Progress | None, *, alone: bool) -> None:
    """The latest games and the way to the next level side by side, in a few rows; without a game, what will be
    there, for somebody who plays `alone`."""
    rows = min(_STRIP_ROWS, area.height)
    if rows < LEAST_STRIP:
        return
    if progress:
        strip(progress).draw(pen, area._replace(height=rows), rows == _STRIP_ROWS)
    elif alone:
        pen.paragraph(area.x, area.y, area.width, promise(), pen.palette.dim, most=rows)


def draw_chart(pen: Pen, area: Area, progress: Progress | None, *, whole: bool) -> bool:
    """The same, stacked or, unless it has to be `whole`, only the way to the next level; whether there is room."""
    if progress is None or area.height < (_LEAST_CHART if whole else _LEAST_WAY):
        return False
    sections = [way(progress)] if area.height < _LEAST_CHART else [chart(progress), way(progress)]
    draw_sections(pen, area, sections)
    return True
