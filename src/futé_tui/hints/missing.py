"""What is still missing for each open bonus of a sheet: rows, columns, pairs, and boxes along a track."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.rules import SheetView
from ..engine.zones import Box, ZoneView


@dataclass(frozen=True, slots=True)
class Missing:
    """An open bonus. `line` is the row, column or pair, empty for a bonus at one box, or where the whole zone is the
    line; `boxes` are still to be marked for it, each as (zone, box, the number printed there)."""

    zone: str
    line: str
    bonus: str
    points: int
    boxes: tuple[tuple[str, str, str], ...]


def missing(sheet: SheetView, zone: str) -> tuple[Missing, ...]:
    """The open bonuses of one zone or action track, the nearest first."""
    view = next(view for view in (*sheet.zones, *sheet.tracks) if view.name == zone)
    found = [*_lines(sheet, view), *_whole(view), *_along(view)]
    return tuple(sorted(found, key=lambda each: len(each.boxes)))


def _lines(sheet: SheetView, view: ZoneView) -> Iterator[Missing]:
    for line in view.lines:
        views = [each for each in sheet.zones if each.name in line.zones] or [view]
        empty = [(each, box) for each in views for box in _boxes(each) if box.label in line.boxes and not box.mark]
        if not line.complete and not any(box.lost for _, box in empty):
            spots = tuple(_spot(*each) for each in empty)
            yield Missing(view.name, line.name, line.bonus, line.points, spots)


def _whole(view: ZoneView) -> Iterator[Missing]:
    """A zone that pays when all its boxes are filled; what it pays depends on what is written."""
    empty = [box for box in _boxes(view) if not box.mark]
    if view.pays_when_full and empty:
        yield Missing(view.name, "", "", 0, tuple(_spot(view, box) for box in empty))


def _along(view: ZoneView) -> Iterator[Missing]:
    """Bonuses printed at boxes that are filled in order."""
    for path in _paths(view):
        to_fill: list[Box] = []
        for box in path:
            if box.mark:
                continue
            to_fill.append(box)
            if box.bonus:
                yield Missing(view.name, "", box.bonus, 0, tuple(_spot(view, each) for each in to_fill))


def _paths(view: ZoneView) -> list[list[Box]]:
    """The boxes in the order in which they are filled: as the zone says, or row by row."""
    boxes = {box.label: box for box in _boxes(view)}
    if view.paths:
        return [[boxes[label] for label in path] for path in view.paths]
    return [[box for box in row if box] for row in view.rows]


def _boxes(view: ZoneView) -> list[Box]:
    return [box for row in view.rows for box in row if box]


def _spot(view: ZoneView, box: Box) -> tuple[str, str, str]:
    """A box of a path shows a step from the one before, which is no number of its own."""
    return view.name, box.label, "" if view.paths else box.printed
