"""A sheet as a thumbnail: its zones as areas of colour with a dot for each box, for menus and galleries."""

from collections.abc import Iterator
from typing import NamedTuple

from ....engine.zones import ZoneView
from ..drawing.canvas import Canvas
from ..drawing.kept import kept
from ..drawing.palette import Palette, card_colours
from ..drawing.runs import Rows
from .strip_plan import is_band
from .tones import tone_colour

_LEAST, _MOST = 2, 5  # cells from dot to dot
_LARGE_APART, _LARGE_PITCH = 3, 3  # columns and half rows from dot to dot from which dots are twice as large
_GRIDS = 2  # beside each other
_EDGE = 1  # columns of colour at the left and the right
_MOST_BESIDE = 16  # columns of such grids together


class _Place(NamedTuple):
    """Where a zone is, in columns and rows."""

    zone: ZoneView
    x: int
    y: int
    width: int
    rows: int

    @property
    def columns(self) -> int:
        return _columns(self.zone)

    @property
    def is_grid(self) -> bool:
        return _is_grid(self.zone)


class _Dots(NamedTuple):
    """How large boxes are, in columns and half rows, and how far apart they are in their rows."""

    size: int
    apart: int

    def across(self, columns: int) -> int:
        return self.apart * (columns - 1) + self.size


@kept(64)
def thumbnail(zones: tuple[ZoneView, ...], width: int, height: int, palette: Palette, ground: str) -> Rows:
    """The sheet in exactly this room; boxes for which there is none are left out."""
    canvas = Canvas(width, height, ground)
    placed = [
        place
        for shelf, top, rows in _heights(list(_shelves(zones)), height)
        for place in _places(shelf, top, width, rows)
    ]
    apart = {grid: _apart([each for each in placed if each.is_grid is grid]) for grid in (True, False)}
    large = min(apart.values()) >= _LARGE_APART and all(_pitch(each) >= _LARGE_PITCH for each in placed)
    longest = max((each.columns for each in placed if not each.is_grid), default=0)
    for place in placed:
        dots = _Dots(2 if large else 1, apart[place.is_grid])
        inset = max(_EDGE, (place.width - dots.across(place.columns if place.is_grid else longest)) // 2)
        _draw_zone(canvas, place, dots, inset, palette)
    return canvas.rows()


def _apart(places: list[_Place]) -> int:
    """The columns from dot to dot, the same for all of these."""
    return max(_LEAST, min([_MOST, *((place.width - 1) // place.columns for place in places)]))


def _pitch(place: _Place) -> int:
    """The half rows from dot to dot."""
    return 2 * place.rows // len(place.zone.rows)


def _places(shelf: list[ZoneView], top: int, width: int, rows: int) -> Iterator[_Place]:
    """The zones of a shelf beside each other."""
    columns = [_columns(zone) for zone in shelf]
    all_fit = _LEAST * sum(columns) <= width  # otherwise each grid has its share, and some of its boxes
    x = 0
    for number, zone in enumerate(shelf):
        last = number == len(shelf) - 1
        share = width * columns[number] // sum(columns)
        wide = width - x if last else max(_LEAST * columns[number], share) if all_fit else share
        yield _Place(zone, x, top, min(wide, width - x), rows)
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
    """Grids two by two, unless they are too wide for that, then every strip on its own."""
    shelf: list[ZoneView] = []
    for zone in (zone for zone in zones if _is_grid(zone)):
        if len(shelf) == _GRIDS or (shelf and sum(map(_columns, (*shelf, zone))) > _MOST_BESIDE):
            yield shelf
            shelf = []
        shelf.append(zone)
    if shelf:
        yield shelf
    yield from ([zone] for zone in zones if not _is_grid(zone))


def _heights(shelves: list[list[ZoneView]], height: int) -> Iterator[tuple[list[ZoneView], int, int]]:
    """Each shelf with its first row and its rows; what is left over goes to the shelves in turn, from the top."""
    rows = [_rows(shelf) for shelf in shelves]
    while sum(rows) > max(height, len(rows)):
        rows[rows.index(max(rows))] -= 1
    spare = max(0, height - sum(rows))
    for number in range(spare if rows else 0):
        rows[number % len(rows)] += 1
    top = 0
    for shelf, tall in zip(shelves, rows, strict=True):
        yield shelf, top, tall
        top += tall


def _draw_zone(canvas: Canvas, place: _Place, dots: _Dots, inset: int, palette: Palette) -> None:
    zone, x, y, width, rows = place
    card = card_colours(zone.name, palette)
    left, right = 0, width
    if is_band(zone):
        filled = [column for column, box in enumerate(zone.rows[0]) if box]
        left = max(0, inset + filled[0] * dots.apart - 1)
        right = min(width, inset + dots.across(filled[-1] + 1) + 1)
    canvas.fill(x + left, y, right - left, rows, card.ground)
    pitch = max(_LEAST, _pitch(place))
    shown = zone.rows[: max(1, 2 * rows // pitch)]
    first = 2 * y + max(0, (2 * rows - pitch * (len(shown) - 1) - dots.size) // 2)
    for number, boxes in enumerate(shown):
        top = first + number * pitch
        if zone.row_names and zone.row_names[number] in palette.colours:
            above = (pitch - dots.size) // 2
            canvas.area(x + 1, max(2 * y, top - above), width - 2, pitch, palette.colour(zone.row_names[number]))
        for column, box in enumerate(boxes):
            at = inset + column * dots.apart
            if box and at + dots.size + _EDGE <= width:
                paper = card.tinted if box.shaded else palette.paper
                if box.tone:
                    paper = tone_colour(box.tone, card, palette)
                canvas.area(x + at, top, dots.size, dots.size, paper)
