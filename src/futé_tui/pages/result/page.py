"""The page about a finished game: its sections in columns, and the keys below them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...language import _
from ...table.page.cards.small_sheet import SmallSize, roomiest_size, sizes_for, small_sheet, small_sheet_rows
from ...text.tallies import tally_text
from ..caps import Button, button_rows, draw_buttons
from ..pen import Area, Pen, broken
from ..sections import Section, draw_sections, sections_height, sections_least
from ..sheet_parts import zone_cards
from .costly import costliest
from .par import par_table
from .solo import headline, ladder, last_ten, zone_table
from .together import ranking, winner_headline, zones_by_player
from .view import Leftovers, ResultView

_AIRY = 100  # columns from which there is a margin
_TALL = 36  # rows from which there is air
_VERY_TALL = 40  # rows from which the total is drawn twice as big
_GAP = 2
_SHEET = 92  # the widest small sheet
_LARGEST = 32  # rows of a sheet as it is at the table


def draw_result(pen: Pen, view: ResultView, buttons: Sequence[Button], *, line: bool = False) -> None:
    """Draw the page; `line` shows the line that was copied."""
    pen.header("  ·  ".join(filter(None, (view.title, view.occasion, view.ending))))
    margin = 4 if pen.width >= _AIRY else 2
    room = pen.width - 2 * margin
    text = " ".join((_("Copied:"), view.line)) if line else view.line
    copied = broken(text, room) if line or view.shared else []
    below = button_rows(room, buttons) + (len(copied) + 1 if copied else 0)
    airy = pen.height >= _TALL
    most = pen.height - 1 - below - (4 if airy else 1)
    columns = _columns(view, room, most)
    shelf = _plan_shelf(pen, view, columns, room, most)
    for_columns = most - (shelf.rows + 1 if shelf else 0)
    tall = min(for_columns, _columns_height(columns, for_columns) + (2 if airy else 0))
    free = most - tall - (shelf.rows + 1 if shelf else 0)
    top = 1 + (1 if airy or free else 0) + (max(0, free // 3) if airy else 0)
    x = margin
    for column in columns:
        inset = 2 if column.panel else 0
        if column.panel:
            pen.fill(x, top, column.width, tall, pen.palette.panel)
        down = column.inset_rows
        draw_sections(pen, Area(x + inset, top + down, column.width - 2 * inset, tall - 2 * down), column.sections)
        x += column.width + _GAP
    y = top + tall + 1
    if shelf:
        _draw_shelf(pen, view, Area(margin, y, room, shelf.rows), shelf)
        y += shelf.rows + 1
    pen.lines(margin, y, copied, pen.palette.dim)
    draw_buttons(pen, margin, y + (len(copied) + 1 if copied else 0), room, buttons)


class _Column(NamedTuple):
    sections: list[Section]
    width: int
    panel: bool
    inset_rows: int


def _columns(view: ResultView, room: int, height: int) -> list[_Column]:
    """The columns side by side."""
    inset = 1 if height >= _TALL - 8 else 0
    least = 32 if view.alone else 18 + 4 * len(view.ranking)
    for_side = max(least, min(60, room * 9 // 20))
    side = side_sections(view, for_side - 4, height - 2 * inset)
    for_main = room - (for_side + _GAP if side else 0)
    main = main_sections(view, for_main, height, height - 2 * inset)
    if view.alone:
        main.append(own_sheet(view))
    columns = [_Column(main, for_main, False, inset)]
    if side:
        columns.append(_Column(side, for_side, True, inset))
    return columns


def _columns_height(columns: Sequence[_Column], height: int) -> int:
    """How many of this many rows the columns take."""
    return max(sections_height(column.sections, height - 2 * column.inset_rows) for column in columns)


class _Shelf(NamedTuple):
    """The finished sheets of several players below the columns: the width and the rows of each, with its name."""

    width: int
    rows: int
    size: SmallSize


def _plan_shelf(pen: Pen, view: ResultView, columns: Sequence[_Column], room: int, most: int) -> _Shelf | None:
    """The roomiest shelf that leaves the columns their rows; they do without air before there is none."""
    if view.alone or not pen.painted:
        return None
    number = len(view.ranking)
    width = min(_SHEET, (room - _GAP * (number - 1)) // number)
    zones = view.sheets[0][1]
    shelves = [_Shelf(width, small_sheet_rows(zones, width, size) + 1, size) for size in sizes_for(zones, width)]
    needed = max(sections_least(column.sections) + 2 * column.inset_rows for column in columns)
    with_air = _columns_height(columns, most)
    wished = [(shelf, rows) for rows in (with_air, needed) for shelf in shelves]
    return next((shelf for shelf, rows in wished if shelf.rows + 1 + rows <= most), None)


def _draw_shelf(pen: Pen, view: ResultView, area: Area, shelf: _Shelf) -> None:
    """The sheets as they were at the end, the winner's first."""
    for place, rank in enumerate(view.ranking):
        x = area.x + place * (shelf.width + _GAP)
        name, zones = view.sheets[rank.seat]
        ground = pen.canvas.ground(x, area.y)
        at = pen.emblem(x, area.y, rank.bot)
        pen.fit(at, area.y, x + shelf.width - at, name, pen.palette.accent if rank.winner else "", bold=True)
        pen.picture(x, area.y + 1, small_sheet(zones, shelf.width, pen.palette, ground, shelf.size))


