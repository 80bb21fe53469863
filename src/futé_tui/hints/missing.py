"""What is still missing for each bonus of a sheet that is open: rows, columns, pairs, and boxes along a track."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.qwinto.viewing import BONUS
from ..engine.rules import SheetView
from ..engine.zones import Box, Line, ZoneView


@dataclass(frozen=True, slots=True)
class Missing:
    """An open bonus. `line` is the row, column or pair, empty for a bonus that hangs on one box, or where the whole
    zone is the line; `boxes` are still to be marked for it, each as (zone, box, what is printed there)."""

    zone: str
    line: str
    bonus: str
    points: int
    boxes: tuple[tuple[str, str, str], ...]


def missing(sheet: SheetView, zone: str) -> tuple[Missing, ...]:
    """The open bonuses of one zone or action track, the nearest first."""
    view = next(view for view in (*sheet.zones, *sheet.tracks) if view.name == zone)
    if view.name == BONUS:
        found = list(_columns(sheet, view))
    elif any(each.name == BONUS for each in sheet.zones) and view in sheet.zones:
        found = list(_row(view))
    elif view.lines:
        found = [*_lines(view), *_along(view)]
    else:
        found = list(_along(view))
    return tuple(sorted(found, key=lambda each: len(each.boxes)))


def _lines(view: ZoneView) -> Iterator[Missing]:
    boxes = {box.label: box for row in view.rows for box in row if box}
    for line in view.lines:
        open_boxes = [boxes[label] for label in line.boxes if not boxes[label].mark]
        if line.complete or any(box.lost for box in open_boxes):
            continue
        yield Missing(view.name, line.name, line.bonus, line.points, tuple(_spot(view, box) for box in open_boxes))


def _along(view: ZoneView) -> Iterator[Missing]:
    """Bonuses printed at boxes that are filled in order, row by row; on a chain from the middle, side by side."""
    for way in _ways(view):
        to_fill: list[Box] = []
        for box in way:
            if box.mark:
                continue
            to_fill.append(box)
            if box.bonus:
                yield Missing(view.name, "", box.bonus, 0, tuple(_spot(view, each) for each in to_fill))


def _ways(view: ZoneView) -> Iterator[list[Box]]:
    for row in view.rows:
        boxes = [box for box in row if box]
        middle = next((i for i, box in enumerate(boxes) if _is_middle(view, box)), None)
        if middle is None:
            yield boxes
        else:
            yield boxes[:middle][::-1]
            yield boxes[middle + 1 :]


def _is_middle(view: ZoneView, box: Box) -> bool:
    """The printed number in the middle of a chain; its neighbours show steps, `-1` and `+1`."""
    steps = {each.printed for row in view.rows for each in row if each}
    return {"-1", "+1"} <= steps and box.printed not in ("-1", "+1")


def _columns(sheet: SheetView, bonus: ZoneView) -> Iterator[Missing]:
    """Qwinto's columns with a pentagon, over all rows."""
    for line in bonus.lines:
        if not line.complete:
            yield Missing(bonus.name, line.name, "", line.points, tuple(_empty_in_column(sheet, line)))


def _row(view: ZoneView) -> Iterator[Missing]:
    """Qwinto's rows pay their last number once they are full."""
    empty = tuple(_spot(view, box) for row in view.rows for box in row if box and not box.mark)
    if empty:
        yield Missing(view.name, "", "", 0, empty)


def _empty_in_column(sheet: SheetView, line: Line) -> Iterator[tuple[str, str, str]]:
    for view in sheet.zones:
        if view.name != BONUS:
            yield from (_spot(view, box) for row in view.rows for box in row if box and _empty_at(box, line))


def _empty_at(box: Box, line: Line) -> bool:
    return box.label in line.boxes and not box.mark


def _spot(view: ZoneView, box: Box) -> tuple[str, str, str]:
    return view.name, box.label, box.printed
