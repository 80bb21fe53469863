"""A Qwinto sheet as it looks, in the same views as the zones of the Futé sheets."""

from collections.abc import Container, Iterable
from functools import lru_cache
from itertools import chain

from ..rules import DiePlace, DieView, SheetView
from ..zones import Box, Line, ZoneView, box_of
from .position import Position, Sheet
from .sheet import Numbers
from .sheet_tables import BONUS, SheetTables


@lru_cache(maxsize=256)
def view_sheet(tables: SheetTables, sheet: Sheet) -> SheetView:
    """The rows, what the columns with a pentagon pay, and beside them the misses; all named as in the score."""
    rows = [_row(tables, sheet.numbers, row) for row in range(len(tables.dice))]
    closed = {box.label for view in rows for box in view.rows[0] if box and box.lost}
    return SheetView((*rows, _bonus(tables, sheet.numbers, closed)), (tables.misses.view(sheet.misses),))


def view_dice(tables: SheetTables, position: Position) -> tuple[DieView, ...]:
    """All dice, where they were rolled; those that were not picked show 0."""
    return tuple(DieView(name, face, DiePlace.POOL) for name, face in zip(tables.dice, position.faces, strict=True))


def _row(tables: SheetTables, numbers: Numbers, row: int) -> ZoneView:
    """A row over all columns of the sheet; where it has no box there is None."""
    sheet, printed = tables.printed, tables.printed.rows[row]
    openings = sheet.openings_by_number(numbers, row)
    open_boxes = set(chain.from_iterable(openings))
    first, end = sheet.spans[row]
    can_be_full = _can_be_filled((box for box in range(first, end) if not numbers[box]), openings)
    boxes: list[Box | None] = [None] * sheet.last_column
    for column in printed.columns:
        box = sheet.box_at(row, column)
        mark, shaded = _written(numbers[box]), column in printed.pentagons
        lost = not mark and box not in open_boxes
        boxes[column - 1] = box_of(str(column), mark=mark, shaded=shaded, lost=lost)
    return ZoneView(printed.colour, (tuple(boxes),), pays_when_full=True, never_full=not can_be_full)


def _can_be_filled(boxes: Iterable[int], openings: Iterable[Container[int]]) -> bool:
    """Whether there are numbers for all of these boxes: from the left, each gets the least that it takes."""
    by_number = iter(openings)
    return all(any(box in taking for taking in by_number) for box in boxes)


def _bonus(tables: SheetTables, numbers: Numbers, closed: Container[str]) -> ZoneView:
    """Under each column with a pentagon what it pays once it is complete; a line's points are what it would pay.
    `closed` are the columns with a box that no number fits any more."""
    boxes: list[Box | None] = [None] * tables.printed.last_column
    lines = []
    for name, column in zip(tables.columns, tables.printed.bonus_columns, strict=True):
        label, number, complete = str(column.column), numbers[column.pentagon], column.complete(numbers)
        mark = _written(number) if complete else ""
        boxes[column.column - 1] = box_of(label, mark=mark, shaded=True, lost=label in closed)
        lines.append(Line(name, (label,), "", number, complete, tables.dice))
    return ZoneView(BONUS, (tuple(boxes),), tuple(lines), never_marked=True)


def _written(number: int) -> str:
    return str(number) if number else ""
