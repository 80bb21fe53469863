"""A game in the store, as lists show it. Nothing is replayed until the game itself is needed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from ..engine.problems import RecordError
from ..language import N_
from .checks import (
    BadValue,
    read_day,
    read_occasion,
    read_over,
    read_players,
    read_round,
    read_sheet,
    read_started,
    read_totals,
)
from .fault import Fault
from .occasion import TABLE, Occasion
from .sealed import SealedGame

if TYPE_CHECKING:
    from ..engine.game import Game

T = TypeVar("T")
SEALED = """(kind = 'duel' AND EXISTS (
    SELECT 1 FROM games AS other WHERE other.kind = 'duel' AND other.tag = games.tag AND other.id <> games.id
    AND NOT (games.over AND other.over)))"""
# The same for results, which only finished games have. CROSS JOIN: the few open duels first, and then theirs by the
# index; the other way round all games are gone through
UNSEALED = """game NOT IN (
    SELECT own.id FROM games AS waiting CROSS JOIN games AS own ON own.kind = 'duel' AND own.tag = waiting.tag
    WHERE waiting.over = 0 AND +waiting.kind = 'duel')"""
COLUMNS = f"id, started, over, sheet, players, played_on, kind, tag, round, totals, {SEALED}"


class StoredRecord(NamedTuple):
    """The record of a stored game as far as it can be read, and why not further (empty if that is all of it)."""

    text: str
    problem: str = ""


Fetch = Callable[[int], StoredRecord]  # reads the record of a game by its number


class StoredGame(NamedTuple):
    """A game in the store: its number, and what is known about it without a replay.

    `sheet` is the id of its ruleset, `played_on` a date (2026-11-16). If a game cannot be read, `round` is 0 and
    `totals` are empty. A game of a duel is sealed while somebody at this machine has not finished theirs: its `totals`
    are hidden. `damage` says which value of a damaged game is bad; bad values are empty.
    """

    id: int
    started: str
    over: bool
    sheet: str
    players: tuple[str, ...]
    played_on: str
    occasion: Occasion
    round: int
    totals: tuple[int, ...]
    sealed: bool
    fetch: Fetch
    damage: Fault | None = None

    @classmethod
    def from_row(cls, row: tuple[Any, ...], fetch: Fetch) -> Self:
        """The game of a row of `COLUMNS`."""
        number, started, over, sheet, players, played_on, kind, tag, reached, totals, sealed = row
        damage: list[Fault] = []

        def read(reader: Callable[..., T], default: T, *values: object) -> T:
            """The value of a column, or the default if it is bad."""
            try:
                return reader(*values)
            except BadValue as error:
                damage.append(error.problem)
                return default

        names = read(read_players, tuple[str, ...](), players)
        points = read(read_totals, tuple[int, ...](), totals, names)
        facts = (
            read(read_started, "", started),
            read(read_over, False, over),
            read(read_sheet, "", sheet),
            names,
            read(read_day, "", played_on),
            read(read_occasion, TABLE, kind, tag),
            read(read_round, 0, reached),
        )
        shown = () if sealed or damage else points
        return cls(number, *facts, shown, bool(sealed), fetch, damage[0] if damage else None)

    @classmethod
    def missing(cls, number: int) -> Self:
        """A game that a list has and the store has no more."""
        gone = Fault(N_("it is no longer there"))
        return cls(number, "", False, "", (), "", TABLE, 0, (), False, lambda number: StoredRecord("", str(gone)), gone)

    @property
    def record(self) -> StoredRecord:
        return self.fetch(self.id)

    def show(self) -> "Game":
        """The game, to look at it or to export it; SealedGame if that is too early. A damaged
        game, which nobody can play to its end, is handed out as it is."""
        if self.sealed and not self.damage:
            raise SealedGame
        return self.read()

    def read(self) -> "Game":
        """The game as far as it was played, to continue it or to count its points; RecordError if it cannot be read."""
        from ..api import read_record  # loads the engine

        text, problem = self.record
        if problem:
            raise RecordError(1, problem)
        return read_record(text)
