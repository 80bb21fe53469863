"""The stored games: each is its header and its moves, and every move is committed when it is made."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..language import _
from ..statistics.filters import EVERYTHING, Which
from ..statistics.results import WORKED_OUT_BY, Played
from .database import suspect, transaction
from .keeping import KeptGames
from .moves import read_lines
from .reasons import why
from .results import read_played, work_out
from .stored import COLUMNS, Kind, StoredGame
from .written import header_of, line_of, unreadable

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..statistics.standing import Standing

_MOST_AT_START = 20  # open games of an older version that are replayed at once, because home shows them


class GameStore(KeptGames):
    """Keeps games and finds them again."""

    def __init__(self, path: Path, tell: Callable[[str], None] = lambda problem: None) -> None:
        super().__init__(path, tell)
        unknown = self._select("over = 0 AND worked_out < ?", WORKED_OUT_BY, most=_MOST_AT_START)
        self._work_out(unknown, lambda done, of: None)

    def games(
        self, *, over: bool | None = None, kind: Kind | None = None, tag: str | None = None, most: int = -1
    ) -> list[StoredGame]:
        """The stored games, latest first: all, or those that are over or not, of a kind, with a tag; at most so many.

        Nothing is replayed.
        """
        wanted = {"kind": kind, "tag": tag}
        conditions = [f"{column} = ?" for column, value in wanted.items() if value is not None]
        if over is not None:
            conditions.append(f"over = {over:d}")
        values = [value for value in wanted.values() if value is not None]
        return self._select(" AND ".join(conditions) or "1", *values, most=most)

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._select("id = ?", self._moved.get(number, number))), None)

    def find(self, game: "Game") -> StoredGame | None:
        """The stored game with the same header and the same moves."""
        from ..engine.records import RecordError

        lines = [line_of(step) for step in game.steps]
        for stored in self._select("header = ?", header_of(game)):
            with suppress(RecordError):
                if self._lines(stored.id) == lines:
                    return stored
        return None

    @property
    def is_behind(self) -> bool:
        """Whether there are games on the disk of which an older version of the program did not know everything."""
        query = "SELECT 1 FROM games WHERE worked_out < ? LIMIT 1"
        return self.on_disk and self._database.execute(query, (WORKED_OUT_BY,)).fetchone() is not None

    def catch_up(self, most: int = -1, progress: Callable[[int, int], None] = lambda done, of: None) -> int:
        """Work out what an older version of the program did not know of its games: of all, or of the latest.

        `progress` is told how many of how many are done; the answer is how many that were.
        """
        return self._work_out(self._select("worked_out < ?", WORKED_OUT_BY, most=most), progress)

    def _work_out(self, games: list[StoredGame], progress: Callable[[int, int], None]) -> int:
        done = 0
        try:
            for stored in games:
                with transaction(self._database):
                    work_out(self._database, stored)
                done += 1
                progress(done, len(games))
        except sqlite3.Error as error:
            self._say(_("The points of older games cannot be worked out now ({reason})."), error)
        return done

    def played(self, which: Which = EVERYTHING) -> list[Played]:
        """The finished games that count in statistics, in the order they were played."""
        try:
            return read_played(self._database, which)
        except sqlite3.DatabaseError as error:
            self._say(_("The stored games cannot be read ({reason})."), error)
            return []

    def standing(self, game: "Game", number: int | None) -> "Standing | None":
        """How a finished game played alone, stored under this number, compares to the others of its player."""
        from ..statistics.entries import entries
        from ..statistics.standing import compare

        if len(game.players) > 1:
            return None
        alone = Which(sheet=game.ruleset.id, player=game.players[0], alone=True)
        stored = self.game(number) if number is not None else None
        before = [each for each in self.played(alone) if stored is None or each.id != stored.id]
        return compare(game, entries(before), counts=stored is None or stored.kind != "practice")

    def _select(self, which: str, *values: object, most: int = -1) -> list[StoredGame]:
        query = f"SELECT {COLUMNS} FROM games WHERE {which} ORDER BY id DESC LIMIT ?"
        try:
            rows = self._database.execute(query, (*values, most)).fetchall()
        except sqlite3.DatabaseError as error:
            self._say(_("The stored games cannot be read ({reason})."), error)
            rows = []
        return [StoredGame.from_row(row, self._record) for row in rows]

    def _record(self, number: int) -> str:
        lines = self._lines(number)
        header = self._database.execute("SELECT header FROM games WHERE id = ?", (number,)).fetchone()
        return "\n".join([*(header or ()), "", *lines]) + "\n"

    def _lines(self, number: int) -> list[str]:
        try:
            return read_lines(self._database, number)
        except sqlite3.DatabaseError as error:
            suspect(self._path, error)
            raise unreadable(why(error)) from error
