"""A sheet as a page of cards: grids side by side above, strips below, as roomy as there is space for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from ....engine.zones import Box, ZoneView
from ..drawing.palette import Palette
from ..drawing.runs import Rows, beside, blank
from .grid import draw_grid
from .grid_plan import LEAST_PITCH, PITCH, grid_needs, plan_grid
from .outline import Height
from .picks import NO_PICKS, Picks
from .scales import scale_width
from .shared_scale import draw_shared_scale, scale_rows, shared_scale, without_shared_scale
from .strip import draw_strip
from .strip_plan import StripRoom, plan_strip, tiers_width
from .style import MOST, SHARED_SCALE_STYLES, STYLES, CardStyle, Title

_TITLE = 9  # the least width of the titles beside strips
_HUGE_PITCH = 8  # the least distance of the highest boxes
_STRIP_PITCH = 5  # the least distance of boxes beside which there is room for something else

_MOST_APART = 2  # rows
_MANY_GRIDS = 4  # this many are put on shelves in the order that takes the fewest rows

Zones = tuple[ZoneView, ...]
Titles = tuple[Title, ...]


class Card(NamedTuple):
    """A grid on its shelf: the number of its zone, its width, and its style."""

    zone: int
    width: int
    style: CardStyle


class Shelf(NamedTuple):
    """Grids side by side."""

    cards: tuple[Card, ...]
    rows: int


class SheetPlan(NamedTuple):
    """How a sheet is laid out: its style, the grids in shelves, the strips below, and the columns of these."""

    style: CardStyle
    shelves: tuple[Shelf, ...]
    strips: tuple[int, ...]
    strip_room: StripRoom
    gap: int  # columns between cards of one shelf
    rows: int
    whole: bool  # nothing is cut at the right
    apart: int = 0  # rows between strips

    def spread(self, free: int) -> "SheetPlan":
        """The same with this many free rows between strips, if there is nothing else."""
        between = len(self.strips) - 1
        if self.shelves or between < 1 or free < between:
            return self
        apart = min(_MOST_APART, free // between)
        return self._replace(apart=apart, rows=self.rows + apart * between)


def unmarked(zone: ZoneView) -> ZoneView:
    """A zone as it is printed: all that decides how it is laid out. The points of some lines grow with marks."""
    rows = tuple(tuple(map(_unmarked_box, row)) for row in zone.rows)
    lines = (line._replace(complete=False, points=line.points if line.bonus else 0) for line in zone.lines)
    return replace(zone, rows=rows, lines=tuple(lines))


def _unmarked_box(box: Box | None) -> Box | None:
    return replace(box, mark="", lost=False) if box and (box.mark or box.lost) else box


def plan_sheet(zones: Zones, titles: Titles, width: int, height: int) -> SheetPlan:
    """The roomiest plan that fits, or else the tightest there is."""
    return next(plan_sheets(zones, titles, width, [height]))


def plan_sheets(zones: Zones, titles: Titles, width: int, heights: Iterable[int]) -> Iterator[SheetPlan]:
    """For each of these heights the roomiest plan that fits, or else the tightest there is."""
    styles = SHARED_SCALE_STYLES if shared_scale(zones) else STYLES

    @cache
    def planned(style: CardStyle) -> SheetPlan:
        return _Planner(zones, titles, width, style).plan()

    for height in heights:
        fitting = (style for style in styles if planned(style).rows <= height and planned(style).whole)
        yield planned(next(fitting, styles[-1]))


class _Planner:
    """Lays out a sheet in one style."""

    def __init__(self, zones: Zones, titles: Titles, width: int, style: CardStyle) -> None:
        self._scale_rows = scale_rows(zones, style)
        self._zones, self._titles, self._width = without_shared_scale(zones), titles, width
        self._strips = tuple(number for number, zone in enumerate(zones) if len(zone.rows) == 1)
        self._style = style
        self._gap = 2 if style.padded else 1
        grids = [number for number in range(len(zones)) if number not in self._strips]
        self._needs = {number: grid_needs(zones[number], titles[number], style) for number in grids}

    def plan(self) -> SheetPlan:
        room = self._strip_room()
        self._grid_rows = {number: self._rows(number, self._style) for number in self._needs}
        ways = [self._shelves(), *self._other_shelves()]
        way = min(ways, key=lambda way: sum(map(self._shelf_rows, way)))
        shelves = tuple(map(self._shelf, way))
        rows = sum(shelf.rows for shelf in shelves)
        rows += sum(plan_strip(self._zones[number], self._style, room).rows for number in self._strips)
        longest = max((len(self._zones[number].rows[0]) for number in self._strips), default=0)
        whole = not longest or room.title + longest * room.pitch - 1 <= self._width
        return SheetPlan(self._style, shelves, self._strips, room, self._gap, rows + self._scale_rows, whole)

    def _shelves(self) -> list[list[int]]:
        """Grids in as few shelves as there is room for."""
        shelves: list[list[int]] = []
        room = 0
        for number, needs in self._needs.items():
            needed = needs.width() + self._gap
            if not shelves or needed > room:
                shelves.append([])
                room = self._width + self._gap
            shelves[-1].append(number)
            room -= needed
        return shelves

    def _other_shelves(self) -> list[list[list[int]]]:
        """Every way to put many grids on shelves two by two, as far as there is room."""
        if len(self._needs) < _MANY_GRIDS:
            return []
        return [
            way for way in _pairings([*self._needs]) if all(self._needed(numbers) <= self._width for numbers in way)
        ]

    def _needed(self, numbers: Sequence[int]) -> int:
        return sum(self._needs[number].width() + self._gap for number in numbers) - self._gap

    def _rows(self, number: int, style: CardStyle) -> int:
        return plan_grid(self._zones[number], self._needs[number], style)[1]

    def _shelf_rows(self, numbers: Sequence[int]) -> int:
        return max(self._grid_rows[number] for number in numbers)

    def _shelf(self, numbers: Sequence[int]) -> Shelf:
        """Grids with their widths, each in the roomiest style that is no taller than the tallest."""
        rows = self._shelf_rows(numbers)
        widths = self._widths(numbers)
        cards = (Card(n, width, self._roomiest(n, rows)) for n, width in zip(numbers, widths, strict=True))
        return Shelf(tuple(cards), rows)

    def _roomiest(self, number: int, rows: int) -> CardStyle:
        taller = [height for height in Height if height.value >= self._style.grid.value]
        for height in reversed(taller):
            style = replace(self._style, grid=height)
            if self._rows(number, style) <= rows:
                return style
        return self._style

    def _widths(self, numbers: Sequence[int]) -> list[int]:
        """The same width for all, unless one needs more."""
        room = self._width - self._gap * (len(numbers) - 1)
        least = self._least_widths(numbers, room)
        even = room // len(numbers)
        if max(least) <= even:
            widths = [even] * len(numbers)
        else:
            spare = max(0, room - sum(least)) // len(numbers)
            widths = [width + spare for width in least]
        widths[-1] += room - sum(widths)
        return widths

    def _least_widths(self, numbers: Sequence[int], room: int) -> list[int]:
        """What each card needs: its boxes, and its whole scale below them. Where that is too much for all together,
        scales run from edge to edge, and then boxes move together, before a scale is cut."""
        needs = [self._needs[number] for number in numbers]
        scales = [scale_width(self._zones[number]) for number in numbers]
        for pitch, inset in ((PITCH, True), (PITCH, False), (LEAST_PITCH, False)):
            least = [
                max(each.width(pitch), scale + (each.left if inset else 0))
                for each, scale in zip(needs, scales, strict=True)
            ]
            if sum(least) <= room:
                return least
        return [each.width() for each in needs]

    def _strip_room(self) -> StripRoom:
        """Titles and boxes in the same columns for all strips."""
        titles = [self._titles[number] for number in self._strips]
        longest = max((max(len(title.name), len(title.note)) for title in titles), default=0)
        left = max(_TITLE, longest + 2 + self._style.padding) + self._style.padding
        room = self._width - left + 1 - self._style.padding
        strips = [self._zones[number] for number in self._strips]
        plain = min((room // len(zone.rows[0]) for zone in strips), default=1)
        beside = min(((room - tiers_width(zone, self._style)) // len(zone.rows[0]) for zone in strips), default=1)
        pitch = beside if beside >= _STRIP_PITCH else plain
        if self._style.strip is Height.HUGE and pitch < _HUGE_PITCH:
            self._style = replace(self._style, strip=Height.TALL)
        return StripRoom(self._width, left, max(LEAST_PITCH, min(MOST[self._style.strip], pitch)))


def _pairings(grids: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to put grids on shelves, at most two on each."""
    if not grids:
        yield []
        return
    first, *others = grids
    for at in range(len(others) + 1):
        shelf, left = ([first], others) if at == len(others) else ([first, others[at]], others[:at] + others[at + 1 :])
        for way in _pairings(left):
            yield [shelf, *way]


def draw_sheet(zones: Zones, titles: Titles, picks: Mapping[str, Picks], plan: SheetPlan, palette: Palette) -> Rows:
    """The rows of a sheet laid out by this plan."""
    rows: list[Rows] = []
    printed = without_shared_scale(zones)
    for shelf in plan.shelves:
        blocks: list[Rows] = []
        for number, width, style in shelf.cards:
            if blocks:
                blocks.append((blank(plan.gap, palette.table),) * shelf.rows)
            zone = zones[number]
            here = picks.get(zone.name, NO_PICKS)
            blocks.append(draw_grid(zone, titles[number], here, width, shelf.rows, style, palette))
        rows.append(beside(blocks))
    for place, number in enumerate(plan.strips):
        if place:
            rows.append((blank(plan.strip_room.width, palette.table),) * plan.apart)
        zone = printed[number]
        here = picks.get(zone.name, NO_PICKS)
        rows.append(draw_strip(zone, titles[number], here, plan.strip_room, plan.style, palette))
    if shared_scale(zones):
        here = picks.get(zones[0].name, NO_PICKS)
        rows.append(draw_shared_scale(zones, here, plan.strip_room, plan.style, palette))
    return tuple(row for block in rows for row in block)
