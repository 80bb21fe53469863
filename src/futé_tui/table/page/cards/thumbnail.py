"""A sheet as a thumbnail: its zones as areas of colour with a dot for each box, for menus and galleries."""

from collections.abc import Iterator

from ....engine.zones import ZoneView
from ..drawing.canvas import LOWER, Canvas
from ..drawing.kept import kept
from ..drawing.palette import Palette, card_colours
from ..drawing.runs import Rows
from .strip_plan import is_band

_LEAST, _MOST = 2, 4  # cells from dot to dot
_GRIDS = 2  # beside each other


@kept(64)
def thumbnail(zones: tuple[ZoneView, ...], width: int, height: int, palette: Palette, ground: str) -> Rows:
    """The sheet in exactly this room; boxes for which there is none are left out."""
    canvas = Canvas(width, height, ground)
    placed = [
        (*place, rows)
        for shelf, top, rows in _heights(list(_shelves(zones)), height)
        for place in _places(shelf, top, width)
    ]
    for zone, x, top, wide, rows in placed:
        likes = [(each, room) for each, _x, _top, room, _rows in placed if _is_grid(each) == _is_grid(zone)]
        apart = max(_LEAST, min([_MOST, *((room - 1) // _columns(each) for each, room in likes)]))
        _draw_zone(canvas, zone, x, top, wide, rows, apart, palette)
    return canvas.rows()


def _places(shelf: list[ZoneView], top: int, width: int) -> Iterator[tuple[ZoneView, int, int, int]]:
    """The zones of a shelf beside each other, with their left, their top and their width."""
    columns = [_columns(zone) for zone in shelf]
    x = 0
    for number, zone in enumerate(shelf):
        last = number == len(shelf) - 1
        wide = width - x if last else max(_LEAST * columns[number], width * columns[number] // sum(columns))
        yield zone, x, top, min(wide, width - x)
        x += wide


def thumbnail_rows(zones: tuple[ZoneView, ...]) -> int:
    """How many rows a thumbnail takes at least."""
    return sum(_rows(shelf) for shelf in _shelves(zones))


def _columns(zone: ZoneView) -> int:
    return max(len(row) for row in zone.rows)


def _is_grid(zone: ZoneView) -> bool:
    return len(zone.rows) > 1


def _rows(shelf: list[ZoneView]) -> int:
    return max(len(zone.rows) for zone in shelf)


def _shelves(zones: tuple[ZoneView, ...]) -> Iterator[list[ZoneView]]:
    """Grids two by two, then every strip on its own."""
    grids = [zone for zone in zones if _is_grid(zone)]
    for first in range(0, len(grids), _GRIDS):
        yield grids[first : first + _GRIDS]
    yield from ([zone] for zone in zones if not _is_grid(zone))


def _heights(shelves: list[list[ZoneView]], height: int) -> Iterator[tuple[list[ZoneView], int, int]]:
    """Each shelf with its first row and its rows; what is left over goes to the shelves in turn, from the top."""
    rows = [_rows(shelf) for shelf in shelves]
    while sum(rows) > max(height, len(rows)):
        rows[rows.index(max(rows))] -= 1
    spare = max(0, height - sum(rows))
    for number in range(spare):
        rows[number % len(rows)] += 1
    top = 0
    for shelf, tall in zip(shelves, rows, strict=True):
        yield shelf, top, tall
        top += tall


def _draw_zone(
    canvas: Canvas, zone: ZoneView, x: int, y: int, width: int, rows: int, apart: int, palette: Palette
) -> None:
    card = card_colours(zone.name, palette)
    left, right = 0, width
    if is_band(zone):
        filled = [column for column, box in enumerate(zone.rows[0]) if box]
        left, right = filled[0] * apart, min(width, (filled[-1] + 1) * apart + 1)
    canvas.fill(x + left, y, right - left, rows, card.ground)
    inset = max(1, (width - apart * _columns(zone) + 1) // 2) if _is_grid(zone) else 1
    for number, boxes in enumerate(zone.rows):
        top, below = y + number * rows // len(zone.rows), y + (number + 1) * rows // len(zone.rows)
        ground = card.ground
        if zone.row_names and zone.row_names[number] in palette.colours:
            ground = palette.colour(zone.row_names[number])
            canvas.fill(x, top, width, below - top, ground)
        for column, box in enumerate(boxes if below > top else ()):
            at = inset + column * apart
            if box and at < width:
                paper = card.tinted if box.shaded else palette.paper
                canvas.write(x + at, top + (below - top - 1) // 2, LOWER, paper)
