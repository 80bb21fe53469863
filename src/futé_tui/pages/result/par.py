"""Par on the page about a finished game: what Maître Renard scored with the same dice, zone by zone."""

from collections.abc import Callable

from ...engine.scoring import Score
from ...language import _
from ...statistics.standing import FOXES
from ...table.page.drawing.runs import width_of
from ...text.opponents import expert_name
from ..bars import draw_bar, draw_stacked, scale_of, zone_colour, zone_parts
from ..pen import Area, Pen
from ..sections import Section
from .solo import par_points, zone_bars
from .view import ResultView, Zone

_BETWEEN = 2  # columns between two zones in words
_Draw = Callable[[Pen, Area, ResultView, Score], None]


def par_table(view: ResultView, width: int) -> list[Section]:
    """The expert's total, and the zones in a column of this width, the roomiest way first: a bar for each with a mark
    at the player's points, the differences in words, all in one bar. Nothing if there is no par."""
    if view.par is None and not view.par_due:
        return []
    words = len(_in_words(view, view.par, width)) if view.par else 1
    ways: dict[int, _Draw] = {len(view.zones): _draw_zones, words: _draw_words, 1: _draw_one_bar}
    return [Section(rows + 1, rows + 1, _drawing(view, zones)) for rows, zones in ways.items()]


def _drawing(view: ResultView, draw_zones: _Draw) -> Callable[[Pen, Area, bool], None]:
    def draw(pen: Pen, area: Area, airy: bool) -> None:
        below = Area(area.x, area.y + 1, area.width, area.height - 1)
        if view.par is None:
            pen.fit(area.x, area.y, area.width, _waiting(area.width), pen.palette.dim)
            if below.height == len(view.zones):
                _draw_places(pen, below, view)
        elif view.all_counted:
            end = _draw_total(pen, area, view, view.par)
            if draw_zones is _draw_zones:
                _draw_legend(pen, end + 4, area)
            draw_zones(pen, below, view, view.par)

    return draw


def _waiting(width: int) -> str:
    """What the expert does; who that is, where there is room to say it."""
    name = expert_name()
    text = _("{name}, the expert, plays the same dice …").format(name=name)
    return text if width_of(text) <= width else _("{name} plays the same dice …").format(name=name)


def _draw_places(pen: Pen, area: Area, view: ResultView) -> None:
    """Where the bars of the expert's zones will be."""
    titles, bar, _most = zone_bars(view, area.width)
    for row, zone in enumerate(view.zones):
        y = area.y + row
        pen.fit(area.x, y, titles, _title(zone), pen.palette.dim)
        draw_bar(pen, area.x + titles + 2, y, bar, 0.0, pen.palette.dim, track=pen.palette.panel)


def _title(zone: Zone) -> str:
    return _("foxes") if zone.name == FOXES else zone.title


def _draw_legend(pen: Pen, x: int, area: Area) -> None:
    """What the lines in the bars are, where there is room to say it."""
    text = " ".join((pen.signs.edge, _("your points")))
    if x + width_of(text) <= area.x + area.width - 8:
        pen.write(x, area.y, text, pen.palette.dim)


def _draw_total(pen: Pen, area: Area, view: ResultView, par: Score) -> int:
    """The expert's total and the difference; the first column that is free between them."""
    palette = pen.palette
    name = expert_name()
    text = _("{name}, same dice").format(name=name)
    end = pen.fit(area.x, area.y, area.width - 14, text if width_of(text) <= area.width - 14 else name, palette.dim)
    more = view.ranking[0].total - par.total
    colour = palette.good if more >= 0 else palette.bad
    end = pen.write(end + 2, area.y, str(par.total), bold=True)
    pen.right(area.x + area.width, area.y, f"{more:+}" if more else "=", colour, bold=True)
    return end


def _draw_one_bar(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    """All zones side by side."""
    parts = zone_parts({zone.name: par_points(par, zone) for zone in view.zones}, pen.palette)
    draw_stacked(pen, area.x, area.y, area.width, parts, scale_of([parts]))


def _difference(zone: Zone, par: Score) -> str:
    more = zone.points[0] - par_points(par, zone)
    return f"{more:+}" if more else "="


def _in_words(view: ResultView, par: Score, width: int) -> list[list[Zone]]:
    """The zones in rows of this width, each with its name and its difference."""
    rows: list[list[Zone]] = [[]]
    room = width
    for zone in view.zones:
        needed = width_of(f"{_title(zone)} {_difference(zone, par)}") + _BETWEEN
        if rows[-1] and needed - _BETWEEN > room:
            rows.append([])
            room = width
        rows[-1].append(zone)
        room -= needed
    return rows


def _draw_words(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    """The zones side by side: how much more or less than the expert's the points are."""
    for row, zones in enumerate(_in_words(view, par, area.width)):
        x = area.x
        for zone in zones:
            x = pen.write(x, area.y + row, _title(zone), pen.palette.dim) + 1
            x = pen.write(x, area.y + row, _difference(zone, par), _shade(pen, zone, par)) + _BETWEEN


def _shade(pen: Pen, zone: Zone, par: Score) -> str:
    more = zone.points[0] - par_points(par, zone)
    return pen.palette.dim if not more else pen.palette.good if more > 0 else pen.palette.bad


def _draw_zones(pen: Pen, area: Area, view: ResultView, par: Score) -> None:
    """A bar for each zone with a line at the player's own points, and the difference."""
    titles, bar, most = zone_bars(view, area.width)
    for row, zone in enumerate(view.zones):
        y = area.y + row
        points = par_points(par, zone)
        pen.fit(area.x, y, titles, _title(zone), pen.palette.dim)
        mark = zone.points[0] / most
        draw_bar(pen, area.x + titles + 2, y, bar, points / most, zone_colour(zone.name, pen.palette), mark=mark)
        pen.right(area.x + area.width - 6, y, str(points))
        pen.right(area.x + area.width, y, _difference(zone, par), _shade(pen, zone, par))
