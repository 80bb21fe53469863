"""The sections about a game played alone: the total, every zone against the average, the ladder, the last ten."""

from typing import NamedTuple

from ...engine.scoring import Score
from ...language import _, ngettext, pgettext
from ...statistics.standing import FOXES, Standing
from ...table.page.drawing.big import ROWS as BIG_ROWS
from ...table.page.drawing.big import big_width
from ...table.page.drawing.colour import mix
from ...table.page.drawing.glyphs import BAR, MORE
from ...table.page.drawing.runs import width_of
from ..bars import draw_bar, draw_totals, zone_colour
from ..pen import Area, Pen, broken
from ..sections import Section
from .view import ResultView, Zone

_LAST = 10
_CHART = 6  # rows
_LOW_CHART = 3
_LEVELS = 12  # columns of the points of a level
_HERE = "←"
_GLOW = 0.16  # how much gold is in the row of the level that is reached
_ROOMY = 40  # columns from which the points of a level have air
_WIDE = 56  # columns from which the table of zones has long headings
_POINTS = 7  # columns of the points
_COMPARED, _COMPARED_WIDE = 13, 20  # columns of what they are compared with
_EXPERT = 13  # columns of the expert's points and the difference


class ZoneBars(NamedTuple):
    """The columns of titles, the room of a bar, and the points that fill it."""

    titles: int
    room: int
    most: float


def zone_bars(view: ResultView, width: int) -> ZoneBars:
    """Bars in a column of this width on which a point is always as long."""
    titles = max(width_of(zone.title) for zone in view.zones)
    compared = (_COMPARED_WIDE if width >= _WIDE else _COMPARED) if view.compared else 0
    beside = max(_POINTS + compared, _EXPERT if view.par or view.par_due else 0)
    expert = [par_points(view.par, zone) for zone in view.zones] if view.par else []
    own = [max(zone.points[0], zone.before or 0) for zone in view.zones]
    return ZoneBars(titles, width - titles - 2 - beside, max(1.0, *own, *expert))


def par_points(par: Score, zone: Zone) -> int:
    """The expert's points of a zone."""
    return par.fox_points if zone.name == FOXES else par.zones.get(zone.name, 0)


def headline(view: ResultView, scale: int) -> Section:
    """The big total, and what is to be said about it."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pen.big(area.x, area.y, str(view.total_so_far(0)), pen.palette.accent, scale=scale)
        x, y = area.x + big_width(str(view.ranking[0].total), scale) + 4, area.y
        room = area.x + area.width - x
        standing, remarks = view.standing, _remarks(view)
        level = standing.level.title if standing and standing.level else ""
        lines = [
            *(broken(level, room) if level else []),
            *(line for text, _good in remarks for line in broken(text, room)),
        ]
        if len(lines) < area.height or not view.all_counted:
            pen.write(x, y, pgettext("total", "points"), pen.palette.dim)
            y += 1
        if not view.all_counted:
            return
        if level:
            y += pen.lines(x, y, broken(level, room)[:2], bold=True)
        for text, good in remarks:
            left = area.y + area.height - y
            y += pen.paragraph(x, y, room, text, pen.palette.good if good else pen.palette.dim, most=left, bold=good)

    rows = BIG_ROWS * scale
    return Section(rows + 1, rows, draw)


def _remarks(view: ResultView) -> list[tuple[str, bool]]:
    """How the total compares, and whether that is something to be glad about."""
    remarks: list[tuple[str, bool]] = []
    standing = view.standing
    if view.then is not None:
        more = view.ranking[0].total - view.then
        text = _("the first time: {points}, now {difference}")
        remarks.append((text.format(points=view.then, difference=signed(more)), more > 0))
    if standing is None:
        return remarks
    if not standing.counts:
        remarks.append((_("practice: it does not count"), False))
    elif not standing.before:
        remarks.append((_("Your first solo game on this sheet: a good start!"), True))
    elif standing.is_record:
        more = standing.total - standing.best
        remarks.append((_("new record: {points} more than before").format(points=more), True))
    else:
        remarks.append((_("your best: {best}").format(best=standing.best), False))
    return remarks


def signed(number: int) -> str:
    """`+12`, `-3`, `0`."""
    return f"{number:+}" if number else "0"


def zone_table(view: ResultView) -> Section:
    """A row for each zone: a bar with a line at the average, the points, the average, the difference."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pitch = 2 if airy else 1
        wide = area.width >= _WIDE
        titles, room, most = zone_bars(view, area.width)
        points_end = area.x + area.width - ((20 if wide else 13) if view.compared else 0)
        bar_x = area.x + titles + 2
        dim = pen.palette.dim
        pen.write(area.x, area.y, _("Zone"), dim)
        pen.right(points_end, area.y, _("this game") if wide else pgettext("total", "points"), dim)
        if view.compared:
            compared = view.compared if wide else view.compared_short
            pen.right(area.x + area.width, area.y, f"{pen.signs.edge} {compared}", dim)
        for number, zone in enumerate(view.zones):
            y = area.y + (number + 1) * pitch
            pen.write(area.x, y, zone.title)
            if number < view.counted:
                colour = zone_colour(zone.name, pen.palette)
                mark = zone.before / most if zone.before is not None else None
                draw_bar(pen, bar_x, y, room, zone.points[0] / most, colour, mark=mark)
                pen.right(points_end, y, str(zone.points[0]), bold=True)
                _draw_difference(pen, area.x + area.width, y, zone)

    rows = len(view.zones) + 1
    return Section(2 * rows - 1, rows, draw)


