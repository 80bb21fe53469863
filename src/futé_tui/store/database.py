"""Opening the database of games: its schema, its migrations, and what happens when the file or the disk is bad."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        header TEXT NOT NULL,
        started TEXT NOT NULL,
        over INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    """,
)
VERSION = len(MIGRATIONS)
_PATIENCE = 5.0  # seconds to wait for another copy of the program


def open_database(path: Path) -> tuple[sqlite3.Connection, str]:
    """The database and a sentence about what is wrong with it, empty if nothing is.

    A damaged file is set aside, one from a newer version is left alone; where nothing can be written, games are kept
    in memory.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _open(str(path)), ""
    except NewerVersion:
        return _open(":memory:"), f"{path} comes from a newer version of futé; games are kept in memory only."
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            return _open(":memory:"), f"{path} cannot be used ({error}); games are kept in memory only."
        return _set_aside(path)
    except OSError as error:
        return _open(":memory:"), f"{path} cannot be used ({error.strerror}); games are kept in memory only."


class NewerVersion(Exception):
    """The file was written by a later version of the program."""


def _open(name: str) -> sqlite3.Connection:
    database = sqlite3.connect(name, timeout=_PATIENCE, isolation_level=None)
    try:
        database.execute("PRAGMA foreign_keys = ON")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerVersion
        database.execute("PRAGMA journal_mode = WAL")
        for number in range(version, VERSION):
            database.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
        if version and database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("damaged")
    except BaseException:
        database.close()
        raise
    return database


def _set_aside(path: Path) -> tuple[sqlite3.Connection, str]:
    """Keep a damaged file under another name and begin a new one."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
        return _open(str(path)), f"{path} was damaged; it is kept as {aside.name}, and a new one was begun."
    except (OSError, sqlite3.Error):
        return _open(":memory:"), f"{path} is damaged; games are kept in memory only."
