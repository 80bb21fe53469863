"""Points printed on a card: which steps have been reached, and what the next one is."""

import re
from collections.abc import Sequence

from ....engine.zones import Box, ZoneView
from ....language import _
from ..drawing.glyphs import TICK
from ..drawing.palette import Palette
from .outline import Height
from .printed import marks_by_row

_OR_MORE, _OR_LESS = re.compile(r"≥(\d+)\+"), re.compile(r"≤(\d+)\+")


def reached_boxes(row: Sequence[Box | None]) -> frozenset[str]:
    """The boxes whose printed points count now: marked, and none beside them is marked with more points."""

    def worth(place: int) -> int:
        box = row[place] if 0 <= place < len(row) else None
        return int(box.points) if box and box.is_marked and box.points.isdigit() else 0

    best = [place for place in range(len(row)) if worth(place) > max(worth(place - 1), worth(place + 1))]
    return frozenset(box.label for place in best if (box := row[place]))


def reached_steps(zone: ZoneView) -> frozenset[int]:
    """The steps of the scale that count now, by number of marks: one of the zone, or one of each row."""
    by_row = marks_by_row(zone)
    counts = by_row if zone.scale_by_row else (sum(by_row),)
    return frozenset(count for count in counts if 0 < count < len(zone.scale))


def next_step(zone: ZoneView) -> str:
    """The points that one more mark adds."""
    count = max(reached_steps(zone), default=0)
    steps = zone.scale[count : count + 2]
    return _("next +{points}").format(points=steps[1] - steps[0]) if len(steps) > 1 else ""


def lit_text(text: str, palette: Palette, *, roomy: bool) -> str:
    """Points that have been reached, with a cell on either side where that is `roomy`; in letters in brackets, or else
    ticked."""
    if palette.painted:
        return f" {text} " if roomy else text
    return f"[{text}]" if roomy else f"{text}{TICK}"


def has_stars(height: Height, texts: Sequence[str], width: int) -> bool:
    """Whether points are written after stars: at tall boxes, where there is room for all of them."""
    return height in (Height.TALL, Height.HUGE) and max(map(len, texts), default=0) + 4 <= width


def scale_width(zone: ZoneView) -> int:
    """How many cells the scale of a zone takes at least; the nought at its start is not printed."""
    return sum(len(str(points)) + 1 for points in zone.scale[1:]) + 1


def tier_texts(zone: ZoneView) -> list[str]:
    """The points for single numbers: `≥10+2`; `4: +4` where just this number has them."""
    exactly = _("{number}: +{points}")
    return [
        exactly.format(number=number, points=points) if sign == "=" else f"{sign}{number}+{points}"
        for sign, number, points in zone.tiers
    ]


def tier_letters(text: str) -> str:
    """The same in letters, as wide: `10+:2`, `4-:4`."""
    return _OR_LESS.sub(r"\1-:", _OR_MORE.sub(r"\1+:", text))
