"""The schema of the database, version by version: each step brings a file from the version before to its own."""

import json
import sqlite3
from collections.abc import Callable, Sequence

Migration = Callable[[sqlite3.Connection], None]


def _begin(database: sqlite3.Connection) -> None:
    """A game is its header and its moves."""
    database.execute(
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            header TEXT NOT NULL,
            started TEXT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0
        )"""
    )
    database.execute(
        """CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID"""
    )


def _add_facts(database: sqlite3.Connection) -> None:
    """What lists show is kept beside the game, so that nothing is replayed for it.

    `round` and `totals` need a replay: in games from before they are unknown (null) until somebody asks, and
    `worked_out` says by which version of the program they are known. `results` is made from finished games and can be
    made anew at any time.
    """
    for column in (
        "sheet TEXT NOT NULL DEFAULT ''",
        "players TEXT NOT NULL DEFAULT '[]'",
        "played_on TEXT NOT NULL DEFAULT ''",
        "kind TEXT NOT NULL DEFAULT 'table'",
        "tag TEXT NOT NULL DEFAULT ''",
        "round INTEGER",
        "totals TEXT",
        "worked_out INTEGER NOT NULL DEFAULT 0",
    ):
        database.execute(f"ALTER TABLE games ADD COLUMN {column}")
    database.execute(
        """CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            total INTEGER NOT NULL,
            zones TEXT NOT NULL,
            foxes INTEGER NOT NULL,
            fox_points INTEGER NOT NULL,
            lost TEXT NOT NULL,
            unused TEXT NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID"""
    )
    database.execute("CREATE INDEX open_games ON games (id) WHERE over = 0")
    database.execute("CREATE INDEX games_by_kind ON games (kind, tag)")
    database.execute("CREATE INDEX games_by_worked_out ON games (worked_out)")
    for number, header in database.execute("SELECT id, header FROM games").fetchall():
        database.execute(
            "UPDATE games SET sheet = ?, players = ?, played_on = ?, kind = ? WHERE id = ?",
            (*_facts(header), number),
        )


def _facts(header: str) -> tuple[str, str, str, str]:
    """The sheet, the players, the date and the kind of game that a header tells; what it does not tell stays empty."""
    lines = [line.partition(": ") for line in header.split("\n")]
    told = {key: value for key, _, value in lines}
    players = "[" + ", ".join(value for key, _, value in lines if key == "player") + "]"
    try:
        json.loads(players)
    except ValueError:
        players = "[]"
    kind = "practice" if told.get("practice") == "yes" else "table"
    return told.get("ruleset", "").partition(" ")[0], players, told.get("date", ""), kind


MIGRATIONS: Sequence[Migration] = (_begin, _add_facts)
VERSION = len(MIGRATIONS)
