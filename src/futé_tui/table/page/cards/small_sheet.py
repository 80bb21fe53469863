"""A sheet in small: the same cards and colours, boxes of one or two cells. For other players' sheets and for menus."""

from enum import Enum

from ....engine.zones import Box, ZoneView
from ....text.legend import TINTED
from ..drawing.caches import cached
from ..drawing.canvas import Canvas
from ..drawing.colour import mix
from ..drawing.glyphs import CROSS
from ..drawing.palette import CardColours, Palette, card_colours
from ..drawing.runs import Rows
from .boxes import box_face
from .lettered_box import box_letters
from .outline import Height, draw_paper
from .picks import BoxPick
from .printed import columns_of
from .strip_plan import is_band

_LEAST = 2  # the least distance from box to box
_WITH_GAPS = 3  # the least distance at which there is colour between boxes; nearer ones take turns in tint
_TALL = 5  # the least distance at which boxes of two rows are not narrow
_OPEN = 0.55  # how pale open boxes are, so that marks stand out
_PALER, _DEEPER = 0.5, 0.3  # the same where boxes touch
_GREYER = 0.16  # how much every other box with a mark differs there


class SmallSize(Enum):
    """How high boxes of grids and of strips are, in half rows with their gap, and how far apart they are at most."""

    DENSE = (1, 2, 5)
    FLAT = (2, 2, 5)
    MIXED = (2, 4, 5)
    RAISED = (4, 4, 6)
    TALL = (6, 6, 10)

    def halves(self, zone: ZoneView) -> int:
        """The half rows of each row of boxes."""
        grid, strip, _most = self.value
        return grid if len(zone.rows) > 1 else strip

    @property
    def most(self) -> int:
        return self.value[2]


_ROOMIEST_FIRST = (SmallSize.TALL, SmallSize.RAISED, SmallSize.MIXED, SmallSize.FLAT)


def sizes_for(zones: tuple[ZoneView, ...], width: int) -> tuple[SmallSize, ...]:
    """The sizes in which a sheet can be read well, the roomiest first."""
    tall = _pitch(zones, width, SmallSize.TALL) >= _TALL
    return _ROOMIEST_FIRST if tall else _ROOMIEST_FIRST[1:]


def roomiest_size(zones: tuple[ZoneView, ...], width: int, height: int) -> SmallSize | None:
    """The roomiest size that fits; none if all are too high."""
    sizes = sizes_for(zones, width)
    return next((size for size in sizes if small_sheet_rows(zones, width, size) <= height), None)


@cached(16)
def small_sheet(
    zones: tuple[ZoneView, ...], width: int, palette: Palette, ground: str, size: SmallSize = SmallSize.FLAT
) -> Rows:
    """The sheet on this ground, over the whole width. In less than three cells from box to box boxes touch, and take
    turns in tint; in half rows marks are dark."""
    return _SmallSheet(zones, width, palette, ground, size).draw()


def small_sheet_rows(zones: tuple[ZoneView, ...], width: int, size: SmallSize = SmallSize.FLAT) -> int:
    """How many rows a small sheet takes."""
    return sum(_shelf_rows(shelf, size) for shelf in _shelves(zones, width, size))


