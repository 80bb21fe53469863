"""Why the database cannot be read or written, in the language spoken."""

import sqlite3

from ..language import N_, _

_REASONS = {
    sqlite3.SQLITE_FULL: N_("the disk is full"),
    sqlite3.SQLITE_READONLY: N_("it cannot be written"),
    sqlite3.SQLITE_CANTOPEN: N_("it cannot be opened"),
    sqlite3.SQLITE_IOERR: N_("the disk has a fault or is full"),
    sqlite3.SQLITE_BUSY: N_("another program is using it"),
    sqlite3.SQLITE_CORRUPT: N_("it is damaged"),
    sqlite3.SQLITE_NOTADB: N_("it is damaged"),
}


def why(error: sqlite3.Error) -> str:
    """A few words for the usual reasons; what else there is, SQLite tells in its own words."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return _(_REASONS[code]) if code in _REASONS else str(error)
