"""Writing the settings file: one value changes, everything else in it stays as it was."""

import os
import tempfile
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from ..language import _
from .settings import Value


class NotWritten(Exception):
    """The file cannot be written; the text is one sentence."""


def write_value(path: Path, name: str, value: Value | None) -> None:
    """Put one value into the file, or take it out; comments, order and all other values stay."""
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8") if path.exists() else "")
        _put(document, name, value)
        _replace(path, tomlkit.dumps(document))
    except OSError as error:
        raise NotWritten(_not_written(path, error.strerror or str(error))) from None
    except (UnicodeDecodeError, TOMLKitError) as error:
        raise NotWritten(_not_written(path, str(error))) from None


def _not_written(path: Path, reason: str) -> str:
    return _("{path} cannot be written, so this holds only until you leave: {reason}.").format(path=path, reason=reason)


def _put(document: MutableMapping[str, Any], name: str, value: Value | None) -> None:
    *table, key = name.split(".", 1)
    for part in table:
        if not isinstance(document.get(part), MutableMapping):
            document[part] = tomlkit.table()
        document = document[part]
    if value is None:
        document.pop(key, None)
    else:
        document[key] = value


def _replace(path: Path, text: str) -> None:
    """Write the whole file anew beside the old one, so that there is always a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = path.resolve()  # where the file is a link, it stays one
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=target.name)
    beside = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        if target.exists():
            beside.chmod(target.stat().st_mode & 0o777)
        beside.replace(target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
