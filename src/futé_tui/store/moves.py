"""Games and their moves in the database. Two copies of the program never mix their moves in one game."""

import sqlite3
from typing import TYPE_CHECKING

from ..engine.record_lines import header_text, step_line
from .occasion import Occasion
from .results import write_results
from .reviews import delete_review
from .sheets import keep_sheet

if TYPE_CHECKING:
    from ..engine.game import Game

IN_MEMORY = 1 << 40  # games begun in memory are numbered from here on; no file has such numbers


class ChangedElsewhere(Exception):
    """Another copy of the program has continued or deleted the game."""


def insert_game(database: sqlite3.Connection, game: "Game", occasion: Occasion, least: int = 0) -> int:
    """Write a new game with the moves it has and return its number, which is above `least`."""
    cursor = database.execute(
        """INSERT INTO games (id, header, started, kind, tag)
        VALUES ((SELECT max(?, ifnull(max(id), 0)) + 1 FROM games), ?, datetime('now'), ?, ?)""",
        (least, header_text(game), *occasion.columns),
    )
    number = cursor.lastrowid
    assert number is not None
    keep_sheet(database, game.ruleset)
    rewrite_moves(database, number, game)
    return number


def reclassify_game(database: sqlite3.Connection, number: int, game: "Game", occasion: Occasion) -> None:
    """Write the header and the occasion of a game again."""
    change = "UPDATE games SET header = ?, kind = ?, tag = ? WHERE id = ?"
    database.execute(change, (header_text(game), *occasion.columns, number))
    write_results(database, number, game)


def rewrite_moves(database: sqlite3.Connection, number: int, game: "Game") -> None:
    """Replace all moves of a game."""
    database.execute("DELETE FROM moves WHERE game = ?", (number,))
    lines = [(number, i, step_line(step)) for i, step in enumerate(game.steps)]
    database.executemany("INSERT INTO moves VALUES (?, ?, ?)", lines)
    delete_review(database, number)
    write_results(database, number, game)


def write_step(database: sqlite3.Connection, number: int, game: "Game") -> None:
    """Write the move that was just made, or delete the one that was just taken back."""
    steps = game.steps
    _check_nobody_else_wrote(database, number, game)
    last = max(len(steps) - 1, 0)
    database.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (number, last))
    if steps:
        database.execute("INSERT INTO moves VALUES (?, ?, ?)", (number, last, step_line(steps[-1])))
    delete_review(database, number)
    write_results(database, number, game)


def _check_nobody_else_wrote(database: sqlite3.Connection, number: int, game: "Game") -> None:
    """Raise ChangedElsewhere if the stored moves differ from the game's by more than its last step."""
    if not is_there(database, number):
        raise ChangedElsewhere
    (stored,) = database.execute("SELECT count(*) FROM moves WHERE game = ?", (number,)).fetchone()
    shared = min(stored, len(game.steps))
    if abs(stored - len(game.steps)) > 1:
        raise ChangedElsewhere
    if shared:
        where = (number, shared - 1)
        last = database.execute("SELECT line FROM moves WHERE game = ? AND number = ?", where).fetchone()
        if last != (step_line(game.steps[shared - 1]),):
            raise ChangedElsewhere


def is_there(database: sqlite3.Connection, number: int) -> bool:
    return database.execute("SELECT 1 FROM games WHERE id = ?", (number,)).fetchone() is not None


def read_lines(database: sqlite3.Connection, number: int) -> list[str]:
    rows = database.execute("SELECT line FROM moves WHERE game = ? ORDER BY number", (number,))
    return [line for (line,) in rows]
