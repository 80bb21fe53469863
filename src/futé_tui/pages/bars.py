"""Bars: from left to right with a mark at an average, stacked from several colours, and as columns of a chart."""

from collections.abc import Sequence
from typing import NamedTuple

from ..table.page.drawing.colour import readable
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import width_of
from .pen import Pen

_EIGHTHS = 8
_ACROSS = " ▏▎▍▌▋▊▉█"
_UP = " ▁▂▃▄▅▆▇█"
_MARK = "│"
_MARK_SEEN = 3  # the least contrast of the mark and the bar


class Part(NamedTuple):
    """A piece of a stacked bar: its points and its colour."""

    points: float
    colour: str


def zone_colour(name: str, palette: Palette) -> str:
    """The colour of a zone's bar; foxes have the colour of their chips."""
    return palette.fox if name == "fox" else palette.colour(name)


def draw_bar(
    pen: Pen, x: int, y: int, room: int, share: float, colour: str, *, mark: float | None = None, track: str = ""
) -> None:
    """A bar over this share of the room, to an eighth of a cell; a thin line marks another share, `track` is the
    colour of the rest."""
    share = max(0.0, min(1.0, share))
    ground = track or pen.canvas.ground(x, y)
    if track:
        pen.fill(x, y, room, 1, track)
    if not pen.painted:
        full = pen.signs.across[-1]
        text = full * round(room * share)
        pen.write(x, y, text.ljust(room, "." if track else " "))
    else:
        cells, eighths = divmod(round(room * share * _EIGHTHS), _EIGHTHS)
        pen.canvas.fill(x, y, cells, 1, colour)
        if eighths:
            pen.canvas.write(x + cells, y, _ACROSS[eighths], colour, bg=ground)
    if mark is not None:
        at = x + min(room - 1, max(0, round(room * mark)))
        if pen.painted:
            under = pen.canvas.ground(at, y)
            pen.canvas.write(at, y, _MARK, readable(pen.palette.text, under, _MARK_SEEN), bg=under, bold=True)
        else:
            pen.write(at, y, pen.signs.edge, bold=True)


def draw_stacked(pen: Pen, x: int, y: int, room: int, parts: Sequence[Part], most: float) -> None:
    """Parts beside each other; `most` fills the room. Negative parts are left out."""
    if most <= 0:
        return
    done, at = 0.0, 0
    for part in parts:
        done += max(0.0, part.points)
        end = min(room, round(room * done / most))
        if pen.painted:
            pen.canvas.fill(x + at, y, end - at, 1, part.colour)
        else:
            pen.write(x + at, y, pen.signs.across[-1] * (end - at))
        at = end


class Column(NamedTuple):
    """A column of a chart: its value and its colour; the text of a strong one is bold."""

    value: int
    colour: str
    strong: bool = False


def draw_columns(pen: Pen, x: int, y: int, rows: int, columns: Sequence[Column], *, width: int = 3) -> None:
    """A chart of columns, this many rows high, with the values in the row below it. It starts somewhat below the lowest
    value, so that differences show."""
    if not columns or rows < 1:
        return
    values = [column.value for column in columns]
    base = chart_base(values)
    span = max(1, max(values) - base)
    for number, (value, colour, strong) in enumerate(columns):
        left = x + number * (width + 1)
        filled = max(1, round(rows * _EIGHTHS * (value - base) / span))
        _draw_column(pen, left, y + rows, filled, width, colour)
        text = str(value)
        shade = pen.palette.accent if strong else pen.palette.dim
        pen.write(left + (width - width_of(text) + 1) // 2, y + rows, text, shade, bold=strong)


def _draw_column(pen: Pen, x: int, foot: int, eighths: int, width: int, colour: str) -> None:
    """A column with its foot in the row above `foot`."""
    cells, rest = divmod(eighths, _EIGHTHS)
    for row in range(foot - cells, foot):
        if pen.painted:
            pen.canvas.fill(x, row, width, 1, colour)
        else:
            pen.write(x, row, pen.signs.up[-1] * width)
    if rest:
        signs = _UP if pen.painted else pen.signs.up
        pen.write(x, foot - cells - 1, signs[rest * (len(signs) - 1) // _EIGHTHS] * width, colour)


def chart_base(values: Sequence[int]) -> int:
    """The value at the foot of a chart."""
    low, high = min(values), max(values)
    return max(0, low - max(10, (high - low) // 3)) if low >= 0 else low - 10
