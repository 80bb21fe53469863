"""Copies of a database file: to read it without touching it, and with a new first page where that is damaged."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

_PAGE = 4096  # bytes; SQLite's own choice for every file that it makes
_CHANGES = slice(24, 28)  # a counter; where the other one differs, SQLite finds out the size of the file for itself
_SIZE_IS_OF = slice(92, 96)


@contextmanager
def open_untouched(path: Path) -> Iterator[tuple[sqlite3.Connection, bool]]:
    """Open a database file for reading; not even SQLite's side files are written. Also gives whether that is all of it.

    A program that was killed leaves its last changes in the write-ahead log, which SQLite can only read where it can
    write: the file is copied then. If there is no room for a copy, these changes are missing.
    """
    with ExitStack() as stack:
        complete = True
        if has_log(path):
            try:
                path = _copy(path, Path(stack.enter_context(TemporaryDirectory(prefix="fute-"))))
            except OSError:
                complete = False
        untouched = "" if has_log(path) and complete else "?immutable=1"
        name = f"{path.absolute().as_uri()}{untouched}"
        yield stack.enter_context(closing(sqlite3.connect(name, uri=True, isolation_level=None))), complete


def _copy(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    for source, target in ((path, copy), (log_of(path), log_of(copy))):
        shutil.copyfile(source, target)
    return copy


def has_log(path: Path) -> bool:
    """Whether there are changes in the write-ahead log."""
    try:
        return log_of(path).stat().st_size > 0
    except OSError:
        return False


def log_of(path: Path) -> Path:
    """The write-ahead log of a database file."""
    return path.with_name(f"{path.name}-wal")


def copy_with_new_first_page(damaged: Path, fresh: sqlite3.Connection, copy: Path) -> None:
    """Copy a file, with its first page replaced by that of a fresh database. It has the list of tables: without it
    nothing can be read, and it is the same in every file."""
    whole = fresh.serialize()
    page = bytearray(whole[:_PAGE])
    page[_CHANGES], page[_SIZE_IS_OF] = (1).to_bytes(4), (0).to_bytes(4)
    with damaged.open("rb") as source, copy.open("wb") as target:
        source.seek(_PAGE)
        target.write(page)
        shutil.copyfileobj(source, target)
        target.truncate(max(target.tell(), len(whole)))  # every table has a page, if only an empty one
    if has_log(damaged):
        shutil.copyfile(log_of(damaged), log_of(copy))
