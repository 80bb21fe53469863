"""What cards over a table have in common."""

from .pen import Pen


def draw_frame(pen: Pen) -> None:
    """Where nothing is painted, the edge of the card."""
    for y in range(pen.height):
        for x in (0, pen.width - 1):
            pen.write(x, y, pen.signs.edge)
    for y in (0, pen.height - 1):
        pen.write(0, y, "-" * pen.width)
