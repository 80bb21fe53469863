"""The stored games: each is its header and its moves, and every move is committed when it is made."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..api import read_record
from ..engine.game import Game
from ..engine.records import header_lines, step_line
from .database import open_database


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in the store: its number there, and its record."""

    id: int
    started: str
    over: bool
    record: str

    def read(self) -> Game:
        return read_record(self.record)


class GameStore:
    """Keeps games. When the disk fails in the middle, `problem` says so and play goes on."""

    def __init__(self, path: Path, tell: Callable[[str], None] = lambda problem: None) -> None:
        self._database, problem = open_database(path)
        self._tell = tell
        self._told = False
        if problem:
            tell(problem)

    def keep(self, number: int | None, game: Game) -> int | None:
        """Store a game that has no number yet, or bring it up to date; its number."""
        if number is None:
            return self.begin(game)
        self.update(number, game)
        return number

    def begin(self, game: Game) -> int | None:
        """Store a new game with the moves it has; its number, or None if that is not possible."""
        try:
            with self._transaction():
                header = "\n".join(header_lines(game))
                cursor = self._database.execute(
                    "INSERT INTO games (header, started, over) VALUES (?, datetime('now'), ?)",
                    (header, game.to_move is None),
                )
                number = cursor.lastrowid
                lines = [(number, i, step_line(step)) for i, step in enumerate(game.steps)]
                self._database.executemany("INSERT INTO moves VALUES (?, ?, ?)", lines)
                return number
        except sqlite3.Error as error:
            self._fail(error)
            return None

    def update(self, number: int, game: Game) -> None:
        """Bring a stored game up to date after a move was made or taken back."""
        try:
            with self._transaction():
                kept = len(game.steps) - 1
                self._database.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (number, max(kept, 0)))
                if game.steps:
                    line = step_line(game.steps[-1])
                    self._database.execute("INSERT INTO moves VALUES (?, ?, ?)", (number, kept, line))
                self._database.execute("UPDATE games SET over = ? WHERE id = ?", (game.to_move is None, number))
        except sqlite3.Error as error:
            self._fail(error)

    def games(self, *, over: bool | None = None, most: int = -1) -> list[StoredGame]:
        """The stored games, latest first; all, only those that are over, or only the others; all, or a few."""
        return self._select("WHERE over = ? OR ? IS NULL ORDER BY id DESC LIMIT ?", (over, over, most))

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._select("WHERE id = ?", (number,))), None)

    def _select(self, which: str, values: tuple[object, ...]) -> list[StoredGame]:
        rows = self._database.execute(f"SELECT id, started, over, header FROM games {which}", values)
        return [
            StoredGame(number, started, bool(over), self._record(number, header))
            for number, started, over, header in rows.fetchall()
        ]

    def delete(self, number: int) -> None:
        with self._transaction():
            self._database.execute("DELETE FROM games WHERE id = ?", (number,))

    def close(self) -> None:
        self._database.close()

    def _record(self, number: int, header: str) -> str:
        rows = self._database.execute("SELECT line FROM moves WHERE game = ? ORDER BY number", (number,))
        return "\n".join([header, "", *(line for (line,) in rows)]) + "\n"

    def _transaction(self) -> "_Transaction":
        return _Transaction(self._database)

    def _fail(self, error: sqlite3.Error) -> None:
        """Say once that nothing more is stored."""
        if not self._told:
            self._told = True
            self._tell(f"The game cannot be stored any more ({error}); it goes on in memory.")


class _Transaction:
    """All or nothing, committed at the end."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._database.execute("ROLLBACK" if kind else "COMMIT")
