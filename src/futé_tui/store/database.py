"""Opening the database of games: its version, and what happens when the file or the disk is bad."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..disk import reason
from ..language import N_, _
from .migrations import MIGRATIONS, VERSION

_SMALL = 4 << 20  # bytes that are looked through in a few milliseconds
_CANNOT_BE_USED = N_("{path} cannot be used ({reason}); games are kept in memory only.")
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
        return _open(":memory:"), _("{path} comes from a newer version of futé; games are kept in memory only.").format(
            path=path
        )
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            return _open(":memory:"), _(_CANNOT_BE_USED).format(path=path, reason=error)
        return _set_aside(path)
    except OSError as error:
        return _open(":memory:"), _(_CANNOT_BE_USED).format(path=path, reason=reason(error))


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
            _check(database, thoroughly=_suspicion(Path(name)).exists())
            _suspicion(Path(name)).unlink(missing_ok=True)
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


def _check(database: sqlite3.Connection, *, thoroughly: bool) -> None:
    """Look for damage. A big file is looked through where lists are read; damage to a single game shows when it is."""
    (pages,), (size,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    tables = ("",) if thoroughly or pages * size <= _SMALL else ("(games)", "(results)")
    for table in tables:
        if database.execute(f"PRAGMA quick_check{table}").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("damaged")


def suspect(path: Path, error: sqlite3.Error) -> None:
    """If the error means that the file is damaged, the next start looks through all of it, however big it is."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        with suppress(OSError):
            _suspicion(path).touch()


def _suspicion(path: Path) -> Path:
    return path.with_name(f"{path.name}.suspect")


def _set_aside(path: Path) -> tuple[sqlite3.Connection, str]:
    """Keep a damaged file under another name and begin a new one."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        path.rename(aside)
        _suspicion(path).unlink(missing_ok=True)
        for side in ("-wal", "-shm"):  # what SQLite keeps beside the file belongs to it, and never to the new one
            beside = path.with_name(path.name + side)
            if beside.exists():
                beside.rename(aside.with_name(aside.name + side))
        return _open(str(path)), _("{path} was damaged; it is kept as {aside}, and a new one was begun.").format(
            path=path, aside=aside.name
        )
    except (OSError, sqlite3.Error):
        return _open(":memory:"), _("{path} is damaged; games are kept in memory only.").format(path=path)
