"""Opening the database of games: its version, and what happens when the file or the disk is bad."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from ..disk import reason
from ..language import _
from .migrations import MIGRATIONS, VERSION
from .reasons import why

_SMALL = 4 << 20  # bytes that are looked through in a few milliseconds
_PATIENCE = 5.0  # seconds to wait for another copy of the program


@dataclass(frozen=True, slots=True)
class Opened:
    """A database, whether it lies on the disk, and a sentence about what is wrong, empty if nothing is."""

    database: sqlite3.Connection
    on_disk: bool = True
    problem: str = ""


def open_database(path: Path) -> Opened:
    """The database of games, in any case.

    A damaged file is set aside, one from a newer version is left alone; where nothing can be written, games are kept
    in memory, beside those that can be read.
    """
    try:
        return Opened(_open_file(path))
    except NewerVersion:
        sentence = _("{path} comes from a newer version of futé; games are kept in memory only.")
        return Opened(empty_database(), on_disk=False, problem=sentence.format(path=path))
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            return _in_memory(path, why(error))
        return _set_aside(path)
    except OSError as error:
        return _in_memory(path, reason(error))


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def open_again(path: Path) -> sqlite3.Connection | None:
    """The database on the disk, if it can be used now; nobody waits for it."""
    try:
        return _open_file(path, patience=0)
    except (sqlite3.Error, OSError, NewerVersion):
        return None


class NewerVersion(Exception):
    """The file was written by a later version of the program."""


def _open_file(path: Path, patience: float = _PATIENCE) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    return _open(str(path), patience)


def _in_memory(path: Path, why: str) -> Opened:
    sentence = _("{path} cannot be used ({reason}); games are kept in memory only.")
    return Opened(_copy_of_file(path), on_disk=False, problem=sentence.format(path=path, reason=why))


def _copy_of_file(path: Path) -> sqlite3.Connection:
    """What can be read of a file that cannot be written, in memory."""
    try:
        source = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
    except sqlite3.Error:
        return empty_database()
    try:
        return copy_in_memory(source)
    finally:
        source.close()


def empty_database() -> sqlite3.Connection:
    """A new database in memory."""
    return _open(":memory:")


def copy_in_memory(source: sqlite3.Connection) -> sqlite3.Connection:
    """Everything that can be read from a database."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        source.backup(memory)
        return _prepared(memory)
    except (sqlite3.Error, NewerVersion):
        return empty_database()


def _open(name: str, patience: float = _PATIENCE) -> sqlite3.Connection:
    return _prepared(sqlite3.connect(name, timeout=patience, isolation_level=None), Path(name))


def _prepared(database: sqlite3.Connection, path: Path | None = None) -> sqlite3.Connection:
    """The database with the present schema, looked through if it is that of a file."""
    try:
        database.execute("PRAGMA foreign_keys = ON")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerVersion
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")  # no wait for the disk; outlives the program being killed
        if version < VERSION:
            _migrate(database)
        if version and path:
            _check(database, thoroughly=_suspicion(path).exists())
            _suspicion(path).unlink(missing_ok=True)
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


def _set_aside(path: Path) -> Opened:
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
        sentence = _("{path} was damaged; it is kept as {aside}, and a new one was begun.")
        return Opened(_open(str(path)), problem=sentence.format(path=path, aside=aside.name))
    except (OSError, sqlite3.Error):
        sentence = _("{path} is damaged; games are kept in memory only.")
        return Opened(empty_database(), on_disk=False, problem=sentence.format(path=path))
