"""A game in the store, as lists show it: nothing has to be replayed until somebody wants to see the game itself."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Self

if TYPE_CHECKING:
    from ..engine.game import Game

Kind = Literal["table", "practice", "daily", "duel"]
SEALED = """(kind = 'duel' AND EXISTS (
    SELECT 1 FROM games AS other WHERE other.kind = 'duel' AND other.tag = games.tag AND other.id <> games.id
    AND NOT (games.over AND other.over)))"""
COLUMNS = f"id, started, over, sheet, players, played_on, kind, tag, round, totals, {SEALED}"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in the store: its number there, and what is known of it without a replay.

    `sheet` is the id of its ruleset, `played_on` a date (2026-11-16), `tag` the date of a daily game or the code of a
    duel. Of a game that cannot be read, `round` is 0 and `totals` are empty. A game of a duel is sealed as long as
    somebody at this machine has not finished: its `totals` are not told.
    """

    id: int
    started: str
    over: bool
    sheet: str
    players: tuple[str, ...]
    played_on: str
    kind: Kind
    tag: str
    round: int
    totals: tuple[int, ...]
    sealed: bool
    _fetch: Callable[[int], str] = field(repr=False, compare=False)

    @classmethod
    def from_row(cls, row: tuple[Any, ...], fetch: Callable[[int], str]) -> Self:
        """The game of a row of `COLUMNS`; `fetch` gives the record of a game by its number."""
        number, started, over, sheet, players, played_on, kind, tag, reached, totals, sealed = row
        return cls(
            number,
            started,
            bool(over),
            sheet,
            tuple(json.loads(players)),
            played_on,
            kind,
            tag,
            reached or 0,
            () if sealed else tuple(json.loads(totals or "[]")),
            bool(sealed),
            fetch,
        )

    @property
    def record(self) -> str:
        return self._fetch(self.id)

    def read(self) -> "Game":
        """The game, played as far as it went; RecordError if the present rules do not understand it."""
        from ..api import read_record

        return read_record(self.record)
