"""Zones of rows that each show 1 to 6, in a ruleset file."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.zones import Follow, LineKind, LineName, Zone
from ...language import _
from ..kinds.lines import PrintedLine
from ..kinds.number_rows import WIDTH, NumberRows, SlotGrid, SweepGrid
from .words import Bonus, Colour, DieNumber, Points
from .zone_part import ZonePart

Bonuses = Annotated[list[Bonus], Field(min_length=WIDTH, max_length=WIDTH)]
RowPoints = Annotated[list[Points], Field(min_length=WIDTH + 1, max_length=WIDTH + 1)]
Tints = Annotated[list[list[DieNumber]], Field(min_length=1)]
SLOTS = ("I", "II", "III")


def tinted_boxes(rows: Sequence[Sequence[int]]) -> list[int]:
    """The boxes that show the numbers given for each row."""
    return [row * WIDTH + number - 1 for row, numbers in enumerate(rows) for number in numbers]


class SweepGridModel(ZonePart):
    """A row for each of some dice; the dice that choosing this die sweeps to the platter are crossed too."""

    kind: Literal["sweep-grid"]
    rows: Annotated[list[Colour], Field(min_length=1)]
    column_bonuses: Bonuses
    row_points: RowPoints

    @model_validator(mode="after")
    def _fits(self) -> "SweepGridModel":
        if len(set(self.rows)) != len(self.rows):
            raise ValueError(_("rows: a colour is listed twice"))
        return self

    def build(self) -> Zone:
        size = len(self.rows) * WIDTH
        lines = [
            PrintedLine(LineName(LineKind.COLUMN, column + 1), tuple(range(column, size, WIDTH)), bonus)
            for column, bonus in enumerate(self.column_bonuses)
        ]
        return SweepGrid(self.name, self.rows, lines, self.row_points)


class CompanionGridModel(ZonePart):
    """Rows with tinted boxes, which alone decide the bonuses; other dice of the same face may add crosses."""

    equally_long = ("row_bonuses", "tinted")

    kind: Literal["companion-grid"]
    tinted: Tints
    row_bonuses: list[Bonus]
    column_bonuses: Bonuses
    row_points: RowPoints

    def build(self) -> Zone:
        names = [str(row + 1) for row in range(len(self.tinted))]
        tinted = tinted_boxes(self.tinted)
        lines = list(self._lines(tinted))
        return NumberRows(self.name, names, lines, self.row_points, tinted=tinted, follow=Follow.EQUAL)

    def _lines(self, tinted: Sequence[int]) -> Iterator[PrintedLine]:
        for row, bonus in enumerate(self.row_bonuses):
            boxes = tuple(box for box in tinted if box // WIDTH == row)
            yield PrintedLine(LineName(LineKind.ROW, row + 1), boxes, bonus)
        for column, bonus in enumerate(self.column_bonuses):
            boxes = tuple(box for box in tinted if box % WIDTH == column)
            yield PrintedLine(LineName(LineKind.COLUMN, column + 1), boxes, bonus)


class SlotGridModel(ZonePart):
    """A row for each slot: the place of the die decides the row; from the platter it crosses a grey box.

    `between` are the bonuses between one row and the next, each gained when the boxes above and below are crossed.
    """

    kind: Literal["slot-grid"]
    grey: Annotated[Tints, Field(min_length=len(SLOTS), max_length=len(SLOTS))]
    between: Annotated[list[Bonuses], Field(min_length=len(SLOTS) - 1, max_length=len(SLOTS) - 1)]
    row_points: RowPoints

    def build(self) -> Zone:
        lines = [
            PrintedLine(
                LineName(LineKind.PAIR, column + 1, rows=(SLOTS[row], SLOTS[row + 1])), (upper, upper + WIDTH), bonus
            )
            for row, bonuses in enumerate(self.between)
            for column, bonus in enumerate(bonuses)
            for upper in (row * WIDTH + column,)
        ]
        return SlotGrid(self.name, SLOTS, lines, self.row_points, tinted=tinted_boxes(self.grey))
