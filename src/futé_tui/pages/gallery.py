"""All sheets as small pictures with their names, for pages that would be empty beside a list."""

from ..text.sheet_summaries import sheets_in_order, short_title
from .pen import Pen
from .rows import GAP
from .sections import Area
from .sheet_picture import draw_sheet

GALLERY = 42  # columns of two pictures side by side, with their margins
_PICTURE = (18, 7)
_PITCH = _PICTURE[1] + 1  # rows from picture to picture


def draw_gallery(pen: Pen, area: Area) -> None:
    """As many sheets as fit; in letters nothing."""
    across = max(1, (area.width + GAP) // (_PICTURE[0] + GAP))
    most = across * (area.height // _PITCH)
    for number, sheet in enumerate(sheets_in_order()[:most] if pen.painted else ()):
        row, column = divmod(number, across)
        x, y = area.x + column * (_PICTURE[0] + GAP), area.y + row * _PITCH
        draw_sheet(pen, x, y, *_PICTURE, sheet)
        pen.fit(x, y + _PICTURE[1], _PICTURE[0], short_title(sheet), pen.palette.dim)
