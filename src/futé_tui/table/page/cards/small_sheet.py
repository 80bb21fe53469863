"""A sheet in small: the same cards and colours, boxes of one or two cells. For other players' sheets and for menus."""

from ....engine.zones import Box, ZoneView
from ..drawing.canvas import LOWER, Canvas
from ..drawing.colour import mix
from ..drawing.kept import kept
from ..drawing.palette import CardColours, Palette, card_colours
from ..drawing.runs import Rows
from ..drawing.signs import CROSS
from .boxes import box_face
from .outline import Height, draw_paper
from .picks import BoxPick
from .strip_plan import is_band

_LEAST, _MOST = 2, 5  # the distance from box to box
_WITH_MARKS = 3  # the least distance at which marks can be read
_OPEN = 0.55  # how pale open boxes are, so that marks stand out


@kept(16)
def small_sheet(
    zones: tuple[ZoneView, ...],
    width: int,
    palette: Palette,
    ground: str,
    fresh: frozenset[tuple[str, str]] = frozenset(),
    *,
    raised: bool = False,
) -> Rows:
    """The sheet on this ground, over the whole width; `fresh` are the newest marks (zone and box). `raised`: two rows
    for each row of boxes. In less than three cells from box to box, boxes are dots and marks are dark ones."""
    return _SmallSheet(zones, width, palette, ground, fresh, Height.RAISED if raised else Height.FLAT).draw()


def small_sheet_rows(zones: tuple[ZoneView, ...], width: int, *, raised: bool = False) -> int:
    """How many rows a small sheet takes."""
    rows = sum(max(len(zone.rows) for zone in shelf) for shelf in _shelves(zones, width))
    return rows * (Height.RAISED if raised else Height.FLAT).rows


def _columns(zone: ZoneView) -> int:
    return max(len(row) for row in zone.rows)


def _pitch(zones: tuple[ZoneView, ...], width: int) -> int:
    """The distance from box to box: the longest row fits, and the first two grids fit beside each other."""
    longest = max(_columns(zone) for zone in zones)
    grids = [_columns(zone) for zone in zones if len(zone.rows) > 1][:2]
    wanted = [(width - 1) // longest, *([(width - 3) // sum(grids)] if grids else [])]
    return max(_LEAST, min(_MOST, *wanted, _MOST))


def _shelves(zones: tuple[ZoneView, ...], width: int) -> list[list[ZoneView]]:
    """Grids beside each other as far as there is room, then every strip on its own."""
    pitch = _pitch(zones, width)
    shelves: list[list[ZoneView]] = []
    room = 0
    for zone in zones:
        if len(zone.rows) == 1:
            continue
        needed = _columns(zone) * pitch + 2
        if not shelves or needed > room:
            shelves.append([])
            room = width + 1
        shelves[-1].append(zone)
        room -= needed
    return shelves + [[zone] for zone in zones if len(zone.rows) == 1]


class _SmallSheet:
    def __init__(
        self,
        zones: tuple[ZoneView, ...],
        width: int,
        palette: Palette,
        ground: str,
        fresh: frozenset[tuple[str, str]],
        height: Height,
    ) -> None:
        self._width, self._palette, self._fresh, self._height = width, palette, fresh, height
        self._shelves = _shelves(zones, width)
        self._pitch = _pitch(zones, width)
        rows = small_sheet_rows(zones, width, raised=height is Height.RAISED)
        self._canvas = Canvas(width, rows, ground)

    def draw(self) -> Rows:
        y = 0
        for shelf in self._shelves:
            rows = max(len(zone.rows) for zone in shelf) * self._height.rows
            x, spare = 0, self._width + 1 - sum(_columns(zone) * self._pitch + 2 for zone in shelf)
            for number, zone in enumerate(shelf):
                last = number == len(shelf) - 1
                width = self._width - x if last else _columns(zone) * self._pitch + 1 + spare // len(shelf)
                self._draw_card(zone, x, y, width, rows)
                x += width + 1
            y += rows
        return self._canvas.rows()

    def _draw_card(self, zone: ZoneView, x: int, y: int, width: int, rows: int) -> None:
        card = card_colours(zone.name, self._palette)
        left, right = 0, width
        if is_band(zone):
            filled = [column for column, box in enumerate(zone.rows[0]) if box]
            left, right = filled[0] * self._pitch, (filled[-1] + 1) * self._pitch + 1
        self._canvas.fill(x + left, y, right - left, rows, card.ground)
        inset = max(1, (width - _columns(zone) * self._pitch + 1) // 2) if len(zone.rows) > 1 else 1
        for r, boxes in enumerate(zone.rows):
            top = y + r * self._height.rows
            if zone.row_names and zone.row_names[r] in self._palette.colours:
                self._canvas.fill(x, top, width, self._height.rows, self._palette.colour(zone.row_names[r]))
            for column, box in enumerate(boxes):
                if box:
                    self._draw_box(box, x + inset + column * self._pitch, top, card)

    def _draw_box(self, box: Box, x: int, y: int, card: CardColours) -> None:
        pick = BoxPick(fresh=(card.name, box.label) in self._fresh)
        face = box_face(box, "", pick, card, self._palette)
        width, row = self._pitch - 1, y + self._height.text_row
        if self._pitch < _WITH_MARKS:
            self._canvas.write(x, row, LOWER, self._palette.ink if box.is_marked else face.paper)
            return
        paper = face.paper if box.mark or box.shaded or box.lost or box.tone else mix(card.ground, face.paper, _OPEN)
        draw_paper(self._canvas, x, y, width, self._height, paper)
        if box.is_marked:
            text = {"x": CROSS, "o": "o"}.get(box.mark, box.mark)
            self._canvas.centre(x, row, width, text, face.fg, bold=True)
        elif box.is_printed_cross:
            self._canvas.centre(x, row, width, face.text, face.fg)
