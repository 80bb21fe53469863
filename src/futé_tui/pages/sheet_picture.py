"""Sheets in small, drawn from their data, with all their boxes open."""

from ..engine.rules import SheetView
from ..engine.zones import ZoneView
from ..sheets.loader import RulesetError, load_ruleset
from ..sheets.ruleset import Ruleset
from ..table.page.cards.small_sheet import roomiest_size, small_sheet
from ..table.page.cards.thumbnail import thumbnail, thumbnail_rows
from ..table.page.drawing.caches import cached
from ..table.page.drawing.palette import DARK, Palette
from ..table.page.drawing.runs import Rows, Target
from ..text.names import label_of
from ..text.sheet_summaries import sheets_in_order, short_title
from .pen import Area, Pen
from .rows import GAP
from .sheet_parts import zone_cards

_LARGE, _LARGE_WIDTH = 12, 78  # rows and columns from which a sheet is drawn as at the table


def printed_sheet(ruleset: Ruleset) -> SheetView:
    """A sheet on which nothing is marked yet."""
    rules = ruleset.rules
    return rules.view(rules.start(1).position, 0)


_pictured: dict[str, tuple[str, tuple[ZoneView, ...]]] = {}


def sheet_zones(sheet: str) -> tuple[ZoneView, ...]:
    """The zones of a sheet on which nothing is marked yet; none if it is no longer there. They are kept for as long as
    the sheet stays the same."""
    try:
        ruleset = load_ruleset(sheet)
    except RulesetError:
        return ()
    if sheet not in _pictured or _pictured[sheet][0] != ruleset.edition:
        _pictured[sheet] = ruleset.edition, tuple(printed_sheet(ruleset).zones)
    return _pictured[sheet][1]


def sheet_picture(sheet: str, width: int, height: int, palette: Palette, ground: str) -> Rows:
    """The sheet in colour, in this room."""
    return thumbnail(sheet_zones(sheet), width, height, palette, ground)


def sheet_picture_rows(sheet: str) -> int:
    """How many rows the picture of a sheet takes at least."""
    return thumbnail_rows(sheet_zones(sheet))


def draw_sheet(pen: Pen, x: int, y: int, width: int, height: int, sheet: str, target: Target | None = None) -> None:
    """The sheet in colour; in letters, a line for each zone with a sign for each box."""
    if pen.painted:
        ground = pen.canvas.ground(x, y)
        pen.picture(x, y, sheet_picture(sheet, width, height, pen.palette, ground), target)
        return
    for number, zone in enumerate(sheet_zones(sheet)[:height]):
        boxes = len(zone.boxes)
        label = label_of(zone.name)[:width]
        pen.write(x, y + number, label, target=target)
        pen.write(x + 11, y + number, pen.signs.empty_box * min(boxes, width - 11), target=target)


def draw_small(pen: Pen, area: Area, zones: tuple[ZoneView, ...]) -> bool:
    """A sheet in small, as roomy as the area allows; nothing in letters. Whether it is drawn."""
    size = roomiest_size(zones, area.width, area.height) if pen.painted and zones else None
    if size is None:
        return False
    ground = pen.canvas.ground(area.x, area.y)
    pen.picture(area.x, area.y, small_sheet(zones, area.width, pen.palette, ground, size))
    return True


def draw_large(pen: Pen, area: Area, sheet: str, target: Target) -> bool:
    """The sheet as it is at the table, where there is much room left; in less room, and in letters, nothing. Whether it
    is drawn."""
    zones = sheet_zones(sheet)
    if not (pen.painted and zones) or area.height < _LARGE or area.width < _LARGE_WIDTH:
        return False
    rows = zone_cards(zones, area.width, area.height, pen.palette)
    if len(rows) > area.height:
        return False
    pen.picture(area.x, area.y, tuple(tuple(run._replace(target=None) for run in row) for row in rows), target)
    return True


@cached(32)
def large_rows(zones: tuple[ZoneView, ...]) -> int:
    """How many rows a sheet takes at least as it is at the table."""
    return max(_LARGE, len(zone_cards(zones, _LARGE_WIDTH, 0, DARK)))


MARK = 5  # columns of a sheet's mark


def draw_mark(pen: Pen, x: int, y: int, sheet: str) -> None:
    """The colours of a sheet's zones as its mark; nothing in letters, or for a sheet that is no longer there."""
    for place, zone in enumerate(sheet_zones(sheet)[:MARK]):
        pen.area(x + place, 2 * y + 1, 1, 1, pen.palette.colour(zone.name))


GALLERY = 42  # columns of two pictures side by side, with their margins
_SMALL = (18, 7)
_SMALL_PITCH = _SMALL[1] + 1  # rows from picture to picture


def draw_gallery(pen: Pen, area: Area) -> None:
    """As many sheets as fit; in letters nothing."""
    across = max(1, (area.width + GAP) // (_SMALL[0] + GAP))
    most = across * (area.height // _SMALL_PITCH)
    for number, sheet in enumerate(sheets_in_order()[:most] if pen.painted else ()):
        row, column = divmod(number, across)
        x, y = area.x + column * (_SMALL[0] + GAP), area.y + row * _SMALL_PITCH
        draw_sheet(pen, x, y, *_SMALL, sheet)
        pen.fit(x, y + _SMALL[1], _SMALL[0], short_title(sheet), pen.palette.dim)
