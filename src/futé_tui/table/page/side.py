"""What is beside the sheet: points, the other players' sheets in small, and the story."""

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.bonuses import FOX
from ...engine.scoring import RatingLevel
from ...engine.zones import ZoneView
from ...text.story import StoryLine
from ..seats import SeatView
from .cards.small_sheet import SmallSize, sizes_for, small_sheet
from .drawing.caches import cached
from .drawing.canvas import LOWER, UPPER
from .drawing.faces import emblem
from .drawing.glyphs import ACTIONS, DECIDES, POINTER
from .drawing.palette import DARK, Palette
from .drawing.runs import Row, Rows, Run, Target, beside, blank, cut, look_of, padded, piled, row_width, span
from .points import draw_points_table, shown_points
from .story import draw_story, story_rows

SIDE = 38  # cells for points and story, where there is the least room for them
_EDGE = 2
_LEAST_STORY = 4
_SHORT_STORY = 5  # this many rows are left for the story before sheets give way to names
_BEST_STORY = 10  # this many rows are left for the story before small sheets grow


def panel(rows: Rows, width: int, palette: Palette) -> Rows:
    """Rows on a panel with a margin above and below; in letters there is a line above them."""
    if palette.lettering:
        line: Row = (span(palette.lettering.signs.floor * width, palette.dim, palette.table),)
        return (line, *rows, blank(width, palette.table))
    top = (Run(LOWER * width, look_of(palette.panel, palette.table)),)
    bottom = (Run(UPPER * width, look_of(palette.panel, palette.table)),)
    return (top, *rows, bottom)


def actions_text(tracks: Sequence[ZoneView], foxes: int, palette: Palette, *, with_foxes: bool) -> str:
    """What a player can still do: `↻ 2  +1 1  fox 0`."""
    counts = {track.name: sum(box.is_circled for box in track.boxes) for track in tracks if track.name in ACTIONS}
    if with_foxes:
        counts[FOX] = foxes
    return "  ".join(f"{palette.bonus_sign(name)} {count}" for name, count in counts.items())


def seat_heading(seat: SeatView, number: int, width: int, palette: Palette, ground: str, *, foxes: bool) -> Row:
    """A player's name and points, and what is left of actions."""
    colour = palette.accent if seat.deciding else palette.text
    sign = f"{DECIDES if palette.painted else POINTER} " if seat.deciding else ""
    face = (*blank(2, ground), *emblem(seat.bot, palette, ground)) if seat.bot else ()
    title = f"{'' if face else ' '} {sign}{seat.name}  {shown_points(seat, seat.score.total)}"
    left: Row = (*face, span(title, colour, ground, bold=True, target=Target("seat", str(number))))
    actions = actions_text(seat.sheet.tracks, seat.score.foxes, palette, with_foxes=foxes)
    right = span(f"{actions}  ", palette.dim, ground)
    room = width - row_width((right,))
    return (*padded(left, room, ground), right) if row_width(left) < room else padded(cut(left, width), width, ground)


def seat_panel(
    seat: SeatView, number: int, width: int, palette: Palette, *, foxes: bool, size: SmallSize | None
) -> Rows:
    """Another player's sheet in small, under the name and the points; without a size these alone."""
    ground, target = palette.panel, Target("seat", str(number))
    heading = seat_heading(seat, number, width, palette, ground, foxes=foxes)
    edge = blank(2, ground)
    sheet = small_sheet(seat.sheet.zones, width - 4, palette, ground, size) if size else ()
    body = (tuple(Run(run.text, run.look, target) for run in row) for row in sheet)
    return panel((heading, *((*edge, *row, *edge) for row in body)), width, palette)


class SideView(NamedTuple):
    """What the side shows: everybody's points, perhaps the sheets of all but `shown`, and the story."""

    seats: tuple[SeatView, ...]
    shown: int
    story: tuple[StoryLine, ...]
    foxes: bool
    level: RatingLevel | None = None
    next_level: RatingLevel | None = None
    back: int = 0  # this many rows of the story further back
    sheets: bool = False


@cached(4)
def draw_side(view: SideView, width: int, story: int, height: int, palette: Palette) -> Rows:
    """The side of the table: points, small sheets and the story below each other, or the story in a column of its own
    that is `story` cells wide. Without a width for small sheets there are none."""
    beside_width = width - story - 1 if story else width
    points = draw_points_table(
        view.seats, beside_width, palette, foxes=view.foxes, level=view.level, next_level=view.next_level
    )
    rows = list(panel(points, beside_width, palette))
    if view.sheets:
        rows += _panels(view, beside_width, height - len(rows), palette, story_below=not story)
    if not story:
        return _with_story(view, rows, width, height, palette)
    left = piled(rows, beside_width, height, palette.table)
    right = _with_story(view, [], story, height, palette)
    return beside([left, (blank(1, palette.table),) * height, right])


def _panels(view: SideView, width: int, height: int, palette: Palette, *, story_below: bool) -> Rows:
    """The other players' sheets, as roomy as the story leaves them; where there is no room for all, only the names of
    the last ones."""
    others = [number for number in range(len(view.seats)) if number != view.shown]
    smallest = SmallSize.DENSE if palette.painted else SmallSize.FLAT  # letters need whole rows
    sizes = sizes_for(view.seats[0].sheet.zones, width - 4)
    ways = [
        *((size, len(others), _BEST_STORY) for size in sizes),
        (SmallSize.FLAT, len(others), _SHORT_STORY),
        *((smallest, sheets, _SHORT_STORY) for sheets in range(len(others), -1, -1)),
    ]
    for size, sheets, story in ways:
        rows: list[Row] = []
        for place, n in enumerate(others):
            here = size if place < sheets else None
            each = seat_panel(view.seats[n], n, width, palette, foxes=view.foxes, size=here)
            rows += each[1:] if rows else each
        if len(rows) <= height - (story if story_below else 0):
            break
    return tuple(rows)


def _with_story(view: SideView, rows: list[Row], width: int, height: int, palette: Palette) -> Rows:
    left = height - len(rows)
    if view.story and left >= _LEAST_STORY:
        inner = draw_story(view.story, width - 2 * _EDGE, left - 2, palette, palette.panel, view.back)
        edge = blank(_EDGE, palette.panel)
        rows += panel(tuple((*edge, *row, *edge) for row in inner), width, palette)
    return piled(rows, width, height, palette.table)


def furthest_back(story: tuple[StoryLine, ...]) -> int:
    """Nobody needs to go further back in the story than this many rows."""
    return len(story_rows(story, SIDE - 2 * _EDGE, DARK, DARK.panel))