def _shelf_rows(shelf: list[ZoneView], size: SmallSize) -> int:
    return max(-(-len(zone.rows) * size.halves(zone) // 2) for zone in shelf)


def _pitch(zones: tuple[ZoneView, ...], width: int, size: SmallSize) -> int:
    """The distance from box to box: the longest row fits, and the first two grids fit beside each other."""
    longest = max(columns_of(zone) for zone in zones)
    grids = [columns_of(zone) for zone in zones if len(zone.rows) > 1][:2]
    wanted = [(width - 1) // longest, *([(width - 3) // sum(grids)] if grids else [])]
    return max(_LEAST, min(size.most, *wanted))


def _shelves(zones: tuple[ZoneView, ...], width: int, size: SmallSize) -> list[list[ZoneView]]:
    """Grids beside each other as far as there is room, then every strip on its own."""
    pitch = _pitch(zones, width, size)
    shelves: list[list[ZoneView]] = []
    room = 0
    for zone in zones:
        if len(zone.rows) == 1:
            continue
        needed = columns_of(zone) * pitch + 2
        if not shelves or needed > room:
            shelves.append([])
            room = width + 1
        shelves[-1].append(zone)
        room -= needed
    return shelves + [[zone] for zone in zones if len(zone.rows) == 1]


class _SmallSheet:
    def __init__(self, zones: tuple[ZoneView, ...], width: int, palette: Palette, ground: str, size: SmallSize) -> None:
        self._width, self._palette, self._size = width, palette, size
        self._shelves = _shelves(zones, width, size)
        self._pitch = _pitch(zones, width, size)
        self._canvas = Canvas(width, small_sheet_rows(zones, width, size), ground, halves=palette.painted)

    def draw(self) -> Rows:
        y = 0
        for shelf in self._shelves:
            rows = _shelf_rows(shelf, self._size)
            x, spare = 0, self._width + 1 - sum(columns_of(zone) * self._pitch + 2 for zone in shelf)
            for number, zone in enumerate(shelf):
                last = number == len(shelf) - 1
                width = self._width - x if last else columns_of(zone) * self._pitch + 1 + spare // len(shelf)
                self._draw_card(zone, x, y, width, rows)
                x += width + 1
            y += rows
        return self._canvas.rows()

    def _draw_card(self, zone: ZoneView, x: int, y: int, width: int, rows: int) -> None:
        card, halves = card_colours(zone.name, self._palette), self._size.halves(zone)
        left, right = 0, width
        if is_band(zone):
            filled = [column for column, box in enumerate(zone.rows[0]) if box]
            left, right = filled[0] * self._pitch, (filled[-1] + 1) * self._pitch + 1
        if lettering := self._palette.lettering:
            self._canvas.write(x, y + self._text_row(zone), lettering.letter(zone.name), card.ink, bold=True)
        else:
            self._canvas.fill(x + left, y, right - left, rows, card.ground)
        inset = max(1, (width - columns_of(zone) * self._pitch + 1) // 2) if len(zone.rows) > 1 else 1
        for r, boxes in enumerate(zone.rows):
            top = 2 * y + r * halves
            if zone.row_names and zone.row_names[r] in self._palette.colours and self._palette.painted:
                self._canvas.area(x, top, width, halves, self._palette.colour(zone.row_names[r]))
            for column, box in enumerate(boxes):
                if box:
                    even = (r + column) % 2 == 0
                    self._draw_box(box, x + inset + column * self._pitch, top, halves, card, even=even)

    def _text_row(self, zone: ZoneView) -> int:
        """Which of the rows of a box has its text."""
        return Height(max(1, self._size.halves(zone) // 2)).text_row

    def _paper(self, box: Box, paper: str, ground: str, *, even: bool) -> str:
        """The paper of a box: open ones are pale, and boxes that touch take turns."""
        touching = self._pitch < _WITH_GAPS
        if box.is_marked:
            return mix(paper, ground, _GREYER) if touching and not even and not box.shaded else paper
        if box.mark or box.shaded or box.lost or box.tone:
            return paper
        return mix(ground, paper, (_PALER if even else _DEEPER) if touching else _OPEN)

    def _draw_box(self, box: Box, x: int, top: int, halves: int, card: CardColours, *, even: bool) -> None:
        """A box whose room begins at the half row `top`."""
        if lettering := self._palette.lettering:
            text = box_letters(box, "", lettering)
            colour = self._palette.text if box.is_marked else self._palette.dim
            y = top // 2 + Height(halves // 2).text_row
            self._canvas.centre(x, y, self._pitch - 1, text.rstrip(TINTED), colour, bold=box.is_marked)
            return
        face = box_face(box, "", BoxPick(), card)
        paper = self._paper(box, face.paper, card.ground, even=even)
        width = self._pitch - 1 if self._pitch >= _WITH_GAPS else self._pitch
        if halves == 1:
            self._canvas.area(x, top, width, 1, self._palette.ink if box.is_marked else paper)
            return
        height, y = Height(halves // 2), top // 2
        draw_paper(self._canvas, x, y, width, height, paper)
        if box.is_marked:
            text = CROSS if box.is_crossed else box.mark
            self._canvas.centre(x, y + height.text_row, width, text, face.fg, bold=True)
        elif box.is_printed_cross:
            self._canvas.centre(x, y + height.text_row, width, face.text, face.fg)