def _draw_difference(pen: Pen, end: int, y: int, zone: Zone) -> None:
    """What the points are compared with, and how much more or less they are."""
    if zone.before is None:
        return
    pen.right(end - 6, y, str(round(zone.before)), pen.palette.dim)
    difference = zone.points[0] - round(zone.before)
    shade = pen.palette.good if difference > 0 else pen.palette.bad if difference < 0 else pen.palette.dim
    pen.right(end, y, signed(difference), shade, bold=difference > 0)


def ladder(view: ResultView, width: int, height: int) -> Section | None:
    """The rating table, with the level that is reached so far set off; its words are cut only where this many rows
    would not be enough for all of them."""
    standing = view.standing
    if standing is None or not standing.levels:
        return None
    titles = _LEVELS if width >= _ROOMY else _LEVELS - 2
    following = ngettext(
        "{missing} point to the next level.", "{missing} points to the next level.", standing.missing
    ).format(missing=standing.missing)
    needed = sum(len(broken(level.title, width - titles)) for level in standing.levels) + 1
    needed += len(broken(following, width)) if standing.following else 0

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        total = view.total_so_far(0)
        roomy = area.width >= _ROOMY
        end = pen.write(area.x, area.y, _("Rating"), bold=True)
        if view.reconstructed:
            room = area.x + area.width - end - 2
            texts = _("reconstruction: not comparable with the pad"), _("reconstruction")
            pen.write(end + 2, area.y, next((text for text in texts if width_of(text) <= room), ""), pen.palette.dim)
        reached = next((level for level in standing.levels if total >= level.at_least), standing.levels[-1])
        lines = [broken(level.title, area.width - titles) for level in standing.levels]
        spare = area.height - 2 - sum(map(len, lines))
        if spare < 0:
            whole = (reached, standing.following)
            lines = [
                line if len(line) == 1 or level in whole else [MORE]
                for level, line in zip(standing.levels, lines, strict=True)
            ]
        gap = 1 if spare > len(lines) else 0
        y = area.y + 1 + gap
        for number, level in enumerate(standing.levels):
            here = level is reached
            if here:
                _draw_here(pen, area, y, len(lines[number]))
            colour = pen.palette.accent if here else pen.palette.dim
            pen.right(area.x + titles - 2, y, _span(standing, number, roomy=roomy), colour, bold=here)
            for below, line in enumerate(lines[number]):
                shade = pen.palette.text if here else colour
                end = pen.write(area.x + titles, y + below, line, shade, bold=here)
            mark = f"{_HERE} {total}" if here else ""
            y += len(lines[number])
            if end + 1 + width_of(mark) <= area.x + area.width:
                pen.right(area.x + area.width, y - 1, mark, colour, bold=True)
            y += gap
        if view.all_counted and standing.following and len(broken(following, area.width)) <= area.y + area.height - y:
            pen.paragraph(area.x, y, area.width, following)

    rows = len(standing.levels) + 2
    return Section(max(needed, 2 * rows + 1), needed if needed <= height else rows, draw, stretch=True)


def _draw_here(pen: Pen, area: Area, y: int, rows: int) -> None:
    """Set off the row of the level that is reached, or its rows."""
    palette = pen.palette
    for row in range(y, y + rows):
        if pen.painted:
            pen.fill(area.x - 1, row, area.width + 2, 1, mix(palette.panel, palette.gold, _GLOW))
        pen.write(area.x - 1, row, BAR if pen.painted else ">", palette.accent, bold=True)


def _span(standing: Standing, number: int, *, roomy: bool) -> str:
    """The points of a level: `≥ 281`, `260 – 280`, `< 140`."""
    level = standing.levels[number]
    if number == 0:
        return f"≥ {level.at_least}"
    above = standing.levels[number - 1].at_least
    if number == len(standing.levels) - 1:
        return f"< {above}"
    return f"{level.at_least} – {above - 1}" if roomy else f"{level.at_least}–{above - 1}"


def last_ten(view: ResultView, height: int) -> Section | None:
    """The latest games as columns, this one in gold; low ones where this many rows are not enough for others."""
    standing = view.standing
    if standing is None or not standing.earlier or not standing.counts:
        return None
    totals = (*standing.earlier[-_LAST + 1 :], standing.total)

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        wide = max(3, min(6, (area.width + 1) // len(totals) - 1))
        pen.write(area.x, area.y, _("Your last games"), bold=True)
        top = 2 if airy else 1
        below = area._replace(y=area.y + top, height=area.height - 1 - top)
        draw_totals(pen, below, totals if view.all_counted else totals[:-1], wide, golden=view.all_counted)

    return Section(_CHART + 5, _CHART if height >= _CHART else _LOW_CHART, draw)
