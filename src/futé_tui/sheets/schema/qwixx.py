"""A Qwixx sheet in a ruleset file."""

from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from ...engine.qwixx.sheet_tables import PENALTIES, WHITE_DICE, Row
from ...language import _
from ..kinds.printed import same_length
from .provenance import NamedPart
from .ruleset import Header
from .words import Points

ROW_KIND = "qwixx-row"  # how the rows are marked, for texts
WHITES = ["white", "white-two"]
LOWEST, HIGHEST = 2, 12  # sums of two dice
MOST_ROWS = 6


class RowModel(NamedPart):
    """A row: its colour, and its numbers from the left. Every sum of two dice is there once."""

    numbers: list[int]

    @field_validator("numbers")
    @classmethod
    def _numbers_fit(cls, numbers: list[int]) -> list[int]:
        if sorted(numbers) != [*range(LOWEST, HIGHEST + 1)]:
            message = _("a row has each number from {low} to {high} once")
            raise ValueError(message.format(low=LOWEST, high=HIGHEST))
        return numbers

    def build(self) -> Row:
        return Row(self.name, tuple(self.numbers))


class QwixxModel(Header):
    """A sheet played with the Qwixx turn."""

    game: Literal["qwixx"]
    players: Annotated[int, Field(ge=1, le=5)]
    crosses_before_last: Annotated[int, Field(ge=0, le=10)]
    locks_to_end: Annotated[int, Field(ge=1, le=MOST_ROWS)]
    penalties: Annotated[int, Field(ge=1, le=9)]
    penalty_points: Annotated[Points, Field(le=0)]
    points: list[Points]
    rows: Annotated[list[RowModel], Field(min_length=1, max_length=MOST_ROWS)]

    @model_validator(mode="after")
    def _parts_fit(self) -> "QwixxModel":
        if self.options:
            raise ValueError(_("options.{name}: there is no such option on this sheet").format(name=min(self.options)))
        names = [row.name for row in self.rows]
        if self.dice[:WHITE_DICE] != WHITES or self.dice[WHITE_DICE:] != names:
            message = _("dice: first {whites}, then one in the colour of each row, in the order of the rows")
            raise ValueError(message.format(whites=", ".join(WHITES)))
        if PENALTIES in names:
            message = _("dice: {word!r} cannot be a colour: the score uses this word for something else")
            raise ValueError(message.format(word=PENALTIES))
        same_length("points", len(self.points), HIGHEST - LOWEST + 2)
        if self.locks_to_end > len(self.rows):
            message = _("locks_to_end: there are {rows} rows, fewer than {locks}")
            raise ValueError(message.format(rows=len(self.rows), locks=self.locks_to_end))
        return self
