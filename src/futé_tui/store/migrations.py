"""The schema of the database. Each step takes a file from one version to the next."""

import sqlite3
from collections.abc import Callable, Sequence

from .checks import read_players
from .header_facts import header_facts
from .text_values import column_of, text_of

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
    """Store what lists show beside the game, so that they need no replay.

    `round` and `totals` need one: in older games they are null until they are asked for. `worked_out` is the version of
    the calculation (RESULTS_VERSION); `results` is calculated from finished games.
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
            (*map(column_of, header_facts(text_of(header))), number),
        )


def _add_columns_to_results(database: sqlite3.Connection) -> None:
    """Statistics ask for results by sheet, player and day: the table has these itself, and is sorted by them.

    Results of a game whose players cannot be read are dropped and calculated again.
    """
    database.execute("ALTER TABLE results RENAME TO old_results")
    database.execute(
        """CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            player TEXT NOT NULL,
            played_on TEXT NOT NULL,
            seats INTEGER NOT NULL,
            kind TEXT NOT NULL,
            total INTEGER NOT NULL,
            zones TEXT NOT NULL,
            foxes INTEGER NOT NULL,
            fox_points INTEGER NOT NULL,
            lost TEXT NOT NULL,
            unused TEXT NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (sheet, player, played_on, game, seat)
        ) WITHOUT ROWID"""
    )
    old = database.execute("SELECT players, game, seat FROM old_results JOIN games ON id = game").fetchall()
    for players, game, seat in old:
        try:
            names = read_players(players)
            name = names[range(len(names)).index(seat)]
        except ValueError:
            database.execute("UPDATE games SET worked_out = 0 WHERE id = ?", (game,))
            continue
        database.execute(
            """INSERT INTO results SELECT game, seat, sheet, ?, played_on, ?, kind, total, zones, foxes, fox_points,
            lost, unused, won FROM old_results JOIN games ON id = game WHERE game = ? AND seat = ?""",
            (column_of(name), len(names), game, seat),
        )
    database.execute("DROP TABLE old_results")
    database.execute("CREATE UNIQUE INDEX results_by_game ON results (game, seat)")
    database.execute("CREATE INDEX games_by_day ON games (played_on, sheet)")


def _add_sheets(database: sqlite3.Connection) -> None:
    """Keep the sheets of the players' own that games were played on: their files may change or go."""
    database.execute(
        """CREATE TABLE sheets (
            id TEXT NOT NULL,
            version INTEGER NOT NULL,
            edition TEXT NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY (id, version, edition)
        ) WITHOUT ROWID"""
    )


def _add_reviews(database: sqlite3.Connection) -> None:
    """Keep reviews beside their games: what decisions cost and luck gave, with the version that found it out."""
    database.execute(
        """CREATE TABLE reviews (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            version INTEGER NOT NULL,
            expert TEXT NOT NULL,
            start REAL NOT NULL,
            final REAL NOT NULL,
            luck REAL NOT NULL,
            loss REAL NOT NULL,
            details TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID"""
    )


def _index_reviews(database: sqlite3.Connection) -> None:
    """Records add up what decisions cost and luck gave: an index has these without the details, which are long."""
    database.execute("CREATE INDEX reviews_in_points ON reviews (game, seat, loss, luck)")


def _rename_results_version(database: sqlite3.Connection) -> None:
    """Name the version of the calculation for what it is."""
    database.execute("ALTER TABLE games RENAME COLUMN worked_out TO results_version")
    database.execute("DROP INDEX games_by_worked_out")
    database.execute("CREATE INDEX games_by_results_version ON games (results_version)")


MIGRATIONS: Sequence[Migration] = (
    _begin,
    _add_facts,
    _add_columns_to_results,
    _add_sheets,
    _add_reviews,
    _index_reviews,
    _rename_results_version,
)
VERSION = len(MIGRATIONS)
