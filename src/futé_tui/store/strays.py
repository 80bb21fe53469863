"""Moves, results and reviews that belong to no game: a hand edit or an old version has left them behind.

Statistics would count such results, and nothing can be made of such moves.
"""

import sqlite3

_TABLES = ("moves", "results", "reviews")


def find_strays(database: sqlite3.Connection) -> list[object]:
    """The numbers of the games that are missing."""
    query = " UNION ".join(f"SELECT game FROM {table} WHERE game NOT IN (SELECT id FROM games)" for table in _TABLES)
    return [number for (number,) in database.execute(query)]


def delete_strays(database: sqlite3.Connection) -> None:
    for table in _TABLES:
        database.execute(f"DELETE FROM {table} WHERE game NOT IN (SELECT id FROM games)")
