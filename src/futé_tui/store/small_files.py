"""Small files, replaced as a whole: a crash leaves the old or the new one, a full disk leaves the old one."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..files import parse_json, read_text


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
    """Write a new file and move it into the place of the old one; links and file modes are kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = path.resolve()
    new = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        new.write_text(text, encoding="utf-8")
        if target.exists():
            new.chmod(target.stat().st_mode & 0o777)
        new.replace(target)
    except OSError:
        new.unlink(missing_ok=True)
        raise
