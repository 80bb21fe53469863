"""Bars: from left to right with a mark at an average, stacked from several colours, and as columns of a chart."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from ..table.page.drawing.colour import mix, readable
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import width_of
from ..text.signs import UNICODE
from .pen import Area, Pen

AXIS = 6  # columns of numbers and the axis of a curve itself
_EIGHTHS = 8
_FADED = 0.35  # how much paler points that are lost are
_MARK_SEEN = 3  # the least contrast of the mark and the bar


class Part(NamedTuple):
    """A piece of a stacked bar: its points and its colour."""

    points: float
    colour: str


def zone_colour(name: str, palette: Palette) -> str:
    """The colour of a zone's bar; foxes have the colour of their chips."""
    return palette.fox if name == "fox" else palette.colour(name)


def zone_parts(points: Mapping[str, float], palette: Palette) -> list[Part]:
    """The points of zones, and of foxes, in their colours."""
    return [Part(worth, zone_colour(zone, palette)) for zone, worth in points.items()]


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
        last = x + cells
        if eighths and mark is not None and _mark_at(x, room, mark) == last:
            pen.canvas.fill(last, y, 1, 1, colour)  # the mark leaves no room for a part of a cell
        elif eighths:
            pen.canvas.write(last, y, UNICODE.across[eighths], colour, bg=ground)
    if mark is not None:
        at = _mark_at(x, room, mark)
        under = pen.canvas.ground(at, y) if pen.painted else ""
        shade = readable(pen.palette.text, under, _MARK_SEEN) if under else ""
        pen.write(at, y, pen.signs.edge, shade, ground=under, bold=True)


def _mark_at(x: int, room: int, mark: float) -> int:
    """The cell in which a bar of this share would end."""
    return x + min(room - 1, max(0, ceil(round(room * mark * _EIGHTHS) / _EIGHTHS) - 1))


class Scale(NamedTuple):
    """How many points the room of stacked bars has: lost ones left of zero, won ones right of it."""

    lost: float
    won: float

    def zero(self, room: int) -> int:
        """Where zero is in a room of this many cells."""
        return round(room * self.lost / (self.lost + self.won))


def scale_of(bars: Iterable[Sequence[Part]]) -> Scale:
    """A scale on which all of these bars can be compared."""
    sums = [(_lost(parts), _won(parts)) for parts in bars]
    return Scale(max((lost for lost, _ in sums), default=0), max([1.0, *(won for _, won in sums)]))


def _lost(parts: Sequence[Part]) -> float:
    return -sum(min(0.0, part.points) for part in parts)


def _won(parts: Sequence[Part]) -> float:
    return sum(max(0.0, part.points) for part in parts)


def draw_stacked(pen: Pen, x: int, y: int, room: int, parts: Sequence[Part], scale: Scale) -> None:
    """Parts side by side, from zero to the right; all negative ones together from zero to the left."""
    zero, each = scale.zero(room), room / (scale.lost + scale.won)
    lost = min(zero, round(_lost(parts) * each))
    if pen.painted:
        pen.canvas.fill(x + zero - lost, y, lost, 1, mix(pen.palette.bad, pen.palette.table, _FADED))
    else:
        pen.write(x + zero - lost, y, "-" * lost)
    done, at = 0.0, zero
    for part in parts:
        done += max(0.0, part.points)
        end = min(room, zero + round(done * each))
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
    value, so that differences show; one value alone is half as high as the chart, and negative ones are red."""
    if not columns or rows < 1:
        return
    values = [column.value for column in columns]
    base = chart_base(values)
    span = max(1, max(values) - base) * (1 if len(values) > 1 else 2)
    for number, (value, colour, strong) in enumerate(columns):
        left = x + number * (width + 1)
        filled = max(1, round(rows * _EIGHTHS * (value - base) / span))
        cells, eighths = divmod(filled, _EIGHTHS)
        rest = eighths * (len(pen.signs.up) - 1) // _EIGHTHS
        draw_filled(pen, left, y + rows, cells, rest, width, colour if value >= 0 else pen.palette.bad)
        text = str(value)
        shade = pen.palette.accent if strong else pen.palette.dim
        pen.write(left + (width - width_of(text) + 1) // 2, y + rows, text, shade, bold=strong)


def draw_totals(pen: Pen, area: Area, totals: Sequence[int], width: int, *, golden: bool = True) -> None:
    """The latest totals as columns of this width, as many as there is room for; the last one may be golden."""
    shown = totals[-((area.width + 1) // (width + 1)) :]
    columns = [Column(total, pen.palette.colour("blue")) for total in shown]
    if golden:
        columns[-1] = Column(shown[-1], pen.palette.gold, strong=True)
    draw_columns(pen, area.x, area.y, area.height, columns, width=width)


def draw_filled(pen: Pen, x: int, foot: int, cells: int, rest: int, width: int, colour: str = "") -> None:
    """A column of this many cells above its foot, and a part of one more: `rest` steps of the signs for that."""
    for y in range(foot - cells, foot):
        if pen.painted:
            pen.fill(x, y, width, 1, colour)
        else:
            pen.write(x, y, pen.signs.up[-1] * width)
    if rest:
        pen.write(x, foot - 1 - cells, pen.signs.up[rest] * width, colour)


def draw_axis(pen: Pen, area: Area, rows: int, low: float, step: float, every: int) -> None:
    """The axis of a curve of this many rows, with a number at every so many, and the floor; it takes `AXIS` columns."""
    signs, dim = pen.signs, pen.palette.dim
    for row in range(rows):
        y = area.y + rows - 1 - row
        if row % every == 0:
            pen.right(area.x + AXIS - 2, y, str(round(low + step * row)), dim)
        pen.write(area.x + AXIS - 1, y, signs.edge, dim)
    pen.write(area.x + AXIS - 1, area.y + rows, signs.corner + signs.floor * (area.width - AXIS), dim)


def chart_base(values: Sequence[int]) -> int:
    """The value at the foot of a chart."""
    low, high = min(values), max(values)
    return max(0, low - max(10, (high - low) // 3)) if low >= 0 else low - 10
