"""Why a file cannot be read, written or understood, in the language spoken."""

import errno
import re
from dataclasses import dataclass

from .language import N_, _

_REASONS = {
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
    errno.EIO: N_("the disk has a fault"),
}


_PLACE = re.compile(r"at line (?P<line>\d+), column (?P<column>\d+)")  # as tomllib names it


def reason(error: OSError) -> str:
    """A few words for the usual reasons; what else there is, the system tells in its own words."""
    return _(_REASONS[error.errno]) if error.errno in _REASONS else str(error.strerror or error)


def toml_reason(error: ValueError) -> str:
    """Where a text is no TOML; tomllib's own words are English only."""
    if place := _PLACE.search(str(error)):
        return _("line {line}, column {column} cannot be understood").format(**place.groupdict())
    return _("it ends too early")


@dataclass(frozen=True, slots=True)
class Why:
    """Why a file is of no use, told in the language that is spoken when somebody reads it."""

    error: OSError | ValueError

    def __str__(self) -> str:
        match self.error:
            case OSError():
                return reason(self.error)
            case UnicodeDecodeError():
                return _("it is not UTF-8 text")
            case _:
                return toml_reason(self.error)
