"""The home page: the logo and dice, the menu in fixed places, beside it how one's games go, and the sheets below."""

from ...language import _
from ...table.page.drawing.big import ROWS as LOGO_ROWS
from ...table.page.drawing.runs import Target, width_of
from ..caps import draw_cap
from ..pen import Area, Pen, broken
from ..rows import draw_row
from ..sections import draw_sections
from .dice import LOGO_COLOURS, dice_width, draw_dice
from .panel import panel_sections, strip_sections
from .tiles import draw_tiles
from .view import Entry, HomeView

_TITLE = 7  # columns from the cursor to the name of an entry
_NAMES = 15
_PANEL = 46
_PANEL_ROWS = 18
_WIDE = 112  # columns from which the panel is beside the menu
_TALL = 32  # rows from which there is air
_BELOW = 14  # rows below the menu where the panel is there
_TILES = 8  # the least rows of the sheets, with their names


def draw_home(pen: Pen, view: HomeView) -> None:
    """Draw the page."""
    wide, tall = pen.width >= _WIDE, pen.height >= _TALL
    margin = 5 if wide else 2
    top = max(0, (pen.height - 52) // 2)
    logo = top + (1 if tall else 0)
    _draw_logo(pen, view, margin, logo, wide=wide and tall)
    menu = logo + LOGO_ROWS + (2 if tall else 1)
    pitch = 2 if menu + 2 * len(view.entries) + (_TILES if wide else _BELOW) <= pen.height else 1
    panel = min(_PANEL + max(0, (pen.width - 140) // 3), 70) if wide else 0
    room = pen.width - 2 * margin - (panel + 3 if wide else 0)
    names = max([_NAMES, *(width_of(entry.title) + 2 for entry in view.entries)])
    for number, entry in enumerate(view.entries):
        _draw_entry(pen, Area(margin - 1, menu + number * pitch, room, pitch), entry, view, names)
    below = menu + len(view.entries) * pitch
    if wide:
        rows = min(max(below - menu - (1 if pitch > 1 else 0), _PANEL_ROWS), pen.height - menu)
        pen.fill(pen.width - margin - panel, menu, panel, rows, pen.palette.panel)
        inside = Area(pen.width - margin - panel + 2, menu + 1, panel - 4, rows - 2)
        draw_sections(pen, inside, panel_sections(view))
        below = max(below, menu + rows + (1 if pitch > 1 else 0))
        rows = pen.height - below - (2 if tall else 1)
        draw_tiles(pen, Area(margin, below + 1, pen.width - 2 * margin, rows), view)
    else:
        _draw_below(pen, Area(margin, below + 1, pen.width - 2 * margin, pen.height - below - 1), view)


def _draw_below(pen: Pen, area: Area, view: HomeView) -> None:
    """What a small terminal has below the menu: the latest totals, games to continue, and if there is room, sheets."""
    sections = strip_sections(view)
    y = draw_sections(pen, area, sections) + 1 if sections else area.y
    draw_tiles(pen, Area(area.x, y, area.width, area.y + area.height - y), view)


def _draw_logo(pen: Pen, view: HomeView, x: int, y: int, *, wide: bool) -> None:
    colours = tuple(pen.palette.colour(name) for name in LOGO_COLOURS)
    end = pen.big(x + 1, y, "futé", *colours)
    words = _("clever dice in your terminal")
    end = pen.write(end + 3, y + 2, words, pen.palette.dim)
    left = pen.width - x - dice_width(wide=wide)
    if left > end:
        draw_dice(pen, left, y, view.faces, wide=wide)


def _draw_entry(pen: Pen, area: Area, entry: Entry, view: HomeView, names: int) -> None:
    """A key-cap, the name of an entry, and after this many columns a few words about it in the rows there are."""
    target = Target("entry", entry.id)
    palette = pen.palette
    x = area.x + _TITLE + names
    room = area.x + area.width - x - 1
    detail = view.details.get(entry.id.partition(" ")[0], "") or entry.words(room, area.height)
    rows = min(area.height, max(1, len(broken(detail, room)))) if room > 0 else 1
    draw_row(pen, *area[:3], target, on=entry is view.under_cursor, height=rows)
    draw_cap(pen, area.x + 2, area.y, entry.key, target, enabled=entry.enabled)
    colour = palette.text if entry.enabled else palette.dim
    pen.write(area.x + _TITLE, area.y, entry.title, colour, bold=entry.enabled, target=target)
    if detail and room > 0:
        pen.paragraph(x, area.y, room, detail, palette.dim, most=rows, target=target)
