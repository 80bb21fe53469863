"""A box as people refer to it: its zone, the number printed in it, and its row if it needs one to be found."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..engine.zones import Box, ZoneView

_DIGITS = frozenset("0123456789")


class Spot(NamedTuple):
    """One box. `row` is the number or name of its row, empty where the zone has one row or the number is enough to find
    the box; `place` is its place in a row whose boxes are not filled in order, else 0. `minus`: its number is
    subtracted. `region`: how many boxes are marked together with it, itself included; 0 where there are no regions."""

    zone: str
    box: str
    number: str = ""
    row: str = ""
    place: int = 0
    minus: bool = False
    region: int = 0


def spot(view: ZoneView, label: str) -> Spot:
    """The box of a zone with this label."""
    return spots_of(view)[label]


@lru_cache(maxsize=64)
def spots_of(view: ZoneView) -> Mapping[str, Spot]:
    """All boxes of a zone by their labels, cached by zone."""
    if view.axes:
        return {
            box.label: Spot(view.name, box.label, f"{row}/{column}")
            for row, boxes in enumerate(view.rows, 1)
            for column, box in enumerate(boxes, 1)
            if box
        }
    if view.regions:
        sizes = {label: (region[0], len(region)) for region in view.regions for label in region}
        return {label: Spot(view.name, first, region=size) for label, (first, size) in sizes.items()}
    printed = [box.printed for box in boxes_of(view)]
    found = {}
    for index, row in enumerate(view.rows):
        row_name = view.row_names[index] if view.row_names else str(index + 1)
        for place, box in enumerate((box for box in row if box), 1):
            number = box.printed if _DIGITS.issuperset(box.printed) and not view.paths else ""
            repeated = not number or printed.count(number) > 1
            several = len(view.rows) > 1
            found[box.label] = Spot(
                view.name,
                box.label,
                number,
                row_name if several and repeated else "",
                place if repeated and not several and (number or view.pays_when_full) else 0,
                box.printed.startswith("-") and not view.paths,
            )
    return found


def boxes_of(view: ZoneView) -> list[Box]:
    """All boxes of a zone, row by row."""
    return [box for row in view.rows for box in row if box]


def box_at(view: ZoneView, label: str) -> Box:
    """The box of a zone with this label, as it looks."""
    return next(box for box in boxes_of(view) if box.label == label)
