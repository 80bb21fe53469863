"""The curve of the expected final score through a game, in half blocks over an axis, rounds below it."""

from collections.abc import Sequence

from ...language import _
from ...table.page.drawing.colour import mix
from ...table.page.drawing.runs import width_of
from ..bars import AXIS, draw_axis, draw_filled
from ..pen import Area, Pen
from .view import GameReviewView, SeatReviewView

_BELOW = 2  # rows of the axis and of the rounds
_DEEP = 0.55  # how much darker the ground under the curve is
_MARKS = "123"
_ROUND = 5  # points
_STEPS = (1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8)  # points of a row, or ten times as many
_FEW = 6  # rows that are close enough to each other for a number each
_HALF = 0.5  # rows
_TITLED = 7  # rows from which the curve has a title


def draw_expected(pen: Pen, area: Area, game: GameReviewView, seat: SeatReviewView, moment: int) -> None:
    """The curve; the costliest decisions have their numbers on it, and the moment under the cursor is golden."""
    if area.height >= _TITLED:
        title = _("Points expected at the end, round by round")
        numbered = _("Points expected at the end; {numbers}: the costliest decisions")
        numbers = ", ".join(_MARKS[: len(seat.costliest)])
        if numbers and width_of(numbered := numbered.format(numbers=numbers)) <= area.width:
            title = numbered
        pen.fit(area.x, area.y, area.width, title, pen.palette.dim)
        area = area._replace(y=area.y + 1, height=area.height - 1)
    rows, width = area.height - _BELOW, area.width - AXIS
    if rows < 2 or width < 10:
        return
    values = _columns(seat.curve, game.last, width)
    low, step = _scale(min(values), max(values), rows)
    draw_axis(pen, area, rows, low, step, _labelled(step, rows))
    left, foot = area.x + AXIS, area.y + rows
    here = _column(moment, game.last, width) if moment >= 0 else -1
    for column, value in enumerate(values):
        height = (value - low) / step + _HALF  # up to the middle of the row that has this number
        _draw_column(pen, left + column, foot, height, here=column == here)
    marked: set[tuple[int, int]] = set()
    for number, line in zip(_MARKS, seat.costliest, strict=False):
        column = _column(line.moment, game.last, width)
        top = foot - 1 - round((values[column] - low) / step)
        y = max(area.y, min(foot - 1, top - 1))
        while y > area.y and {(column + by, y) for by in (-1, 0, 1)} & marked:  # two numbers would read as one
            y -= 1
        marked.add((column, y))
        pen.write(left + column, y, number, pen.palette.bad if pen.painted else "", bold=pen.painted)
    for start, round_number in game.rounds:
        x = left + _column(start, game.last, width)
        pen.write(x, foot, pen.signs.edge if pen.painted else "+", pen.palette.dim)
        pen.write(x, foot + 1, str(round_number), pen.palette.dim)


def _scale(lowest: float, highest: float, rows: int) -> tuple[int, float]:
    """Where the axis begins, and how much a row is worth: as little as possible, so that the curve fills its room, and
    so much that some rows stand for round numbers."""
    low = max(0, int((lowest - 1) // (2 * _ROUND)) * 2 * _ROUND)
    steps = (step * ten for ten in (1, 10, 100, 1000) for step in _STEPS)
    return low, next((step for step in steps if low + step * (rows - _HALF) >= highest), 10_000)


def _labelled(step: float, rows: int) -> int:
    """Every how many rows there is a number: a multiple of five."""
    least = 1 if rows <= _FEW else 2
    return next(number for number in range(least, least + 2 * _ROUND) if step * number % _ROUND == 0)


def _columns(curve: Sequence[tuple[int, float]], last: int, width: int) -> list[float]:
    """What could be expected in each column: the latest value up to its moment."""
    values: list[float] = []
    place = 0
    for column in range(width):
        moment = last * column / max(1, width - 1)
        while place + 1 < len(curve) and curve[place + 1][0] <= moment:
            place += 1
        values.append(curve[place][1])
    return values


def _column(moment: int, last: int, width: int) -> int:
    return min(width - 1, round(moment * (width - 1) / max(1, last)))


def _draw_column(pen: Pen, x: int, foot: int, height: float, *, here: bool) -> None:
    """A column of one cell in half rows, its upper edge bright."""
    if not pen.painted:
        steps = len(pen.signs.up) - 1
        draw_filled(pen, x, foot, *divmod(round(max(0.0, height) * steps), steps), 1)
        return
    palette = pen.palette
    halves = max(1, round(2 * height))
    colour = palette.gold if here else palette.colour("blue")
    pen.area(x, 2 * foot - halves, 1, halves, mix(colour, palette.table, _DEEP))
    pen.area(x, 2 * foot - halves, 1, 1, colour)
