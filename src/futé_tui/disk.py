"""Why a file cannot be read or written, in the language spoken."""

import errno

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


def reason(error: OSError) -> str:
    """A few words for the usual reasons; what else there is, the system tells in its own words."""
    return _(_REASONS[error.errno]) if error.errno in _REASONS else str(error.strerror or error)
