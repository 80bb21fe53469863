"""A new first page for a damaged database file.

The first page has the list of tables. Without it nothing can be read, and it is the same in every file.
"""

import shutil
import sqlite3
from pathlib import Path

from .file_copy import has_log, log_of

_PAGE = 4096  # bytes; SQLite's own choice for every file that it makes
_CHANGES = slice(24, 28)  # a counter; where the other one differs, SQLite finds out the size of the file for itself
_SIZE_IS_OF = slice(92, 96)


def copy_with_new_first_page(damaged: Path, fresh: sqlite3.Connection, copy: Path) -> None:
    """Copy a file, with its first page replaced by that of a fresh database."""
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
