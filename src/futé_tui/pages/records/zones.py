"""Zones as bars in their colours: the latest games against the average of all."""

from ...language import _, pgettext
from ...statistics.report import Summary
from ...table.page.drawing.runs import width_of
from ...text.names import label_of
from ...text.numbers import decimal
from ..bars import draw_bar, zone_colour
from ..pen import Pen
from .view import RECENT, recent_average

_NAME = 12
_NUMBERS = 30
_SMALL = 0.05  # differences that are none


def draw_zones(pen: Pen, x: int, y: int, width: int, height: int, summary: Summary, *, pitch: int) -> int:
    """A bar for each zone with a mark at the average; how many rows it took."""
    palette = pen.palette
    bar = max(8, width - _NAME - _NUMBERS)
    columns = x + _NAME + bar
    compared = summary.games > RECENT
    heads = pgettext("column", "latest") if compared else "", pgettext("column", "average"), pgettext("column", "best")
    heading = _("Average of the last {games} games, {mark} of all").format(games=RECENT, mark=pen.signs.edge)
    if not compared:
        heading = _("Bars: average points, {mark} the best game").format(mark=pen.signs.edge)
    if width_of(heading) < columns - x + 8 - max(map(width_of, heads)):
        pen.write(x, y, heading, palette.dim)
    for number, text in enumerate(heads):
        pen.right(columns + 8 + number * 10, y, text, palette.dim)
    most = max([1.0, *(max(zone.average, zone.best) for zone in summary.zones)])
    row = y + pitch
    for zone in summary.zones:
        if row >= y + height:
            break
        latest = recent_average(summary, zone.name) if compared else zone.average
        pen.fit(x, row, _NAME - 1, label_of(zone.name))
        colour = zone_colour(zone.name, palette)
        mark = (zone.average if compared else zone.best) / most
        draw_bar(pen, x + _NAME, row, bar, latest / most, colour, mark=mark, track=palette.panel)
        if compared:
            difference = latest - zone.average
            shade = palette.dim if abs(difference) < _SMALL else palette.good if difference > 0 else palette.bad
            pen.right(columns + 8, row, decimal(latest), shade, bold=True)
        pen.right(columns + 18, row, decimal(zone.average))
        pen.right(columns + 28, row, str(zone.best), palette.dim)
        row += pitch
    return row - y
