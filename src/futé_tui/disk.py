"""Why a file or the database cannot be read, written or understood, in the language spoken."""

import errno
import re
import sqlite3
from dataclasses import dataclass

from .files import RefusedText
from .language import N_, _

_FILE_REASONS = {
    errno.ENOENT: N_("there is no such file or folder"),
    errno.EEXIST: N_("it exists already"),
    errno.EACCES: N_("that is not permitted"),
    errno.EPERM: N_("that is not permitted"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("a part of its path is not a folder"),
    errno.ENOSPC: N_("the disk is full"),
    errno.EDQUOT: N_("the disk is full"),
    errno.EROFS: N_("the disk is read-only"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.EIO: N_("the disk is faulty"),
    errno.EFBIG: N_("it is too big"),
    errno.ESPIPE: N_("it is not a regular file"),
    errno.ENXIO: N_("it is not a regular file"),
    errno.ELOOP: N_("it is a link that leads nowhere"),
    errno.EINVAL: N_("no file can have this name"),
}
_DATABASE_REASONS = {
    sqlite3.SQLITE_FULL: N_("the disk is full"),
    sqlite3.SQLITE_READONLY: N_("it cannot be written"),
    sqlite3.SQLITE_CANTOPEN: N_("it cannot be opened"),
    sqlite3.SQLITE_IOERR: N_("the disk is faulty or full"),
    sqlite3.SQLITE_BUSY: N_("another program is using it"),
    sqlite3.SQLITE_CORRUPT: N_("it is damaged"),
    sqlite3.SQLITE_NOTADB: N_("it is damaged"),
}
_PLACE = re.compile(r"at line (?P<line>\d+), column (?P<column>\d+)")  # as tomllib names it


def file_reason(error: OSError) -> str:
    """A few words for the usual reasons; for all others, what the system says."""
    return _(_FILE_REASONS[error.errno]) if error.errno in _FILE_REASONS else str(error.strerror or error)


def database_reason(error: sqlite3.Error) -> str:
    """A few words for the usual reasons; for all others, what SQLite says."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return _(_DATABASE_REASONS[code]) if code in _DATABASE_REASONS else str(error)


def toml_reason(error: ValueError) -> str:
    """Where a text is not TOML; tomllib's own message is English only."""
    if isinstance(error, RefusedText):
        return str(error)
    if place := _PLACE.search(str(error)):
        return _("line {line}, column {column} cannot be understood").format(**place.groupdict())
    return _("it ends too early")


@dataclass(frozen=True, slots=True)
class Why:
    """Why a file is of no use, in the language that is spoken when somebody reads it."""

    error: OSError | ValueError

    def __str__(self) -> str:
        match self.error:
            case OSError():
                return file_reason(self.error)
            case UnicodeDecodeError():
                return _("it is not UTF-8 text")
            case _:
                return toml_reason(self.error)
