"""Files of arrays (.npz) that anybody may have written: ordinary ones, of a sensible size also when unpacked."""

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np

_MOST_BYTES = 64 * 2**20  # those that come with the game have less than half a million


@contextmanager
def open_arrays(path: Path) -> Iterator[Mapping[str, Any]]:
    """The arrays of a file, each read when it is asked for; OSError for a file that is too large. NumPy, zipfile and
    zlib raise all kinds of other errors for a damaged one."""
    if not os.path.isfile(path):
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE), str(path))
    with path.open("rb") as opened:
        unpacked = sum(part.file_size for part in ZipFile(opened).infolist())
        if max(unpacked, path.stat().st_size) > _MOST_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        opened.seek(0)
        with np.load(opened, allow_pickle=False) as file:
            yield file


def write_arrays(path: Path, save: Callable[..., None], arrays: Mapping[str, Any]) -> None:
    """Write a file with one of NumPy's savers; a reader never sees half of it, and a full disk leaves the old one."""
    half = path.with_suffix(".part")
    try:
        with half.open("wb") as file:
            save(file, **arrays)
        half.replace(path)
    except OSError:
        half.unlink(missing_ok=True)
        raise
