"""A stored game in small: everybody's sheet and points, stacked or side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.zones import ZoneView
from ..table.page.cards.small_sheet import SmallSize, sizes_for, small_sheet, small_sheet_rows
from ..table.page.drawing.glyphs import STAR
from ..text.names import label_of
from ..text.player_names import shown_name
from .bars import draw_bar, zone_colour
from .pen import Pen
from .rows import GAP

BELOW = 9  # rows of sheets side by side
_SHEET = 44  # columns of one of them
_BESIDE = (SmallSize.FLAT, SmallSize.DENSE)  # the roomiest first
_NAME = 12


class SeatPreview(NamedTuple):
    """A player's sheet and points, all together and by zone."""

    name: str
    total: int
    won: bool
    zones: tuple[ZoneView, ...]
    points: tuple[tuple[str, int], ...]


def _draw_name(pen: Pen, x: int, y: int, room: int, seat: SeatPreview) -> None:
    crown = f" {STAR}" if seat.won and pen.painted else ""
    text = f"{shown_name(seat.name)}  {seat.total}{crown}"
    pen.fit(x, y, room, text, pen.palette.accent if seat.won else "", bold=True)


def draw_sheets_below(pen: Pen, x: int, y: int, width: int, end: int, seats: tuple[SeatPreview, ...]) -> None:
    """Sheets one below the other, as roomy as all of them fit; where not even that helps, only names for the last."""
    if not seats:
        return
    ground = pen.palette.panel
    points = max(len(seat.points) for seat in seats) + 1 if len(seats) == 1 else 0
    rows = {
        size: sum(small_sheet_rows(seat.zones, width, size) + 2 for seat in seats) + points
        for size in sizes_for(seats[0].zones, width)
    }
    size = next((size for size in rows if y + rows[size] <= end + 1), SmallSize.FLAT)
    for seat in seats:
        if y >= end - 1:
            return
        _draw_name(pen, x, y, width, seat)
        y += 1
        tall = small_sheet_rows(seat.zones, width, size)
        if pen.painted and y + tall < end:
            pen.picture(x, y, small_sheet(seat.zones, width, pen.palette, ground, size))
            y += tall + 1
        if len(seats) == 1 and y + len(seat.points) < end:
            _draw_points(pen, x, y, width, seat.points)


def _draw_points(pen: Pen, x: int, y: int, width: int, points: Sequence[tuple[str, int]]) -> None:
    """The points of each zone as a bar in its colour."""
    most = max([1, *(number for _zone, number in points)])
    bar = width - _NAME - 5
    for place, (zone, number) in enumerate(points):
        pen.fit(x, y + place, _NAME - 1, label_of(zone))
        draw_bar(pen, x + _NAME, y + place, bar, number / most, zone_colour(zone, pen.palette), track=pen.palette.table)
        pen.right(x + width, y + place, str(number), bold=True)


def draw_sheets_beside(pen: Pen, y: int, seats: tuple[SeatPreview, ...], about: Sequence[str]) -> None:
    """Two sheets side by side, in half rows where they are too high, or one and a few words about the game."""
    width = pen.width - 2 * GAP
    places = min(2, max(1, len(seats)))
    room = (width - GAP * (places - 1)) // places
    for number, seat in enumerate(seats[:places]):
        left = GAP + number * (room + GAP)
        _draw_name(pen, left, y, room, seat)
        across = min(room, _SHEET)
        sizes = (each for each in _BESIDE if small_sheet_rows(seat.zones, across, each) < BELOW)
        if pen.painted and (size := next(sizes, None)):
            pen.picture(left, y + 1, small_sheet(seat.zones, across, pen.palette, pen.palette.panel, size))
    if len(seats) == 1:
        for number, text in enumerate(about):
            colour = pen.palette.dim if number else ""
            pen.fit(GAP + _SHEET + GAP, y + 1 + number, width - _SHEET - GAP, text, colour)
