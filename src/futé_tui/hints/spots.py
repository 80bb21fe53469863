"""A box as people refer to it: its zone, the number printed in it, and its row if it needs one to be found."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..engine.zones import CIRCLED, Box, ZoneView


class Spot(NamedTuple):
    """One box. `row` is the number or name of its row, empty where the zone has one row or the number is enough to find
    the box; the number of a row says nothing where no other open box has the same number. `place` is its place in a row
    whose boxes are not filled in order, else 0. `minus`: its number is subtracted. `region`: how many boxes are marked
    together with it, itself included; 0 where there are no regions. `by_coordinates`: its number is that of its row and
    of its column, `3/4`."""

    zone: str
    box: str
    number: str = ""
    row: str = ""
    place: int = 0
    minus: bool = False
    region: int = 0
    by_coordinates: bool = False


def spot(view: ZoneView, label: str) -> Spot:
    """The box of a zone with this label."""
    return spot_and_box(view, label)[0]


def spot_and_box(view: ZoneView, label: str) -> tuple[Spot, Box]:
    """The box of a zone with this label, and how it looks."""
    for index, row in enumerate(view.rows):
        for column, box in enumerate(row):
            if box and box.label == label:
                place = sum([each is not None for each in row[: column + 1]])
                return _spot(view, box, index, column, place), box
    raise KeyError(label)


@lru_cache(maxsize=64)
def spots_of(view: ZoneView) -> Mapping[str, Spot]:
    """All boxes of a zone by their labels, cached by zone."""
    found: dict[str, Spot] = {}
    for index, row in enumerate(view.rows):
        boxes = [(column, box) for column, box in enumerate(row) if box]
        found |= {box.label: _spot(view, box, index, column, place) for place, (column, box) in enumerate(boxes, 1)}
    return found


def _spot(view: ZoneView, box: Box, row: int, column: int, place: int) -> Spot:
    """A box by its row and column; `place` counts the boxes of its row."""
    if view.axes:
        return Spot(view.name, box.label, f"{row + 1}/{column + 1}", by_coordinates=True)
    if view.regions:
        region = next(region for region in view.regions if box.label in region)
        return Spot(view.name, region[0], region=len(region))
    same = (each for each in view.boxes if each.number == box.number and each.label != box.label)
    repeated = not box.number or any(view.row_names or _is_open(each) for each in same)
    several = len(view.rows) > 1
    row_name = view.row_names[row] if view.row_names else str(row + 1)
    return Spot(
        view.name,
        box.label,
        str(box.number or ""),
        row_name if several and repeated else "",
        place if repeated and not several and (box.number or view.pays_when_full) else 0,
        box.subtracted,
    )


def _is_open(box: Box) -> bool:
    """Whether a box may still be marked; what is circled may be crossed."""
    return not box.lost and box.mark in ("", CIRCLED)
