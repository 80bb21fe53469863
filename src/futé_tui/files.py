"""Reading and writing files that people name: ordinary ones of a sensible size, with bounded numbers and nesting."""

import errno
import json
import os
import re
import stat
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .language import N_, _

MOST_BYTES = 4 * 2**20
_DEEPEST = 50
_TOO_DEEP = N_("its brackets are nested too deeply")
_LONG_NUMBER = re.compile(r"[0-9A-Fa-f_]{200,}")
_BRACKET = re.compile(r"[\[{]|([\]}])")


class RefusedText(ValueError):
    """A text that no file of ours can contain; as text, the reason in the current language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return _(self.message)


def read_text(path: Path | str, most: int = MOST_BYTES) -> str:
    """The text of a regular file; OSError for anything else, which might never end, and for more bytes than these.

    UnicodeDecodeError if it is not UTF-8. The mark that some editors put at the beginning is left out.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:  # a null character in the name
        raise _error(errno.EINVAL, path) from None
    with open(handle, "rb") as file:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise _error(errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.ESPIPE, path)
        data = file.read(most + 1)
    if len(data) > most:
        raise _error(errno.EFBIG, path)
    return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def _error(number: int, path: Path | str) -> OSError:
    return OSError(number, os.strerror(number), str(path))


def write_bytes(path: Path | str, data: bytes, *, force: bool = False) -> None:
    """Write a file; OSError if that fails, FileExistsError instead of overwriting one unless that is meant. A full disk
    leaves what was there."""
    target = Path(path)
    try:
        if not force:
            target.open("x").close()
        replace_bytes(target, data)
    except ValueError:  # a null character in the name
        raise _error(errno.EINVAL, path) from None
    except FileExistsError:
        raise
    except OSError:
        if not force:
            target.unlink(missing_ok=True)
        raise


def replace_bytes(path: Path, data: bytes) -> None:
    """Write a new file and move it into the place of the old one; links and file modes are kept. A device or pipe is
    written to, never replaced; OSError if nobody reads from it."""
    if path.exists() and not path.is_file():
        _write_at_once(path, data)
        return
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise _error(errno.ELOOP, path)
    new = target.with_name(f".{os.getpid()}.new")
    try:
        new.write_bytes(data)
        if target.exists():
            new.chmod(target.stat().st_mode & 0o777)
        new.replace(target)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def _write_at_once(path: Path, data: bytes) -> None:
    """Write without waiting for somebody to read."""
    with open(os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)), "wb") as file:
        file.write(data)


def parse_toml(text: str) -> dict[str, Any]:
    check_limits(text)
    data = tomllib.loads(text)
    _check_depth(data)  # dots nest tables as well
    return data


def parse_json(text: str) -> Any:
    check_limits(text)
    return json.loads(text)


def check_limits(text: str) -> None:
    """Raise RefusedText for numbers and nesting that parsers choke on."""
    if _LONG_NUMBER.search(text):
        raise RefusedText(N_("a number in it has too many digits"))
    depth = 0
    for bracket in _BRACKET.finditer(text):
        depth += -1 if bracket[1] else 1
        if depth > _DEEPEST:
            raise RefusedText(_TOO_DEEP)


def _check_depth(data: object) -> None:
    level = [data]
    for _depth in range(_DEEPEST):
        level = [inner for outer in level if isinstance(outer, dict | list) for inner in _inside(outer)]
        if not level:
            return
    raise RefusedText(_TOO_DEEP)


def _inside(outer: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return outer.values() if isinstance(outer, dict) else outer
