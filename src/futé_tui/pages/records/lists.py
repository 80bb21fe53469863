"""Games of the records as a list: total, the zones as one stacked bar, the day, and the level or the others."""

from ...engine.bonuses import FOX
from ...engine.scoring import rating
from ...language import _
from ...statistics.results import Entry
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import width_of
from ...text.dates import day_text
from ...text.player_names import shown_name
from ..bars import Part, Scale, draw_stacked, scale_of, zone_parts
from ..pen import Pen
from ..rows import GAP, draw_row, row_target, window
from .view import RecordsView, Tab

_THIN = "▔"
_PLACE, _TOTAL, _DAY, _NAME = 4, 6, 13, 12
_WIDE, _SHORT_BAR = 100, 16  # columns from which bars are longer, and their length below that


def draw_list(pen: Pen, view: RecordsView, y: int) -> None:
    """The games, one a row, or one every other row where there is room."""
    entries = view.listed
    pitch = 2 if 2 * len(entries) + y < pen.height else 1
    rows = (pen.height - y) // pitch
    scale = scale_of(_parts(entry, pen.palette) for entry in entries)
    for place, number in enumerate(window(len(entries), view.cursor, rows)):
        _draw_entry(pen, view, entries[number], number, y + place * pitch, scale)


def _draw_entry(pen: Pen, view: RecordsView, entry: Entry, number: int, y: int, scale: Scale) -> None:
    on = number == view.cursor
    palette = pen.palette
    draw_row(pen, 0, y, pen.width, row_target(number), on=on)
    if view.tab is Tab.BEST:
        pen.right(GAP + _PLACE - 1, y, f"{number + 1}.", palette.dim)
    best = number == 0 and view.tab is Tab.BEST
    pen.right(GAP + _PLACE + _TOTAL - 1, y, str(entry.total), palette.accent if best else "", bold=True)
    x = GAP + _PLACE + _TOTAL + 1
    bar = pen.width // 3 if pen.width >= _WIDE else _SHORT_BAR
    draw_stacked(pen, x, y, bar, _parts(entry, palette), scale)
    if pen.painted:  # a thin line keeps the bars of two rows apart
        pen.canvas.write(x, y, _THIN * bar, palette.selected if on else palette.table)
    x += bar + GAP
    pen.write(x, y, day_text(entry.game.played_on), palette.dim)
    x += _DAY
    if view.everybody:
        pen.fit(x, y, _NAME - 1, entry.player, bold=on)
        x += _NAME
    room = pen.width - x - GAP
    about = _about(view, entry)
    if width_of(about) > room:
        about = _about(view, entry, points=False)
    pen.fit(x, y, room, about, "" if on else palette.dim)


def _parts(entry: Entry, palette: Palette) -> list[Part]:
    return zone_parts({**entry.result.zones, FOX: entry.result.fox_points}, palette)


def _about(view: RecordsView, entry: Entry, *, points: bool = True) -> str:
    """The level reached solo, or the others at the table, with their points where there is room."""
    if entry.alone:
        level = rating(view.ratings, entry.total)
        return level.title if level else ""
    others = ", ".join(
        f"{shown_name(entry.game.players[result.seat])} {result.total if points else ''}".strip()
        for result in entry.game.results
        if result is not entry.result
    )
    return (_("won against {others}") if entry.result.won else _("against {others}")).format(others=others)
