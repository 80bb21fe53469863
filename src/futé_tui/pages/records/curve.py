"""Points over time: columns over an axis with round numbers, levels as lines across, and the running average."""

from collections.abc import Mapping, Sequence
from math import ceil

from ...engine.scoring import RatingLevel
from ...language import _
from ...statistics.summary import Summary
from ...table.page.drawing.colour import mix, readable
from ...table.page.drawing.runs import width_of
from ...text.dates import day_text
from ...text.statistics.plots import axis, gathered
from ..bars import AXIS, draw_axis, draw_filled
from ..pen import Area, Pen, broken
from ..rows import GAP

_SEEN = 3  # the least contrast of a line and what is below it
_LEVEL, _AVERAGE = "╌", "━"
_PLAIN_LEVEL, _PLAIN_AVERAGE = ".", "="
_WIDEST = 6  # columns of one game
_NEAR = 25  # points to the next level, so that its line is on the page
_AROUND = 5  # points of air below the lowest game and above the best
_PALER = 0.16  # how much every other column differs
_FAINT = 0.45  # how much fainter than text the lines of levels are
_OVER = 5  # games of an average
_LABEL = 16  # the widest title of a level
_NUMBER = 3  # columns of its points, where there is no room for titles
_ROUND, _LARGE = 5, 50  # what a row of the axis is worth at least, where values are large


def running_average(values: Sequence[float]) -> list[float]:
    """The average of each value and those just before it."""
    return [sum(part) / len(part) for part in (values[max(0, end - _OVER) : end] for end in range(1, len(values) + 1))]


def average_text(games: int) -> str:
    """What the line of the average is, with this many games."""
    return _("average of five games") if games >= _OVER else _("average so far")


def draw_curve(
    pen: Pen, room: Area, totals: Sequence[int], levels: Sequence[RatingLevel], days: tuple[str, str]
) -> bool:
    """The curve, with the first and the last day below it; whether there are lines of levels on it."""
    rows, crossed = room.height - 2, False
    if rows < 2 or not totals:
        return crossed
    titled = room.width >= 70
    labels = (_LABEL if titled else _NUMBER) + 1 if levels else 0
    left, width = room.x + AXIS, room.width - AXIS - labels
    wide = max(1, min(_WIDEST, width // len(totals)))
    columns = gathered(totals, width // wide)
    low, step = _axis(columns, levels, rows - 1)
    foot, blue = room.y + rows, pen.palette.colour("blue")
    draw_axis(pen, room, rows, low, step, 1 if rows <= 6 else 2)
    free = foot  # the first row below that has no title
    for level in reversed(levels):
        at = foot - 1 - round((level.at_least - low) / step)
        if low < level.at_least and room.y <= at < foot:
            pen.write(left, at, level_sign(pen) * width, level_colour(pen))
            crossed = True
            title = broken(level.title, _LABEL) if titled else [str(level.at_least)]
            top = at - len(title) + 1
            if labels and at < free and top >= room.y:  # a title has room for all of its words, or is left out
                pen.lines(left + width + 1, top, title, pen.palette.dim)
                free = top
    for number, (value, average) in enumerate(zip(columns, running_average(columns), strict=True)):
        shade = mix(blue, pen.palette.table, _PALER) if number % 2 else blue
        line = foot - 1 - round((average - low) / step)
        _draw_column(pen, left + number * wide, foot, rows, (value - low) / step + 0.5, wide, shade, line)
        if room.y <= line < foot:
            _draw_average(pen, left + number * wide, line, wide)
    pen.write(left, foot + 1, days[0], pen.palette.dim)
    if days[0] != days[1] and width > 2 * len(days[1]) + 2:
        end = left + max(len(days[0]) + 2 + len(days[1]), min(width, len(columns) * wide))
        pen.right(end, foot + 1, days[1], pen.palette.dim)
    return crossed


def _axis(columns: Sequence[float], levels: Sequence[RatingLevel], rows: int) -> tuple[int, int]:
    """Where the axis begins and what a row is worth; few games are in the middle of it, not at its foot."""
    lowest, top = min(columns), _top(columns, levels)
    low, step = axis(
        [max(0, lowest - _AROUND) if lowest >= 0 else lowest, top], rows, _ROUND if max(columns) >= _LARGE else 1
    )
    spare = rows - ceil((top - low) / step)
    return (max(0, low - step * 2 * (spare // 4)) if low > 0 else low), step


def _top(columns: Sequence[float], levels: Sequence[RatingLevel]) -> float:
    """What the axis has to reach: the best game with some air, and the next level if it is near."""
    best = max(columns)
    near = [level.at_least for level in levels if best < level.at_least <= best + _NEAR]
    return max([best, *near]) + _AROUND


def _draw_column(pen: Pen, x: int, foot: int, rows: int, height: float, wide: int, colour: str, line: int) -> None:
    """A column on the axis, to an eighth of a cell; where the average's line leaves no room for a part of a cell, the
    cell is full or empty, whichever is nearer."""
    gap = 1 if wide > 2 else 0
    ramp = pen.signs.up
    parts = round(max(0.0, min(height, rows)) * (len(ramp) - 1))
    cells, rest = divmod(parts, len(ramp) - 1)
    if rest and line == foot - 1 - cells:
        cells, rest = cells + (1 if 2 * rest >= len(ramp) - 1 else 0), 0
    draw_filled(pen, x, foot, cells, rest, wide - gap, colour)


def average_sign(pen: Pen) -> str:
    return _AVERAGE if pen.painted else _PLAIN_AVERAGE


def level_sign(pen: Pen) -> str:
    return _LEVEL if pen.painted else _PLAIN_LEVEL


def level_colour(pen: Pen) -> str:
    return mix(pen.palette.dim, pen.palette.table, _FAINT) if pen.painted else pen.palette.dim


def draw_summary(pen: Pen, area: Area, summary: Summary, levels: Sequence[RatingLevel]) -> None:
    """The curve of all totals, and in the row below it what its lines are."""
    days = day_text(summary.first_day), day_text(summary.last_day)
    crossed = draw_curve(pen, area, summary.totals, levels, days)
    _draw_lines_legend(pen, summary.games, area.y + area.height, area.width, levels=crossed)


def _draw_lines_legend(pen: Pen, games: int, y: int, room: int, *, levels: bool) -> None:
    """What the running average and, where they are drawn, the lines of levels are."""
    average, level = average_sign(pen), level_sign(pen)
    parts, colours = [f"{average} {average_text(games)}"], {average: pen.palette.accent}
    if levels:
        parts.append(" ".join((level, _("levels of the rating table"))))
        colours[level] = level_colour(pen)
    text = "   ".join(parts)
    if width_of(text) > room:
        text, colours = parts[0], {average: pen.palette.accent}
    draw_legend(pen, text, colours, y)


def draw_legend(pen: Pen, text: str, colours: Mapping[str, str], y: int = -1) -> None:
    """What the lines of a curve are, in this row or the last one, their signs in these colours."""
    y = y if y >= 0 else pen.height - 1
    end = pen.fit(GAP, y, pen.width - 2 * GAP, text, pen.palette.dim)
    for sign, colour in colours.items():
        x = GAP + width_of(text[: text.index(sign)])
        if x < end:
            pen.write(x, y, sign, colour)


def _draw_average(pen: Pen, x: int, y: int, width: int) -> None:
    """The line of the average over whatever is there, seen on columns too."""
    for at in range(x, x + width):
        ground, accent = pen.canvas.ground(at, y), pen.palette.accent
        shade = readable(accent, ground, _SEEN) if pen.painted else accent
        pen.write(at, y, average_sign(pen), shade, ground=ground)
