"""Reviews of stored games: kept beside the game until it changes, and made again when they are outdated."""

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

REVIEW_COLUMNS = "game, seat, version, expert, start, final, luck, loss, details"
MOST_POINTS = 1e6  # more than anybody can score


class ReviewRow(NamedTuple):
    """The review of one player; `expert` says whose values were used, `details` has decisions and rolls."""

    seat: int
    version: int
    expert: str
    start: float
    final: float
    luck: float
    loss: float
    details: str


def write_review(database: sqlite3.Connection, number: int, rows: Iterable[ReviewRow]) -> None:
    """Write the review of a game in place of an older one."""
    delete_review(database, number)
    written = [(number, *row) for row in rows]
    database.executemany(f"INSERT INTO reviews ({REVIEW_COLUMNS}) VALUES (?{', ?' * 8})", written)


def read_review(database: sqlite3.Connection, number: int) -> list[ReviewRow]:
    """The review of a game, a row for each player; nothing if there is none."""
    query = f"SELECT {REVIEW_COLUMNS} FROM reviews WHERE game = ? ORDER BY seat"
    return [ReviewRow(*row[1:]) for row in database.execute(query, (number,))]


def delete_review(database: sqlite3.Connection, number: int) -> None:
    """The game has changed."""
    database.execute("DELETE FROM reviews WHERE game = ?", (number,))


def are_points(*values: object) -> bool:
    """Whether values are numbers of points that somebody can win or lose."""
    return all(isinstance(value, float) and abs(value) < MOST_POINTS for value in values)
