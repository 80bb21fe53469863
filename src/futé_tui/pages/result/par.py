"""Par on the page about a finished game: what Maître Renard scored with the same dice, zone by zone."""

from ...engine.scoring import Score
from ...language import _
from ...statistics.standing import FOXES
from ...table.page.drawing.runs import width_of
from ...text.opponents import opponent_name
from ..bars import Part, draw_bar, draw_stacked, zone_colour
from ..pen import Pen
from ..sections import Area, Section
from .counting import Counting
from .view import ResultView, Zone

_TIGHT = 2  # rows: the total, and all zones in one bar


def par_table(view: ResultView, now: Counting) -> list[Section]:
    """The expert's total, and a bar for each zone with a mark at the player's points; nothing if there is no par."""
    if view.par is None and not view.par_due:
        return []

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        if view.par is None:
            pen.fit(area.x, area.y, area.width, _waiting(area.width), pen.palette.dim)
            if airy:
                _draw_places(pen, Area(area.x, area.y + 1, area.width, area.height - 1), view)
        elif now.over:
            _draw_total(pen, area, view, view.par)
            draw_zones = _draw_zones if airy else _draw_one_bar
            draw_zones(pen, Area(area.x, area.y + 1, area.width, area.height - 1), view, view.par)

    return [Section(len(view.zones) + 1, _TIGHT, draw)]


def _waiting(width: int) -> str:
    """What the expert does; who that is, where there is room to say it."""
    name = opponent_name("renard")
    text = _("{name}, the expert, plays the same dice …").format(name=name)
    return text if width_of(text) <= width else _("{name} plays the same dice …").format(name=name)


def _draw_places(pen: Pen, area: Area, view: ResultView) -> None:
    """Where the bars of the expert's zones will be."""
    titles = _titles(view)
    for row, zone in enumerate(view.zones):
        y = area.y + row
        pen.fit(area.x, y, titles, _title(zone), pen.palette.dim)
        draw_bar(pen, area.x + titles + 2, y, area.width - titles - 15, 0.0, pen.palette.dim, track=pen.palette.panel)


def _titles(view: ResultView) -> int:
    return max(width_of(zone.title) for zone in view.zones)


def _title(zone: Zone) -> str:
    return _("foxes") if zone.name == FOXES else zone.title


def _draw_total(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    palette = pen.palette
    name = opponent_name("renard")
    text = _("{name}, same dice").format(name=name)
    end = pen.fit(area.x, area.y, area.width - 14, text if width_of(text) <= area.width - 14 else name, palette.dim)
    more = view.ranking[0].total - par.total
    colour = palette.good if more >= 0 else palette.bad
    pen.write(end + 2, area.y, str(par.total), bold=True)
    pen.right(area.x + area.width, area.y, f"{more:+}" if more else "=", colour, bold=True)


def _draw_one_bar(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    """All zones beside each other."""
    parts = [Part(_points(par, zone), zone_colour(zone.name, pen.palette)) for zone in view.zones]
    draw_stacked(pen, area.x, area.y, area.width, parts, sum(max(0.0, part.points) for part in parts))


def _draw_zones(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    """A bar for each zone with a line at the player's own points, and the difference."""
    titles = _titles(view)
    most = max([1.0, *(max(_points(par, zone), zone.points[0]) for zone in view.zones)])
    bar = area.width - titles - 2 - 13
    for row, zone in enumerate(view.zones):
        y = area.y + row
        points = _points(par, zone)
        pen.fit(area.x, y, titles, _title(zone), pen.palette.dim)
        mark = zone.points[0] / most
        draw_bar(pen, area.x + titles + 2, y, bar, points / most, zone_colour(zone.name, pen.palette), mark=mark)
        pen.right(area.x + area.width - 6, y, str(points))
        more = zone.points[0] - points
        colour = pen.palette.dim if not more else pen.palette.good if more > 0 else pen.palette.bad
        pen.right(area.x + area.width, y, f"{more:+}" if more else "=", colour)


def _points(par: Score, zone: Zone) -> int:
    return par.fox_points if zone.name == FOXES else par.zones.get(zone.name, 0)
