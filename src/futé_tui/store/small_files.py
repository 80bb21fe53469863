"""Small files, replaced as a whole: after a crash there is the old or the new one, on a full disk the old one."""

import json
from os.path import exists
from pathlib import Path
from typing import Any

from ..files import parse_json, read_text, replace_bytes


def read_json(path: Path) -> Any:
    """The contents of a JSON file; None if it cannot be read."""
    try:
        return parse_json(read_text(path))
    except (OSError, ValueError):
        return None


def replace_json(path: Path, data: Any) -> bool:
    """Write a JSON file, and keep one that cannot be read under another name; whether it could be written."""
    if exists(path) and read_json(path) is None:
        set_file_aside(path)
    try:
        replace_text(path, json.dumps(data))
    except OSError:
        return False
    return True


def replace_text(path: Path, text: str) -> None:
    """Write a file in a folder that may not exist yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_bytes(path, text.encode("utf-8"))


def free_name(path: Path) -> Path:
    """A name beside a damaged file under which it can be kept."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def set_file_aside(path: Path) -> bool:
    """Give a damaged file another name; whether that was possible."""
    try:
        path.rename(free_name(path))
    except OSError:
        return False
    return True
