"""Opening the games database: its version, and what happens when the file or the disk is bad."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..disk import database_reason, file_reason
from ..language import _
from .damage import (
    check_pages,
    check_structure,
    clear_suspicion,
    discard_replacement,
    is_damage,
    put_back,
    set_aside,
    use_replacement,
    write_replacement,
)
from .file_copy import open_untouched
from .migrations import MIGRATIONS, VERSION
from .progress import ReportProgress, say_nothing
from .salvage import Salvaged, describe_salvage, salvage
from .text_values import decode

_CACHE = 16 << 10  # KiB, taken only as far as it is needed: statistics read many pages again
_PATIENCE = 5.0  # seconds to wait for another copy of the program
_SHORT_PATIENCE = 1.0  # at every step while games are kept in memory


@dataclass(frozen=True, slots=True)
class Opened:
    """A database, whether it is on the disk, and a sentence about what is wrong (empty if nothing is)."""

    database: sqlite3.Connection
    on_disk: bool = True
    problem: str = ""


def open_database(path: Path, progress: ReportProgress) -> Opened:
    """Open the games database; never fails.

    From a damaged file every readable game is saved into a new one. A file from a newer version is left alone. If the
    disk cannot be written, new games are kept in memory, beside those that can be read. `progress` gets how far
    saving games has come.
    """
    found = identity(path)
    try:
        return Opened(_open_file(path))
    except NewerVersion:
        sentence = _("{path} comes from a newer version of futé; games are kept in memory only.")
        return Opened(empty_database(), on_disk=False, problem=sentence.format(path=path))
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            return _in_memory(path, database_reason(error))
        return _replace_damaged(path, found, progress)
    except OSError as error:
        return _in_memory(path, file_reason(error))


def identity(path: Path) -> tuple[int, int] | None:
    """What distinguishes a file from another of the same name; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def open_again(path: Path) -> sqlite3.Connection | None:
    """The database on the disk, if it can be used now; somebody else may just be reading it."""
    try:
        database = _open_file(path, _SHORT_PATIENCE)
        database.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000:.0f}")
        return database
    except (sqlite3.Error, OSError, NewerVersion):
        return None


class NewerVersion(Exception):
    """The file was written by a later version of the program."""


def _open_file(path: Path, patience: float = _PATIENCE) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        use_replacement(path)
    return _open(str(path), patience)


def _in_memory(path: Path, why: str) -> Opened:
    """Keep games in memory, with a copy of what can be read from a file that cannot be written."""
    sentence = _("{path} cannot be used ({reason}); games are kept in memory only.").format(path=path, reason=why)
    try:
        with open_untouched(path) as (source, complete):
            if not complete:
                sentence = " ".join((sentence, _("The moves that were played last may be missing.")))
            memory = copy_in_memory(source) or _salvaged(path)[0]
    except sqlite3.Error:
        memory = empty_database()
    return Opened(memory, on_disk=False, problem=sentence)


def _salvaged(path: Path, progress: ReportProgress = say_nothing) -> tuple[sqlite3.Connection, Salvaged]:
    """A database in memory with the games that can be saved from a damaged file."""
    memory = empty_database()
    with transaction(memory):
        return memory, salvage(path, memory, progress)


def _replace_damaged(path: Path, damaged: tuple[int, int] | None, progress: ReportProgress) -> Opened:
    """Write a new file with the games that can be saved, and give it the name of the damaged one, which is kept.

    If the new one cannot be written, everything stays as it is, and these games are kept in memory.
    """
    memory, saved = _salvaged(path, progress)
    try:
        write_replacement(memory, path)
        if identity(path) != damaged:  # meanwhile another copy of the program has replaced the file
            discard_replacement(path)
            return open_database(path, progress)
        aside = set_aside(path)
        try:
            use_replacement(path)
            file = _open(str(path))
        except (OSError, sqlite3.Error):
            put_back(aside, path)
            raise
    except (OSError, sqlite3.Error):
        discard_replacement(path)
        sentence = _("{path} is damaged; games are kept in memory only.")
        return Opened(memory, on_disk=False, problem=sentence.format(path=path))
    memory.close()
    return Opened(file, problem=describe_salvage(path, aside, saved))


def empty_database() -> sqlite3.Connection:
    """A new database in memory."""
    return _open(":memory:")


def copy_in_memory(source: sqlite3.Connection) -> sqlite3.Connection | None:
    """A copy of a database in memory; None if it is damaged or cannot be read."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        source.backup(memory)
        return _prepared(memory)
    except (sqlite3.Error, NewerVersion):
        return None


def _open(name: str, patience: float = _PATIENCE) -> sqlite3.Connection:
    return _prepared(sqlite3.connect(name, timeout=patience, isolation_level=None), Path(name))


def _prepared(database: sqlite3.Connection, path: Path | None = None) -> sqlite3.Connection:
    """Bring a database to the current schema; that of a file is checked for damage."""
    try:
        database.text_factory = decode
        database.execute("PRAGMA foreign_keys = ON")
        database.execute(f"PRAGMA cache_size = -{_CACHE}")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerVersion
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")  # no wait for the disk; outlives the program being killed
        if version < VERSION:
            _migrate(database)
        check_structure(database)
        if version and path:
            check_pages(database, path)
            clear_suspicion(path)
    except BaseException:
        database.close()
        raise
    return database


def _migrate(database: sqlite3.Connection) -> None:
    """Bring the file to the current version, all or nothing; another copy of the program may be doing the same."""
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
