"""Going from value to value by the arrow keys: to what is nearest in that direction on the page."""

from collections.abc import Mapping
from typing import NamedTuple

from ..table.page.drawing.runs import Rows, Target, width_of

_ROW = 4  # a row counts as much as this many columns


class Place(NamedTuple):
    """The middle of something on the page."""

    x: float
    y: float


def places_in(rows: Rows) -> dict[Target, Place]:
    """Where everything is that has a meaning, in reading order; the middle of all its cells."""
    cells: dict[Target, list[tuple[float, int]]] = {}
    for y, row in enumerate(rows):
        x = 0
        for run in row:
            width = width_of(run.text)
            if run.target:
                cells.setdefault(run.target, []).append((x + (width - 1) / 2, y))
            x += width
    return {
        target: Place(sum(x for x, _y in found) / len(found), sum(y for _x, y in found) / len(found))
        for target, found in cells.items()
    }


def nearest(places: Mapping[Target, Place], start: Target, dx: int, dy: int) -> Target | None:
    """What is nearest in a direction; None if nothing is there."""
    if start not in places:
        return next(iter(places), None)
    here = places[start]
    there = {
        target: _cost(place.x - here.x, place.y - here.y, dx, dy) for target, place in places.items() if target != start
    }
    reached = {target: cost for target, cost in there.items() if cost is not None}
    return min(reached, key=lambda target: reached[target]) if reached else None


def _cost(right: float, down: float, dx: int, dy: int) -> float | None:
    """How far something is in a direction, sideways further if in another row; None if it is in another direction."""
    ahead = right * dx > 0 and abs(down) * 2 <= abs(right) if dx else down * dy > 0
    return abs(right) + _ROW * abs(down) * (2 if dx else 1) if ahead else None
