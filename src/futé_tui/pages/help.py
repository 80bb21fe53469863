"""Help: how a screen works, its keys as key-caps in groups, and at the table the signs of the sheet."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..language import _
from ..table.page.drawing.runs import Rows, width_of
from .caps import draw_cap
from .pen import Area, Pen
from .prose import draw_part, last_top
from .rows import GAP

if TYPE_CHECKING:
    from .sheet_signs import SheetSigns

_TALL = 400  # rows to draw on; what is used is shown
_WIDE = 110  # from here keys and signs are side by side
_TOP = 2
_KEY = 14  # columns before what a key does


class Key(NamedTuple):
    """A key, and what it does; `more` is said after that, dimly."""

    key: str
    does: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class HelpView:
    """What the help says: in words, as groups of keys, and as signs."""

    how: str
    groups: tuple[tuple[str, tuple[Key, ...]], ...]
    signs: "SheetSigns | None" = None
    top: int = 0


def draw_help(pen: Pen, view: HelpView) -> None:
    """The part of the help that is in sight."""
    pen.header(_("Help"))
    draw_part(pen, 0, _TOP, rows_in_sight(pen.height), help_rows(pen, view), view.top)


def rows_in_sight(height: int) -> int:
    return height - _TOP


def furthest(pen: Pen, view: HelpView) -> int:
    """How far the help can be scrolled."""
    return last_top(len(help_rows(pen, view)), rows_in_sight(pen.height))


def help_rows(pen: Pen, view: HelpView) -> Rows:
    """The whole help, however long it is."""
    tall = Pen(pen.width - 1, _TALL, pen.palette, painted=pen.painted, signs=pen.signs)
    width = tall.width - 2 * GAP
    if not view.signs:
        return _without_sheet(pen, view, width)
    apart = 1 if pen.painted else 0  # or key-caps one below the other would look like one
    from .help_signs import draw_signs  # needs the engine, which screens without a sheet do without

    if pen.width >= _WIDE:
        room = (width - 2 * GAP) // 2
        left = _draw_keys(tall, GAP, 0, room, view, apart=apart)
        right = draw_signs(tall, GAP + room + 2 * GAP, 0, room, view.signs)
        return tall.rows()[: max(left, right)]
    used = _draw_keys(tall, GAP, 0, width, view, apart=apart)
    used += 1 + draw_signs(tall, GAP, used + 1, width, view.signs)
    return tall.rows()[:used]


def _without_sheet(pen: Pen, view: HelpView, width: int) -> Rows:
    """Keys, with air between key-caps, and in a wide terminal all sheets as pictures beside them."""
    from .sheet_picture import GALLERY, draw_gallery  # needs the engine

    beside = pen.painted and pen.width >= _WIDE
    room = width - GALLERY - GAP if beside else width
    for apart in (1,) if pen.painted else (1, 0):
        tall = Pen(pen.width - 1, _TALL, pen.palette, painted=pen.painted, signs=pen.signs)
        used = _draw_keys(tall, GAP, 0, room, view, apart=apart)
        if used <= rows_in_sight(pen.height):
            break
    if beside:
        high = rows_in_sight(pen.height) - 1
        tall.panel(GAP + room + GAP, 0, GALLERY, high)
        draw_gallery(tall, Area(GAP + room + 2 * GAP, 1, GALLERY - 2 * GAP, high - 2))
        used = max(used, high)
    return tall.rows()[:used]


def _draw_keys(pen: Pen, x: int, y: int, width: int, view: HelpView, *, apart: int = 0) -> int:
    """How it works, and the keys, this many rows apart; returns the next free row."""
    y += pen.paragraph(x, y, width, view.how) + 1
    for title, keys in view.groups:
        pen.write(x, y, title, pen.palette.accent, bold=True)
        y += 1 + apart
        names = max((width_of(each.does) for each in keys if each.more), default=0)
        for key, does, more in keys:
            at = x
            for each in key.split(", "):
                if at + width_of(each) + 2 <= x + _KEY - 1:
                    at = draw_cap(pen, at, y, each) + 1
            if more:
                pen.write(x + _KEY, y, does)
                behind = x + _KEY + names + 2
                y += max(1, pen.paragraph(behind, y, x + width - behind, more, pen.palette.dim))
            else:
                y += max(1, pen.paragraph(x + _KEY, y, width - _KEY, does))
            y += apart
        y += 1
    return y
