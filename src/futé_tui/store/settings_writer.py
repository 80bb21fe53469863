"""Writing the settings file: one value changes, everything else in it stays as it was."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from ..disk import reason
from ..language import _
from .settings import Value
from .small_files import replace_text


class NotWritten(Exception):
    """The file cannot be written; the text is one sentence."""


def write_value(path: Path, name: str, value: Value | None) -> None:
    """Put one value into the file, or take it out; comments, order and all other values stay."""
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8") if path.exists() else "")
        _put(document, name, value)
        replace_text(path, tomlkit.dumps(document))
    except OSError as error:
        raise NotWritten(_not_written(path, reason(error))) from None
    except (UnicodeDecodeError, TOMLKitError) as error:
        raise NotWritten(_not_written(path, str(error))) from None


def _not_written(path: Path, why: str) -> str:
    return _("{path} cannot be written, so this holds only until you leave: {reason}.").format(path=path, reason=why)


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
