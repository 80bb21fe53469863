"""Opening the database of games: its version, and what happens when the file or the disk is bad."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .migrations import MIGRATIONS, VERSION

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
        if version < VERSION:
            _migrate(database)
        if version:
            _check(database)
    except BaseException:
        database.close()
        raise
    return database


def _migrate(database: sqlite3.Connection) -> None:
    """Bring the file to the present version, all or nothing; another copy may be doing the same."""
    with transaction(database):
        version = database.execute("PRAGMA user_version").fetchone()[0]
        for migration in MIGRATIONS[version:]:
            migration(database)
        database.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, committed at the end."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:  # a full disk may have ended it already
            database.execute("ROLLBACK")
        raise


def _check(database: sqlite3.Connection) -> None:
    if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("damaged")


def _set_aside(path: Path) -> tuple[sqlite3.Connection, str]:
    """Keep a damaged file under another name and begin a new one."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
        for side in ("-wal", "-shm"):  # what SQLite keeps beside the file belongs to it, and never to the new one
            beside = path.with_name(path.name + side)
            if beside.exists():
                beside.rename(aside.with_name(aside.name + side))
        return _open(str(path)), f"{path} was damaged; it is kept as {aside.name}, and a new one was begun."
    except (OSError, sqlite3.Error):
        return _open(":memory:"), f"{path} is damaged; games are kept in memory only."
