"""A sheet as a thumbnail: its zones as areas of colour with a dot for each box, for menus and galleries."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from ....engine.zones import Box, ZoneView
from ..drawing.caches import cached
from ..drawing.canvas import Canvas
from ..drawing.palette import Palette, card_colours, tone_colour
from ..drawing.runs import Rows
from .printed import columns_of
from .strip_plan import is_band

_LEAST, _MOST = 2, 10  # half columns from dot to dot
_WHOLE = 4  # half columns from dot to dot from which dots are whole columns wide
_APART = 2  # half rows from which there is colour between dots
_NARROW = "▘▝", "▖▗"  # dots of half a column, in the upper and the lower half of a cell
_LARGE_APART, _LARGE_PITCH = 6, 3  # half columns and half rows from dot to dot from which dots are twice as large
_GRIDS = 2  # beside each other
_EDGE = 1  # columns of colour at the left and the right
_MOST_BESIDE = 16  # columns of such grids together
_HIGHER = 2  # half rows that boxes are further apart in their columns than columns are in their rows, at most


class _Place(NamedTuple):
    """Where a zone is, in columns and rows."""

    zone: ZoneView
    x: int
    y: int
    width: int
    rows: int

    @property
    def columns(self) -> int:
        return columns_of(self.zone)

    @property
    def is_grid(self) -> bool:
        return _is_grid(self.zone)


class _Dots(NamedTuple):
    """How large boxes are, in columns and half rows, and how far apart they are in their rows, in half columns; those
    that are near to each other are half a column wide."""

    size: int
    apart: int

    @property
    def are_narrow(self) -> bool:
        return self.apart < _WHOLE

    def across(self, columns: int) -> int:
        """The columns that this many boxes take."""
        return (self.apart * (columns - 1) + (1 if self.are_narrow else 2 * self.size) + 1) // 2


@cached(64)
def thumbnail(zones: tuple[ZoneView, ...], width: int, height: int, palette: Palette, ground: str) -> Rows:
    """The sheet in exactly this room, in the middle where it needs less; boxes for which there is no room at all are
    left out."""
    canvas = Canvas(width, height, ground)
    shelves = [list(_places(shelf, width)) for shelf in _shelves(zones)]
    apart = {grid: _apart([each for each in chain(*shelves) if each.is_grid is grid]) for grid in (True, False)}
    rows = _heights(shelves, height, apart)
    y = max(0, height - sum(rows)) // 2
    placed = []
    for shelf, tall in zip(shelves, rows, strict=True):
        placed += [place._replace(y=y, rows=tall) for place in shelf]
        y += tall
    large = min(apart.values()) >= _LARGE_APART and all(_pitch(each) >= _LARGE_PITCH for each in placed)
    longest = max((each.columns for each in placed if not each.is_grid), default=0)
    for place in placed:
        dots = _Dots(2 if large else 1, apart[place.is_grid])
        inset = max(0, (place.width - dots.across(place.columns if place.is_grid else longest)) // 2)
        _ZoneDrawing(canvas, place, dots, inset, palette).draw()
    return canvas.rows()


def _apart(places: list[_Place]) -> int:
    """The half columns from dot to dot, the same for all of these; rather no edge than narrow dots."""
    roomy = min([_MOST, *(2 * ((place.width - 1) // place.columns) for place in places)])
    tight = min([_WHOLE, *((2 * place.width + 2) // place.columns for place in places)])
    return max(_LEAST, roomy, tight)


def _pitch(place: _Place) -> int:
    """The half rows from dot to dot."""
    return max(1, 2 * place.rows // len(place.zone.rows))


def _places(shelf: list[ZoneView], width: int) -> Iterator[_Place]:
    """The zones of a shelf beside each other."""
    columns = [columns_of(zone) for zone in shelf]
    x = 0
    for number, zone in enumerate(shelf):
        last = number == len(shelf) - 1
        wide = width - x if last else width * columns[number] // sum(columns)
        yield _Place(zone, x, 0, min(wide, width - x), 0)
        x += wide


def thumbnail_rows(zones: tuple[ZoneView, ...]) -> int:
    """How many rows a thumbnail takes at least."""
    return sum(_rows(shelf) for shelf in _shelves(zones))


def _is_grid(zone: ZoneView) -> bool:
    return len(zone.rows) > 1


def _rows(shelf: list[ZoneView]) -> int:
    return max(len(zone.rows) for zone in shelf)


def _shelves(zones: tuple[ZoneView, ...]) -> Iterator[list[ZoneView]]:
    """Grids two by two, unless they are too wide for that, then every strip on its own."""
    shelf: list[ZoneView] = []
    for zone in (zone for zone in zones if _is_grid(zone)):
        if len(shelf) == _GRIDS or (shelf and sum(map(columns_of, (*shelf, zone))) > _MOST_BESIDE):
            yield shelf
            shelf = []
        shelf.append(zone)
    if shelf:
        yield shelf
    yield from ([zone] for zone in zones if not _is_grid(zone))


def _heights(shelves: list[list[_Place]], height: int, apart: dict[bool, int]) -> list[int]:
    """The rows of each shelf. Strips are equal; what is left over goes to them and to grids, as long as boxes are not
    much further apart in their columns than in their rows."""
    boxes = [max(len(place.zone.rows) for place in shelf) for shelf in shelves]
    rows = list(boxes)
    while sum(rows) > max(height, len(rows)):
        rows[rows.index(max(rows))] -= 1
    strips = [number for number, count in enumerate(boxes) if count == 1]
    most = [(count * (apart[count > 1] // 2 + _HIGHER) + 1) // 2 for count in boxes]
    while (spare := height - sum(rows)) > 0:
        grids = [number for number, count in enumerate(boxes) if count > 1 and rows[number] < most[number]]
        grid = min(grids, key=lambda number: rows[number] / boxes[number], default=None)
        strips_grow = bool(strips) and len(strips) <= spare and rows[strips[0]] < most[strips[0]]
        if strips_grow and (grid is None or rows[strips[0]] <= rows[grid] / boxes[grid]):
            for number in strips:
                rows[number] += 1
        elif grid is not None:
            rows[grid] += 1
        else:
            break
    return rows


class _ZoneDrawing:
    """A zone at its place. Rows are counted in half rows; where dots of neighbouring rows would touch, every other row
    has some, and bands of colour have none."""

    def __init__(self, canvas: Canvas, place: _Place, dots: _Dots, inset: int, palette: Palette) -> None:
        self._canvas, self._place, self._dots, self._inset, self._palette = canvas, place, dots, inset, palette
        self._card = card_colours(place.zone.name, palette)
        self._bands = [palette.colours.get(name) for name in place.zone.row_names]
        pitch = _pitch(place)
        crowded = pitch < _APART
        self._dotted = slice(0, 0) if crowded and any(self._bands) else slice(0, None, 2 if crowded else 1)
        whole_cells = any(self._bands) and dots.are_narrow and not crowded  # narrow dots need cells of one colour
        self._pitch = pitch - pitch % 2 if whole_cells else pitch
        spare = max(0, 2 * place.rows - self._pitch * len(place.zone.rows))
        self._first = 2 * place.y + (spare // 4 * 2 if whole_cells else spare // 2)
        self._above = (self._pitch - dots.size) // 2

    def draw(self) -> None:
        zone, x, y, width, rows = self._place
        left, right = 0, width
        if is_band(zone):
            filled = [column for column, box in enumerate(zone.rows[0]) if box]
            left = max(0, self._inset + filled[0] * self._dots.apart // 2 - 1)
            right = min(width, self._inset + self._dots.across(filled[-1] + 1) + 1)
        self._canvas.fill(x + left, y, right - left, rows, self._card.ground)
        for number in range(min(len(zone.rows), 2 * rows)):
            ground = (self._bands[number] if self._bands else None) or self._card.ground
            if ground != self._card.ground:
                self._draw_band(number, ground)
        for number, boxes in list(enumerate(zone.rows[: 2 * rows]))[self._dotted]:
            for column, box in enumerate(boxes):
                if box:
                    self._draw_dot(number, column, self._paper(box))

    def _draw_band(self, number: int, ground: str) -> None:
        """The colour of a row; without an edge the first and the last one fill the zone."""
        zone, x, y, width, rows = self._place
        edge = _EDGE if self._pitch >= _LARGE_PITCH else 0
        top = self._first + number * self._pitch
        start = top if edge or number else 2 * y
        end = top + self._pitch if edge or number < len(zone.rows) - 1 else 2 * (y + rows)
        self._canvas.area(x + edge, start, width - 2 * edge, end - start, ground)

    def _paper(self, box: Box) -> str:
        """The colour of a dot."""
        if box.tone:
            return tone_colour(box.tone, self._card)
        return self._card.tinted if box.shaded else self._palette.paper

    def _draw_dot(self, number: int, column: int, paper: str) -> None:
        size = self._dots.size
        at, half = divmod(2 * self._inset + column * self._dots.apart, 2)
        top = self._first + number * self._pitch + self._above
        if at + size > self._place.width:
            return
        if self._dots.are_narrow:
            self._canvas.write(self._place.x + at, top // 2, _NARROW[top % 2][half], paper)
        else:
            self._canvas.area(self._place.x + at, top, size, size, paper)
