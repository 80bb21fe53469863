"""The occasion of a game: what it is played for. The database has it in the columns `kind` and `tag`."""

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from ..engine.game import Game


_AGAIN = "again "


class Kind(StrEnum):
    """The kinds of occasions."""

    TABLE = "table"
    PRACTICE = "practice"
    DAILY = "daily"
    DUEL = "duel"
    BOTS = "bots"  # at the table with bots, which statistics keep apart
    COACHED = "coached"  # at the table with the coach, kept apart too


@dataclass(frozen=True, slots=True)
class Occasion:
    """A kind, and which one of that kind: `tag` is the day of a daily game (2026-11-16) or the code of a duel.

    A practice game of a day or a duel keeps its tag; the tag of one with the dice of a stored game is `again NUMBER`.
    """

    kind: Kind = Kind.TABLE
    tag: str = ""

    @classmethod
    def daily(cls, day: date) -> Self:
        return cls(Kind.DAILY, day.isoformat())

    @classmethod
    def duel(cls, code: str) -> Self:
        return cls(Kind.DUEL, code)

    @classmethod
    def from_columns(cls, kind: str, tag: str) -> Self:
        return cls(Kind(kind), tag)

    @property
    def columns(self) -> tuple[str, str]:
        return self.kind.value, self.tag

    @classmethod
    def again(cls, number: int) -> Self:
        """Practice with the dice of a stored game."""
        return cls(Kind.PRACTICE, f"{_AGAIN}{number}")

    @property
    def original(self) -> int | None:
        """The number of the stored game whose dice are played again."""
        number = self.tag.removeprefix(_AGAIN)
        again = self.kind is Kind.PRACTICE and self.tag.startswith(_AGAIN)
        return int(number) if again and number.isdecimal() and number.isascii() else None

    def as_practice(self) -> Self:
        """The same day or duel, not rated."""
        return replace(self, kind=Kind.PRACTICE)

    def of(self, game: "Game") -> Self:
        """The occasion of this very game: practice if it was started as that, apart if bots or the coach take part."""
        if game.practice:
            return self.as_practice()
        if self.kind is not Kind.TABLE or not (game.coached or game.bots):
            return self
        return replace(self, kind=Kind.COACHED if game.coached else Kind.BOTS)


TABLE = Occasion()
