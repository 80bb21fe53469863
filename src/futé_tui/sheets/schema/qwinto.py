"""A Qwinto sheet in a ruleset file."""

from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from ...engine.qwinto.sheet import Row
from ...engine.qwinto.sheet_tables import BONUS, MISSES
from ...language import _
from ..kinds.printed import same_length
from .provenance import NamedPart
from .ruleset import Header
from .words import Points

BOX, PENTAGON, NO_BOX = "o", "P", "."
ROW_KIND, COLUMNS_KIND = "qwinto-row", "qwinto-columns"  # how the zones are marked, for texts
ROWS = 3
BOXES_IN_A_ROW = 9


class RowModel(NamedPart):
    """A row: its colour, and a sign for each column (`o` a box, `P` a box with a pentagon, `.` no box)."""

    boxes: Annotated[str, Field(max_length=30, json_schema_extra={"signs": [BOX, PENTAGON, NO_BOX]})]

    @field_validator("boxes")
    @classmethod
    def _signs_fit(cls, boxes: str) -> str:
        if wrong := [sign for sign in boxes if sign not in (BOX, PENTAGON, NO_BOX)]:
            message = _("{sign!r} is not one of o (a box), P (a pentagon), . (no box)")
            raise ValueError(message.format(sign=wrong[0]))
        if (count := len(boxes) - boxes.count(NO_BOX)) != BOXES_IN_A_ROW:
            raise ValueError(_("a row has {needed} boxes, not {count}").format(needed=BOXES_IN_A_ROW, count=count))
        return boxes

    def build(self) -> Row:
        columns = tuple(column for column, sign in enumerate(self.boxes, 1) if sign != NO_BOX)
        pentagons = tuple(column for column, sign in enumerate(self.boxes, 1) if sign == PENTAGON)
        return Row(self.name, columns, pentagons)


class QwintoModel(Header):
    """A sheet played with the Qwinto turn."""

    game: Literal["qwinto"]
    players: Annotated[int, Field(ge=1, le=6)]
    misses: Annotated[int, Field(ge=1, le=9)]
    miss_points: Annotated[Points, Field(le=0)]
    rows: list[RowModel]

    @model_validator(mode="after")
    def _rows_fit(self) -> "QwintoModel":
        same_length("rows", len(self.rows), ROWS)
        if self.options:
            raise ValueError(_("options.{name}: there is no such option on this sheet").format(name=min(self.options)))
        if [row.name for row in self.rows] != self.dice:
            raise ValueError(_("dice: there is one in the colour of each row, in the order of the rows"))
        if taken := {BONUS, MISSES} & set(self.dice):
            message = _("dice: {word!r} cannot be a colour: the score uses this word for something else")
            raise ValueError(message.format(word=min(taken)))
        width = len(self.rows[0].boxes)
        for row in self.rows:
            if len(row.boxes) != width:
                message = _("rows.{row}: has {count} columns, the first row has {width}")
                raise ValueError(message.format(row=row.name, count=len(row.boxes), width=width))
        for column, signs in enumerate(zip(*(row.boxes for row in self.rows), strict=True), 1):
            self._check_column(column, signs)
        return self

    def _check_column(self, column: int, signs: tuple[str, ...]) -> None:
        pentagons = signs.count(PENTAGON)
        if NO_BOX in signs:
            if pentagons:
                message = _("rows: column {column} has a pentagon, so it needs {rows} boxes")
                raise ValueError(message.format(column=column, rows=ROWS))
        elif pentagons != 1:
            message = _("rows: column {column} has {rows} boxes, so one of them is a pentagon, not {pentagons}")
            raise ValueError(message.format(column=column, rows=ROWS, pentagons=pentagons))
