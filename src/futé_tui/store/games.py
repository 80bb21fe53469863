"""The stored games: each is its header and its moves, and every move is committed when it is made."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..engine.game import Game
from ..engine.records import RecordError, header_lines, step_line
from ..language import _
from ..statistics.filters import EVERYTHING, Which
from ..statistics.results import WORKED_OUT_BY, Played
from .database import open_database, suspect, transaction
from .results import keep_facts, read_played, work_out
from .stored import COLUMNS, Kind, StoredGame

_MOST_AT_START = 20  # open games of an older version that are replayed at once, because home shows them


class GameStore:
    """Keeps games. When the disk fails in the middle, `tell` is told so and play goes on."""

    def __init__(self, path: Path, tell: Callable[[str], None] = lambda problem: None) -> None:
        self._path = path
        self._database, problem = open_database(path)
        self._tell = tell
        self._told = False
        if problem:
            tell(problem)
        unknown = self._select("over = 0 AND worked_out < ?", WORKED_OUT_BY, most=_MOST_AT_START)
        self._work_out(unknown, lambda done, of: None)

    def keep(self, number: int | None, game: Game, *, kind: Kind = "table", tag: str = "") -> int | None:
        """Store a game that has no number yet, or bring it up to date; its number."""
        if number is None:
            return self.begin(game, kind=kind, tag=tag)
        self.update(number, game)
        return number

    def begin(self, game: Game, *, kind: Kind = "table", tag: str = "") -> int | None:
        """Store a new game with the moves it has; its number, or None if that is not possible.

        `tag` is the date of a daily game or the code of a duel. A game played as practice is practice, whatever else.
        """
        header = "\n".join(header_lines(game))
        kind = "practice" if game.practice else kind
        facts = (header, game.ruleset.id, json.dumps(game.players), game.played_on.isoformat(), kind, tag)
        try:
            with transaction(self._database):
                cursor = self._database.execute(
                    """INSERT INTO games (header, started, sheet, players, played_on, kind, tag)
                    VALUES (?, datetime('now'), ?, ?, ?, ?, ?)""",
                    facts,
                )
                number = cursor.lastrowid
                assert number is not None
                lines = [(number, i, step_line(step)) for i, step in enumerate(game.steps)]
                self._database.executemany("INSERT INTO moves VALUES (?, ?, ?)", lines)
                keep_facts(self._database, number, game)
                return number
        except sqlite3.Error as error:
            self._fail(error)
            return None

    def update(self, number: int, game: Game) -> None:
        """Bring a stored game up to date after a move was made or taken back."""
        try:
            with transaction(self._database):
                kept = len(game.steps) - 1
                self._database.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (number, max(kept, 0)))
                if game.steps:
                    line = step_line(game.steps[-1])
                    self._database.execute("INSERT INTO moves VALUES (?, ?, ?)", (number, kept, line))
                keep_facts(self._database, number, game)
        except sqlite3.Error as error:
            self._fail(error)

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
        return next(iter(self._select("id = ?", number)), None)

    def find(self, game: Game) -> StoredGame | None:
        """The stored game with the same header and the same moves."""
        lines = [step_line(step) for step in game.steps]
        for stored in self._select("header = ?", "\n".join(header_lines(game))):
            with suppress(RecordError):
                if self._lines(stored.id) == lines:
                    return stored
        return None

    def catch_up(self, progress: Callable[[int, int], None] = lambda done, of: None) -> None:
        """Work out what an older version of the program did not know of its games, telling how many are done."""
        self._work_out(self._select("worked_out < ?", WORKED_OUT_BY), progress)

    def _work_out(self, games: list[StoredGame], progress: Callable[[int, int], None]) -> None:
        try:
            for done, stored in enumerate(games, 1):
                with transaction(self._database):
                    work_out(self._database, stored)
                progress(done, len(games))
        except sqlite3.Error as error:
            self._fail(error)

    def played(self, which: Which = EVERYTHING) -> list[Played]:
        """The finished games that count in statistics, in the order they were played."""
        return [game for game in read_played(self._database, which) if which.fits(game)]

    def delete(self, number: int) -> None:
        with transaction(self._database):
            self._database.execute("DELETE FROM games WHERE id = ?", (number,))

    def close(self) -> None:
        self._database.close()

    def _select(self, which: str, *values: object, most: int = -1) -> list[StoredGame]:
        rows = self._database.execute(
            f"SELECT {COLUMNS} FROM games WHERE {which} ORDER BY id DESC LIMIT ?", (*values, most)
        )
        return [StoredGame.from_row(row, self._record) for row in rows.fetchall()]

    def _record(self, number: int) -> str:
        header = self._database.execute("SELECT header FROM games WHERE id = ?", (number,)).fetchone()
        return "\n".join([*(header or ()), "", *self._lines(number)]) + "\n"

    def _lines(self, number: int) -> list[str]:
        try:
            rows = self._database.execute("SELECT line FROM moves WHERE game = ? ORDER BY number", (number,))
            return [line for (line,) in rows]
        except sqlite3.DatabaseError as error:
            suspect(self._path, error)
            raise RecordError(1, str(error)) from error

    def _fail(self, error: sqlite3.Error) -> None:
        """Say once that nothing more is stored."""
        suspect(self._path, error)
        if not self._told:
            self._told = True
            told = _("The game cannot be stored any more ({reason}); it goes on in memory.")
            self._tell(told.format(reason=error))
