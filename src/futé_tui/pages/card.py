"""The frame of a card over the table: a banner at the top, and at the foot the key that closes it."""

from ..language import _
from ..table.page.drawing.colour import ink_on
from ..table.page.drawing.runs import Rows, Target, width_of
from .caps import draw_cap
from .pen import Pen

MARGIN = 4  # columns
BANNER = 3  # rows


def begin_card(pen: Pen, title: str, ground: str) -> None:
    """The ground of the card, and its title in the banner, on this ground."""
    pen.fill(0, 0, pen.width, pen.height, pen.palette.panel)
    x = (pen.width - width_of(title)) // 2
    if pen.painted:
        pen.fill(0, 0, pen.width, BANNER, ground)
    else:
        pen.frame()
    pen.write(x, 1, title, ink_on(ground) if pen.painted else "", bold=True)


def end_card(pen: Pen, y: int, key: str, target: Target) -> Rows:
    """The key, though any other does the same; the rows of the whole card."""
    x = draw_cap(pen, MARGIN, y, key, target)
    pen.write(x + 1, y, _("Press any key"), pen.palette.dim, target=target)
    return pen.rows()
