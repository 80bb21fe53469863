"""Damage to the database file: finding it, and setting a damaged file aside."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from .results import RESULT_COLUMNS
from .reviews import REVIEW_COLUMNS
from .small_files import free_name
from .stored import COLUMNS

_SMALL = 4 << 20  # bytes that are checked in a few milliseconds
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_SIDE_FILES = ("-wal", "-shm")  # SQLite's own, beside the database
_EVERYTHING_READ = (
    f"SELECT header, results_version, {COLUMNS} FROM games",
    "SELECT game, number, line FROM moves",
    f"SELECT {RESULT_COLUMNS} FROM results",
    "SELECT id, version, edition, source FROM sheets",
    f"SELECT {REVIEW_COLUMNS} FROM reviews",
    "SELECT loss, luck FROM reviews INDEXED BY reviews_in_points WHERE game = 0 AND seat = 0",
)


def check_structure(database: sqlite3.Connection) -> None:
    """Raise DatabaseError if a table or a column is missing."""
    for query in _EVERYTHING_READ:
        database.execute(f"{query} LIMIT 0")


def check_pages(database: sqlite3.Connection, path: Path) -> None:
    """Raise DatabaseError if the file is damaged.

    Of a big file only what lists need is checked; damage to a single game shows when the game is read. Whether indices
    agree with their tables is checked only if the file is suspect.
    """
    (pages,), (size,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    if _suspicion(path).exists():
        checks: tuple[str, ...] = ("integrity_check",)
    elif pages * size <= _SMALL:
        checks = ("quick_check",)
    else:
        checks = ("quick_check(games)", "quick_check(results)", "quick_check(sheets)")
    for check in checks:
        if database.execute(f"PRAGMA {check}").fetchone()[0] != "ok":
            raise damaged()


def damaged() -> sqlite3.DatabaseError:
    """The error of a file whose parts do not fit together, as SQLite raises it."""
    error = sqlite3.DatabaseError("damaged")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the file is to blame, and not the disk or another program."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in (*_DAMAGE, sqlite3.SQLITE_ERROR)  # a missing table is a plain error


def suspect(path: Path, error: sqlite3.Error) -> None:
    """If the error means that the file is damaged, have the next start check all of it."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE:
        check_next_time(path)


def check_next_time(path: Path) -> None:
    """Have the next start check all of the file, however big it is."""
    with suppress(OSError):
        _suspicion(path).touch()


def clear_suspicion(path: Path) -> None:
    _suspicion(path).unlink(missing_ok=True)


def _suspicion(path: Path) -> Path:
    return path.with_name(f"{path.name}.suspect")


def set_aside(path: Path) -> Path:
    """Rename a damaged file; its new name."""
    aside = free_name(path)
    _rename(path, aside)
    clear_suspicion(path)
    return aside


def write_replacement(games: sqlite3.Connection, path: Path) -> None:
    """Write these games into a file beside a damaged one."""
    new = _replacement(path)
    new.unlink(missing_ok=True)
    with closing(sqlite3.connect(new)) as file:
        games.backup(file)


def use_replacement(path: Path) -> None:
    """Give the file that was written beside a damaged one its name, if there is one: the program may have been killed
    just before that."""
    with suppress(FileNotFoundError):
        _replacement(path).rename(path)


def discard_replacement(path: Path) -> None:
    with suppress(OSError):
        _replacement(path).unlink(missing_ok=True)


def _replacement(path: Path) -> Path:
    return path.with_name(f"{path.name}.saved")


def put_back(aside: Path, path: Path) -> None:
    """Give a damaged file its old name again, replacing what has that name now."""
    with suppress(OSError):
        for side in ("", *_SIDE_FILES):
            path.with_name(path.name + side).unlink(missing_ok=True)
        _rename(aside, path)


def _rename(path: Path, new: Path) -> None:
    """Rename a database file with its side files."""
    path.rename(new)
    for side in _SIDE_FILES:
        beside = path.with_name(path.name + side)
        if beside.exists():
            beside.rename(new.with_name(new.name + side))
