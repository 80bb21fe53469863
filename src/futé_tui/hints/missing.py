"""What is still missing for the open bonuses of a sheet, or for those of one box: rows, columns, pairs, boxes along a
track."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..engine.rules import SheetView
from ..engine.zones import BonusFor, Box, Line, LineName, ZoneView
from .spots import Spot, spots_of

MissingCounts = Mapping[str, Mapping[str, int]]  # by zone, then by line, or by the box of a bonus
SIDES = ("left", "right")  # of a zone that is filled from the middle


@dataclass(frozen=True, slots=True)
class Missing:
    """An open bonus. `line` is the row, column or pair, None for a bonus at one box, or where the whole zone is the
    line; `boxes` are still to be marked for it, or `enough` of them (0: all). `least` is the number that the last of
    them takes to give its bonus (0: any does); `half`: it gives its bonus only for half the die. `row` is the row or
    side that a bonus at a box is in, where several have bonuses."""

    zone: str
    line: LineName | None
    bonus: str
    points: int
    boxes: tuple[Spot, ...]
    least: int = 0
    half: bool = False
    enough: int = 0
    row: str = ""

    @property
    def to_go(self) -> int:
        """How many boxes are still to be marked."""
        return self.enough or len(self.boxes)


def missing(sheet: SheetView, zone: str) -> tuple[Missing, ...]:
    """The open bonuses of one zone or action track, the nearest first."""
    view = next(part for part in sheet.parts if part.name == zone)
    found = [each for line in view.lines if (each := _line(sheet, view, line))]
    found += _whole(view)
    for row, path in _named_paths(view):
        found += _along_path(view, path, row)
    return tuple(sorted(found, key=lambda each: each.to_go))


def missing_counts(sheet: SheetView) -> MissingCounts:
    """How many boxes each open bonus of the sheet still needs; without what only scores points, which has no sign."""
    return {
        part.name: {
            each.line.label if each.line else each.boxes[-1].box: each.to_go
            for each in missing(sheet, part.name)
            if each.bonus
        }
        for part in sheet.parts
    }


def missing_for_box(sheet: SheetView, zone: str, label: str) -> tuple[Missing, ...]:
    """The open bonuses that this box counts for, the nearest first: those of its lines, and the next one on its path,
    if it has not been gained yet."""
    found = [
        each
        for view in sheet.zones
        for line in view.lines
        if label in line.boxes and zone in (line.zones or (view.name,)) and (each := _line(sheet, view, line))
    ]
    view = sheet.zone(zone)
    for row, path in _named_paths(view):
        place = next((place for place, box in enumerate(path) if box.label == label), None)
        if place is not None:
            ahead = {box.label for box in path[_start(view, place) :]}
            along = sorted(_along_path(view, path, row), key=lambda each: each.to_go)
            found += [each for each in along if each.boxes[-1].box in ahead][:1]
    return tuple(sorted(found, key=lambda each: each.to_go))


def _spots(view: ZoneView, boxes: Sequence[Box]) -> tuple[Spot, ...]:
    known = spots_of(view) if boxes else {}
    return tuple(known[box.label] for box in boxes)


def _line(sheet: SheetView, view: ZoneView, line: Line) -> Missing | None:
    """What a line is missing; None if it is complete or can no longer be completed."""
    views = [each for each in sheet.zones if each.name in line.zones] or [view]
    if line.complete:
        return None
    empty = [[box for box in each.boxes if box.label in line.boxes and not box.mark] for each in views]
    if any(box.lost for boxes in empty for box in boxes):
        return None
    spots = tuple(each for zone, boxes in zip(views, empty, strict=True) for each in _spots(zone, boxes))
    enough = line.needs - (len(line.boxes) - len(spots)) if line.needs else 0
    return Missing(view.name, line.name, line.bonus, line.points, spots, enough=enough)


def _whole(view: ZoneView) -> Iterator[Missing]:
    """A zone that pays when all its boxes are filled; what it pays depends on what is written."""
    empty = [box for box in view.boxes if not box.mark]
    if view.pays_when_full and empty and not view.never_full:
        yield Missing(view.name, None, "", 0, _spots(view, empty))


def _named_paths(view: ZoneView) -> list[tuple[str, list[Box]]]:
    """The boxes in the order in which they are filled, with the name of the row or side; without, where only one of
    them has bonuses."""
    paths = paths_of(view)
    names = SIDES if view.paths else view.row_names
    if sum(any(box.bonus for box in path) for path in paths) < 2 or len(names) != len(paths):
        return [("", path) for path in paths]
    return list(zip(names, paths, strict=True))


def _start(view: ZoneView, place: int) -> int:
    """The place of the first box of a pair, where boxes are in pairs."""
    return place - place % 2 if view.in_pairs else place


def _along_path(view: ZoneView, path: list[Box], row: str) -> Iterator[Missing]:
    """Bonuses printed at boxes that are filled in order."""
    for place, box in enumerate(path):
        if box.bonus and not box.mark and not box.lost:
            least, half = bonus_terms(view, box)
            before = path[: _start(view, place)]
            to_fill = [each for each in (*before, box) if not each.mark]
            yield Missing(view.name, None, box.bonus, 0, _spots(view, to_fill), least, half, row=row)


def bonus_terms(view: ZoneView, box: Box) -> tuple[int, bool]:
    """What it takes for a box to give its bonus: the least number (0: any), and whether only half the die does."""
    least = box.least if view.bonus_for is BonusFor.LEAST else 0
    return least, view.bonus_for is BonusFor.HALF and box.factor > 0


def paths_of(view: ZoneView) -> list[list[Box]]:
    """The boxes in the order in which they are filled: as the zone says, or row by row; regions are crossed in any."""
    if view.regions:
        return []
    boxes = {box.label: box for box in view.boxes}
    if view.paths:
        return [[boxes[label] for label in path] for path in view.paths]
    return [[box for box in row if box] for row in view.rows]
