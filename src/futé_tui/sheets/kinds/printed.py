"""What can be printed in a zone: types of values with their limits, which the format checks, and mistakes in them."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Annotated, NamedTuple

from ...language import _


class Between(NamedTuple):
    """The least and the greatest number."""

    least: int
    most: int


class Entries(NamedTuple):
    """How many entries a list has."""

    least: int
    most: int | None = None


class Signs(NamedTuple):
    """The signs of a text that has one for each box."""

    signs: tuple[str, ...]


class Word(Enum):
    """Words that are used all over a sheet."""

    BONUS = auto()
    COLOUR = auto()


ANY_POINTS = Between(-999, 999)
Points = Annotated[int, ANY_POINTS]
DieNumber = Annotated[int, Between(1, 6)]
NumberOrNone = Annotated[int, Between(0, 6)]
Sum = Annotated[int, Between(2, 12)]
Factor = Annotated[int, Between(1, 9)]
FactorOrNone = Annotated[int, Between(0, 9)]
Bonus = Annotated[str, Word.BONUS]
Colour = Annotated[str, Word.COLOUR]
Bonuses = Annotated[Sequence[Bonus], Entries(1)]
SixBonuses = Annotated[Sequence[Bonus], Entries(6, 6)]
SixPoints = Annotated[Sequence[Points], Entries(6, 6)]
RowPoints = Annotated[Sequence[Points], Entries(7, 7)]
Tints = Sequence[Sequence[DieNumber]]


class Mistake(ValueError):
    """A mistake in a part of the file, and the keys in it that lead to it."""

    def __init__(self, message: str, *keys: str | int) -> None:
        super().__init__(message)
        self.keys = keys


def same_length(what: str, found: int, needed: int, *keys: str | int) -> None:
    """Raise a mistake if a list is too short or too long; `keys` lead to it where `what` is not its key."""
    if found != needed:
        message = _("{what} has {found} entries, {needed} are needed")
        raise Mistake(message.format(what=what, found=found, needed=needed), *(keys or (what,)))


def equally_long(needed: Sequence[object], **lists: Sequence[object]) -> None:
    """Raise a mistake unless these lists, by their keys, have as many entries as another."""
    for key, found in lists.items():
        same_length(key, len(found), len(needed))
