"""Where things are on the card of a strip."""

from itertools import pairwise
from typing import NamedTuple

from ....engine.zones import Box, ZoneView
from ..drawing.glyphs import MINUS
from .outline import Height
from .printed import joint_before
from .scales import tier_texts
from .style import CardStyle

NOWHERE = -1


class StripRoom(NamedTuple):
    """The room of the strips of a sheet: all have their titles and boxes in the same columns."""

    width: int
    title: int
    pitch: int


class StripPlan(NamedTuple):
    """The first rows of what is on the card, and how many there are."""

    results: int
    points: int
    boxes: int
    below: int
    scale: int
    rows: int


def is_band(zone: ZoneView) -> bool:
    """Whether a strip shares the columns of others and has holes; it is drawn as a band of round boxes."""
    return len(zone.rows) == 1 and None in zone.rows[0]


def plan_strip(zone: ZoneView, style: CardStyle, room: StripRoom) -> StripPlan:
    """The rows of a strip from the top. Bands are close together: their boxes share columns."""
    row = zone.rows[0]
    if is_band(zone):
        below = 1 if style.strip is Height.HUGE else 0
        return StripPlan(NOWHERE, NOWHERE, 0, NOWHERE, NOWHERE, style.strip.rows + below)
    heights = {
        "results": int(style.extras and bool(pairs(row))),
        "points": int(any(box.points for box in row if box)),
        "boxes": style.strip.rows,
        "below": int(any(box.bonus for box in row if box) or bool(zone.lines)),
        "scale": int(style.extras and bool(zone.scale or (zone.tiers and not tiers_beside(zone, style, room)))),
    }
    y, places = style.padding, dict.fromkeys(heights, NOWHERE)
    for part, height in heights.items():
        if height:
            places[part] = y
            y += height
    last = next(part for part in reversed(heights) if heights[part])
    below = 1 if last == "boxes" and style.strip is Height.HUGE else 0  # as much as there is above huge boxes
    return StripPlan(**places, rows=y + below + style.padding)


def pairs(row: tuple[Box | None, ...]) -> list[tuple[int, int | None]]:
    """Boxes from which the next one is taken away: where they are, and the result once both are filled."""
    found: list[tuple[int, int | None]] = []
    for place, (first, second) in enumerate(pairwise(row)):
        if first and second and joint_before(second) == MINUS:
            both = first.mark.isdigit() and second.mark.isdigit()
            found.append((place, int(first.mark) - int(second.mark) if both else None))
    return found


def _tier_lines(zone: ZoneView, style: CardStyle) -> list[list[str]]:
    """The points for single numbers in the rows after the boxes, as narrow as these allow."""
    texts, row = tier_texts(zone), zone.rows[0]
    rows = style.strip.rows + any(box.points for box in row if box) + any(box.bonus for box in row if box)
    beside = -(-len(texts) // rows) or 1
    return [texts[at : at + beside] for at in range(0, len(texts), beside)]


def tiers_width(zone: ZoneView, style: CardStyle) -> int:
    """The room after the boxes that points for single numbers need, with a gap on both sides."""
    return max((len(" ".join(line)) + 2 for line in _tier_lines(zone, style)), default=0)


def tiers_beside(zone: ZoneView, style: CardStyle, room: StripRoom) -> list[list[str]]:
    """The points for single numbers, if there is room after the boxes."""
    left = room.width - room.title - len(zone.rows[0]) * room.pitch
    return _tier_lines(zone, style) if tiers_width(zone, style) <= left + 1 else []
