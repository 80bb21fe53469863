"""Rows that a cursor goes over: which of them are in sight, and how the one under the cursor is set off."""

from ..table.page.drawing.glyphs import BAR
from ..table.page.drawing.runs import Target
from .pen import Pen

COMMAND = "command"  # the kind of targets that are commands of the screen
ROW = "row"  # the kind of targets that the cursor can be on
GAP = 2  # columns at the edges of a page, and between its parts


def row_target(number: int) -> Target:
    return Target(ROW, str(number))


def command_target(action: str) -> Target:
    return Target(COMMAND, action)


def window(count: int, cursor: int, rows: int) -> range:
    """Which of many rows are in sight: as many as fit, the cursor in the middle where it can be."""
    first = max(0, min(cursor - rows // 2, count - rows))
    return range(first, min(count, first + max(0, rows)))


def draw_row(pen: Pen, x: int, y: int, width: int, target: Target, *, on: bool, height: int = 1) -> None:
    """The ground of a row, with the cursor at its left if it is on it."""
    if not 0 <= y < pen.height:
        return
    ground = pen.palette.selected if on else pen.canvas.ground(x, y)
    pen.fill(x, y, width, height, ground, target)
    if on:
        for each in range(y, y + height):
            pen.write(x, each, BAR if pen.painted else ">", pen.palette.accent, bold=True, target=target)
