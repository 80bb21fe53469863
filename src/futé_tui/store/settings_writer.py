"""Writing the settings file: one value changes, everything else stays as it was."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from ..disk import file_reason
from ..files import RefusedText, check_limits, read_text
from ..language import _
from .settings import Value
from .small_files import replace_text


class NotWritten(Exception):
    """The file cannot be written; the text is one sentence."""


def write_value(path: Path, name: str, value: Value | None) -> None:
    """Write one value, or remove it (None); comments, order and all other values stay."""
    try:
        text = read_text(path) if path.exists() else ""
        check_limits(text)
        document = tomlkit.parse(text)
        _put(document, name, value)
        replace_text(path, tomlkit.dumps(document))
    except OSError as error:
        raise NotWritten(_not_written(path, file_reason(error))) from None
    except (UnicodeDecodeError, RefusedText, TOMLKitError) as error:
        raise NotWritten(_not_written(path, str(error))) from None


def _not_written(path: Path, why: str) -> str:
    return _("{path} cannot be written, so this lasts only until you leave: {reason}.").format(path=path, reason=why)


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
