"""The page about a finished game: its sections in columns, and the keys below them."""

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.zones import ZoneView
from ...language import _
from ...table.page.cards.small_sheet import small_sheet, small_sheet_rows
from ...text.tallies import tally_text
from ..caps import Button, button_rows, draw_buttons
from ..pen import Pen, broken
from ..sections import Area, Section, draw_sections, sections_height
from .counting import Counting
from .solo import headline, ladder, last_ten, zone_table
from .together import ranking, winner_headline, zones_by_player
from .view import Leftovers, ResultView

_THREE_COLUMNS = 150  # columns from which the finished sheets have one of their own
_AIRY = 100  # columns from which there is a margin
_TALL = 36  # rows from which there is air
_VERY_TALL = 40  # rows from which the total is drawn twice as big
_GAP = 2
_SHEET = 44  # the widest small sheet


def draw_result(pen: Pen, view: ResultView, now: Counting, buttons: Sequence[Button], *, line: bool = False) -> None:
    """Draw the page; `line` shows the line that was copied."""
    pen.header("  ·  ".join(filter(None, (view.title, view.occasion))))
    margin = 4 if pen.width >= _AIRY else 2
    room = pen.width - 2 * margin
    copied = broken(view.line, room) if line or view.shared else []
    below = button_rows(room, buttons) + (len(copied) + 1 if copied else 0)
    airy = pen.height >= _TALL
    most = pen.height - 1 - below - (4 if airy else 1)
    columns = _columns(view, now, room, most)
    tall = max(sections_height(column.sections, most - 2 * column.inset_rows) for column in columns) + 2 * airy
    top = 1 + (1 if airy or tall < most else 0) + (max(0, (most - tall) // 3) if airy else 0)
    x = margin
    for column in columns:
        inset = 2 if column.panel else 0
        if column.panel:
            pen.fill(x, top, column.width, min(most, tall), pen.palette.panel)
        down = column.inset_rows
        draw_sections(
            pen, Area(x + inset, top + down, column.width - 2 * inset, min(most, tall) - 2 * down), column.sections
        )
        x += column.width + _GAP
    y = top + min(most, tall) + 1
    for number, text in enumerate(copied):
        pen.write(margin, y + number, text, pen.palette.dim)
    draw_buttons(pen, margin, y + (len(copied) + 1 if copied else 0), room, buttons)


class _Column(NamedTuple):
    sections: list[Section]
    width: int
    panel: bool
    inset_rows: int


def _columns(view: ResultView, now: Counting, room: int, height: int) -> list[_Column]:
    """The columns beside each other. Finished sheets have one of their own, or are below everything else."""
    main, side = main_sections(view, now, height), side_sections(view, now)
    inset = 1 if height >= _TALL - 8 else 0
    sheets = 0 if room < _THREE_COLUMNS else _SHEET + 4
    left = room - (sheets + _GAP if sheets else 0)
    least = 32 if view.alone else 18 + 4 * len(view.ranking)
    for_side = max(least, min(60, left * 9 // 20)) if side else 0
    if not sheets:
        first, *others = finished_sheets(view)
        main.append(first)
        side.extend(others)
    columns = [_Column(main, left - (for_side + _GAP if side else 0), False, inset)]
    if side:
        columns.append(_Column(side, for_side, True, inset))
    if sheets:
        columns.append(_Column(finished_sheets(view), sheets, True, inset))
    return columns


def main_sections(view: ResultView, now: Counting, height: int) -> list[Section]:
    """What the wide column shows, from the top. More about a game goes to the end of this list."""
    scale = 2 if height >= _VERY_TALL else 1
    if view.alone:
        return [headline(view, now, scale), zone_table(view, now), *leftovers(view, now)]
    return [winner_headline(view, now, scale), ranking(view, now), *leftovers(view, now)]


def side_sections(view: ResultView, now: Counting) -> list[Section]:
    """What the panel beside it shows."""
    if not view.alone:
        return [zones_by_player(view, now)]
    return [section for section in (ladder(view, now), last_ten(view, now)) if section]


def leftovers(view: ResultView, now: Counting) -> list[Section]:
    """Actions that were left unused and bonuses that were lost; nothing where there are none."""
    texts = [_leftover_text(each, named=not view.alone) for each in view.leftovers if each.unused or each.lost]

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        if now.over:
            rows = area.height // len(texts)
            for number, text in enumerate(texts):
                pen.paragraph(area.x, area.y + number * rows, area.width, text, pen.palette.dim, most=rows)

    tight = 2 if view.alone else 1
    return [Section(2 * len(texts), tight * len(texts), draw)] if texts else []


def _leftover_text(left: Leftovers, *, named: bool) -> str:
    unused, lost = tally_text(dict(left.unused)), tally_text(dict(left.lost))
    if not named:
        return _("Left unused: {unused}. Bonuses lost: {lost}.").format(unused=unused, lost=lost)
    parts = []
    if left.unused:
        parts.append(_("unused: {unused}").format(unused=unused))
    if left.lost:
        parts.append(_("lost: {lost}").format(lost=lost))
    return _("{name}: {left}").format(name=left.name, left=", ".join(parts))


def finished_sheets(view: ResultView) -> list[Section]:
    """The sheets as they were at the end, in small."""
    return [_finished_sheet(*view.sheets[rank.seat], alone=view.alone) for rank in view.ranking]


def _finished_sheet(name: str, zones: tuple[ZoneView, ...], *, alone: bool) -> Section:
    def draw(pen: Pen, area: Area, airy: bool) -> None:
        width = min(area.width, _SHEET)
        if not pen.painted:
            return
        pen.fit(area.x, area.y, width, _("Your sheet") if alone else name, bold=True)
        ground = pen.canvas.ground(area.x, area.y)
        drawn = small_sheet(zones, width, pen.palette, ground, raised=airy)
        pen.picture(area.x, area.y + 1, drawn)

    flat, raised = (small_sheet_rows(zones, _SHEET, raised=raised) for raised in (False, True))
    return Section(raised + 1, flat + 1, draw, extra=True)
