"""Small files, replaced as a whole: a crash leaves the old or the new one, a full disk leaves the old one."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..files import parse_json, read_text, replace_bytes


def read_json(path: Path) -> Any:
    """The contents of a JSON file; None if it cannot be read."""
    try:
        return parse_json(read_text(path))
    except (OSError, ValueError):
        return None


def replace_json(path: Path, data: Any) -> None:
    """Write a JSON file that nobody misses for long: errors are ignored."""
    with suppress(OSError):
        replace_text(path, json.dumps(data))


def replace_text(path: Path, text: str) -> None:
    """Write a file in a folder that may not exist yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_bytes(path, text.encode("utf-8"))
