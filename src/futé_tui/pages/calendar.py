"""The days on which somebody has played: the latest weeks, one a column from Monday down."""

from collections.abc import Mapping
from datetime import date, timedelta

from ..language import _, pgettext
from ..table.page.drawing.canvas import LOWER
from ..table.page.drawing.colour import mix
from ..table.page.drawing.runs import width_of
from ..text.dates import short_day_text, weekday_text
from .pen import Area, Pen

_WEEK = 7
_CELL = 3  # columns of a day
_NAMES = 3  # columns of the names of weekdays
CALENDAR_ROWS = 1 + _WEEK  # heading and days


def calendar_width(weeks: int) -> int:
    return _NAMES + weeks * _CELL - 1


def draw_calendar(pen: Pen, area: Area, today: date, played: Mapping[date, int]) -> None:
    """The weeks for which there is room, under a heading; where there is a row more, the first week of each month has
    its date. A day with finished games is green, the more the brighter; today is gold until something is played."""
    if area.height < CALENDAR_ROWS:
        return
    weeks = (area.width - _NAMES + 1) // _CELL
    _draw_heading(pen, area)
    dated = area.height > CALENDAR_ROWS
    top = area.y + (2 if dated else 1)
    monday = today - timedelta(days=today.weekday())
    for day in range(_WEEK):
        pen.write(area.x, top + day, weekday_text(day), pen.palette.dim)
    for week in range(weeks):
        first = monday - timedelta(days=_WEEK * (weeks - 1 - week))
        x = area.x + _NAMES + week * _CELL
        if dated and first.day <= _WEEK and week <= weeks - 2:
            pen.write(x, area.y + 1, short_day_text(first), pen.palette.dim)
        for day in range(_WEEK):
            when = first + timedelta(days=day)
            if when <= today:
                _draw_day(pen, x, top + day, played.get(when, 0), is_today=when == today)


def _draw_day(pen: Pen, x: int, y: int, games: int, *, is_today: bool) -> None:
    if not pen.painted:
        pen.write(x, y, str(games) if games else "_" if is_today else ".")
        return
    palette = pen.palette
    colour = palette.gold if is_today and not games else _green(pen, games)
    pen.area(x, 2 * y + 1, _CELL - 1, 1, colour)


def _green(pen: Pen, games: int) -> str:
    share = min(1.0, 0.45 + 0.2 * games) if games else 0.0
    return mix(pen.palette.panel, pen.palette.colour("green"), share)


def _draw_heading(pen: Pen, area: Area) -> None:
    """Whose days, and what the colours mean where there is room for that."""
    end = pen.fit(area.x, area.y, area.width, _("Your days"), pen.palette.accent, bold=True)
    if not pen.painted:
        return
    legend = ((_green(pen, 2), pgettext("calendar", "played")), (pen.palette.gold, pgettext("calendar", "today")))
    x = area.x + area.width + 1 - sum(width_of(text) + 3 for _colour, text in legend)
    if x < end + 2:
        return
    for colour, text in legend:
        pen.write(x, area.y, LOWER, colour)
        x = pen.write(x + 2, area.y, text, pen.palette.dim) + 1