def main_sections(view: ResultView, width: int, height: int, rows: int) -> list[Section]:
    """What the wide column of this width shows in this many rows, from the top; `height` is that of all columns."""
    scale = 2 if height >= _VERY_TALL else 1
    if view.alone:
        first, last = (headline(view, scale), zone_table(view)), leftovers(view, width)
        pars, costs = ([[way] for way in ways] or [[]] for ways in (par_table(view, width), costliest(view, width)))
        *roomier, tightest = ([*first, *par, *cost, *last] for cost in costs for par in pars)
        return next((way for way in roomier if sections_least(way) <= rows), tightest)
    places, left = ranking(view), leftovers(view, width)
    if height < _TALL and any(section.rows > section.tight_rows for section in left):
        places = places._replace(rows=places.tight_rows)  # the others need rows more than the ranking needs air
    return [winner_headline(view, scale), places, *left]


def side_sections(view: ResultView, width: int, height: int) -> list[Section]:
    """What the panel beside it shows, in so much room."""
    if not view.alone:
        return [zones_by_player(view)]
    levels = ladder(view, width, height)
    games = last_ten(view, height - (levels.tight_rows + 1 if levels else 0))
    return [section for section in (levels, games) if section]


def leftovers(view: ResultView, width: int) -> list[Section]:
    """Actions that were left unused and bonuses that were lost, in a column of this width; nothing where there are
    none. How many they are has to do where there is no room for all of them."""
    left = [each for each in view.leftovers if each.unused or each.lost]
    texts = [_leftover_text(each, tally_text, named=not view.alone) for each in left]
    short = [_leftover_text(each, _count, named=not view.alone) for each in left]

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        y, still = area.y, len(texts)
        for text, brief in zip(texts, short, strict=True) if view.all_counted else ():
            still -= 1  # each of these has its row
            rows = area.y + area.height - y - still
            fits = len(broken(text, area.width)) <= rows
            y += pen.paragraph(area.x, y, area.width, text if fits else brief, pen.palette.dim, most=rows)

    needed = sum(len(broken(text, width)) for text in texts)
    return [Section(needed, 2 if view.alone else len(texts), draw, stretch=True)] if texts else []


def _count(tally: Mapping[str, int]) -> str:
    return str(sum(tally.values()))


def _leftover_text(left: Leftovers, tell: Callable[[Mapping[str, int]], str], *, named: bool) -> str:
    unused, lost = tell(dict(left.unused)), tell(dict(left.lost))
    if not named:
        return _("Left unused: {unused}. Bonuses lost: {lost}.").format(unused=unused, lost=lost)
    parts = []
    if left.unused:
        parts.append(_("unused: {unused}").format(unused=unused))
    if left.lost:
        parts.append(_("lost: {lost}").format(lost=lost))
    return _("{name}, {left}").format(name=left.name, left=_("; ").join(parts))


def own_sheet(view: ResultView) -> Section:
    """The sheet as it was at the end: as at the table where there is room, or else in small."""
    zones = view.sheets[0][1]

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        if not pen.painted:
            return
        pen.write(area.x, area.y, _("Your sheet"), bold=True)
        rows = zone_cards(zones, area.width, area.height - 1, pen.palette)
        if len(rows) >= area.height:
            width, ground = min(area.width, _SHEET), pen.canvas.ground(area.x, area.y)
            size = roomiest_size(zones, width, area.height - 1) or SmallSize.FLAT
            rows = small_sheet(zones, width, pen.palette, ground, size)
        pen.picture(area.x, area.y + 1, rows)

    return Section(_LARGEST, small_sheet_rows(zones, _SHEET) + 1, draw, extra=True, stretch=True)
