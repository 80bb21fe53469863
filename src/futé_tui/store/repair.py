"""Repairing the database: what can be calculated again is written again, and what belongs to no game is deleted."""

import sqlite3
from typing import TYPE_CHECKING

from .checks import or_default, read_occasion, read_started
from .moves import rewrite_moves
from .occasion import Occasion
from .results import are_current

if TYPE_CHECKING:
    from ..engine.game import Game

_TABLES = ("moves", "results", "reviews")


def needs_repair(database: sqlite3.Connection, number: int, game: "Game") -> bool:
    """Whether lists and statistics disagree with the game, or its moves are not numbered in order."""
    numbers = database.execute("SELECT number FROM moves WHERE game = ? ORDER BY number", (number,)).fetchall()
    in_order = [place for (place,) in numbers] == list(range(len(numbers)))
    return not in_order or not are_current(database, number, game)


def repair_game(database: sqlite3.Connection, number: int, game: "Game", occasion: Occasion) -> None:
    """Write the game again; the occasion is used if the stored one cannot be read."""
    started, *columns = database.execute("SELECT started, kind, tag FROM games WHERE id = ?", (number,)).fetchone()
    sound = or_default(read_started, f"{game.played_on.isoformat()} 00:00:00", started)
    kind, tag = or_default(read_occasion, occasion, *columns).columns
    database.execute("UPDATE games SET started = ?, kind = ?, tag = ? WHERE id = ?", (sound, kind, tag, number))
    rewrite_moves(database, number, game)


def find_strays(database: sqlite3.Connection) -> list[object]:
    """The numbers of games that are missing, while moves, results or reviews of theirs are still there: a hand edit or
    an old version has left them behind, and statistics would count the results."""
    query = " UNION ".join(f"SELECT game FROM {table} WHERE game NOT IN (SELECT id FROM games)" for table in _TABLES)
    return [number for (number,) in database.execute(query)]


def delete_strays(database: sqlite3.Connection) -> None:
    for table in _TABLES:
        database.execute(f"DELETE FROM {table} WHERE game NOT IN (SELECT id FROM games)")
