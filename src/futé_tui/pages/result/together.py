"""The sections about a game of several: the winner with a crown, the ranking with bars, and points zone by zone."""

from ...language import _
from ...table.page.drawing.big import ROWS as BIG_ROWS
from ...table.page.drawing.big import big_width
from ...table.page.drawing.faces import EMBLEM, draw_face
from ...table.page.drawing.faces import ROWS as FACE_ROWS
from ...table.page.drawing.glyphs import TIMES, with_minus
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import width_of
from ...text.player_names import shown_name
from ..bars import Part, draw_stacked, scale_of, zone_colour, zone_parts
from ..pen import Area, Pen, broken
from ..sections import Section
from .solo import signed
from .view import Rank, ResultView, Zone

_CROWN = ("#..#..#", "#.###.#", "#######", "#######")
_NAME = 14
_COLUMN = 8  # columns of a player in the table of zones
_TITLE = 13
_BELOW_CROWN = 3  # rows


def winner_headline(view: ResultView, scale: int) -> Section:
    """The best total so far, big; at the end with the crown and who has won."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        best = max(view.total_so_far(rank.seat) for rank in view.ranking)
        pen.big(area.x, area.y, str(best), pen.palette.accent, scale=scale)
        x = area.x + big_width(str(view.ranking[0].total), scale) + 4
        if not view.all_counted:
            return
        if pen.painted:
            after = draw_crown(pen, x, area.y) + 2
            if area.height >= _BELOW_CROWN + FACE_ROWS:
                draw_face(pen.canvas, x, area.y + _BELOW_CROWN, view.ranking[0].bot, pen.palette)
            x = after
        room = area.x + area.width - x
        y = area.y
        for number, sentence in enumerate(view.verdict):
            y += pen.lines(x, y, broken(sentence, room)[:2], pen.palette.dim if number else "", bold=not number)
        if len(view.ranking) > 1 and view.ranking[1].margin and y < area.y + area.height:
            ahead = _("{points} ahead of {name}").format(points=view.ranking[1].margin, name=view.ranking[1].name)
            pen.paragraph(x, y, room, ahead, pen.palette.good, most=area.y + area.height - y)

    rows = BIG_ROWS * scale
    return Section(rows + 1, rows, draw)


def draw_crown(pen: Pen, x: int, y: int) -> int:
    """The winner's crown, two rows high; returns the next free column."""
    for row, line in enumerate(_CROWN):
        for column, dot in enumerate(line):
            if dot == "#":
                pen.area(x + column, 2 * y + row, 1, 1, pen.palette.colour("yellow"))
    return x + len(_CROWN[0])


def ranking(view: ResultView) -> Section:
    """A row for each player: place, name, a bar of all zones in their colours, total and margin."""
    faces = EMBLEM + 1 if any(rank.bot for rank in view.ranking) else 0
    names = min(_NAME, max(width_of(rank.name) for rank in view.ranking)) + faces
    compared = any(rank.then is not None for rank in view.ranking)

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pitch = 2 if airy else 1
        end = area.x + area.width
        totals = end - (8 if not compared else 18)
        dim = pen.palette.dim
        pen.right(totals, area.y, _("total"), dim)
        pen.right(totals + 8, area.y, _("margin"), dim)
        if compared:
            pen.right(end, area.y, _("then"), dim)
        bar_x = area.x + names + 6
        bars = [_parts(view, rank, pen.palette) for rank in view.ranking]
        scale = scale_of(bars)
        for number, rank in enumerate(view.ranking):
            y = area.y + (number + 1) * pitch
            won = rank.winner and view.all_counted
            if won:
                pen.cursor(area.x - 1, y, area.width + 1)
            pen.write(area.x + 1, y, f"{rank.place}." if view.all_counted else "", dim)
            pen.emblem(area.x + 4, y, rank.bot)
            name = shown_name(rank.name, names - faces)
            pen.write(area.x + 4 + faces, y, name, pen.palette.accent if won else "", bold=won)
            draw_stacked(pen, bar_x, y, totals - 7 - bar_x, bars[number][: view.counted], scale)
            pen.right(totals, y, str(view.total_so_far(rank.seat)), bold=True)
            if view.all_counted:
                pen.right(totals + 8, y, signed(-rank.margin) if rank.margin else "", dim)
                if rank.then is not None:
                    pen.right(end, y, f"{rank.then} ({signed(rank.total - rank.then)})", dim)

    rows = len(view.ranking) + 1
    return Section(2 * rows - 1, rows, draw)


def _parts(view: ResultView, rank: Rank, palette: Palette) -> list[Part]:
    return zone_parts({zone.name: zone.points[rank.seat] for zone in view.zones}, palette)


def zones_by_player(view: ResultView) -> Section:
    """The points of every zone for everybody; the most in a row are bold, and before points of foxes is how many foxes
    count how much."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pitch = 2 if airy else 1
        wide = min(_COLUMN + 4, (area.width - _TITLE) // len(view.ranking))
        seats = [rank.seat for rank in view.ranking]
        for column, rank in enumerate(view.ranking):
            right = area.x + _TITLE + (column + 1) * wide
            pen.right(right, area.y, shown_name(rank.name, wide - 1), pen.palette.dim)
        for number, zone in enumerate(view.zones):
            y = area.y + (number + 1) * pitch
            pen.fill(area.x, y, 1, 1, zone_colour(zone.name, pen.palette))
            pen.fit(area.x + 2, y, _TITLE - 3, zone.title)
            if number >= view.counted:
                continue
            best, factors = max(zone.points), _fox_factors(zone, wide - 1)
            for column, seat in enumerate(seats):
                text = str(zone.points[seat])
                strong = zone.points[seat] == best and best > min(zone.points)
                shade = pen.palette.text if strong else pen.palette.dim
                right = area.x + _TITLE + (column + 1) * wide
                pen.right(right, y, text, shade, bold=strong)
                if factors:
                    pen.right(right - width_of(text), y, factors[seat], pen.palette.dim)

    rows = len(view.zones) + 1
    return Section(2 * rows - 1, rows, draw)


def _fox_factors(zone: Zone, room: int) -> tuple[str, ...]:
    """For every seat how many foxes there are and what each counts, before their points: `2 × 5 = `, closer where there
    is little room; nothing for anybody where there is less."""
    totals = zip(zone.foxes, zone.points, strict=True) if zone.foxes else ()
    roomy = tuple(with_minus(f"{foxes} {TIMES} {points // foxes} = ") if foxes else "" for foxes, points in totals)
    for texts in (roomy, tuple(text.replace(" ", "") for text in roomy)):
        if all(width_of(f"{text}{points}") <= room for text, points in zip(texts, zone.points, strict=False)):
            return texts
    return ()
