"""Small files that remember something. Losing one is no great harm, so nothing here ever stops a game."""

import json
import os
from pathlib import Path
from typing import Any


def read_json(path: Path) -> Any:
    """What a file holds; None if there is nothing that can be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def replace_json(path: Path, data: Any) -> None:
    """Replace the file as a whole, so that a crash leaves the old or the new one; a full disk changes nothing."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(json.dumps(data), encoding="utf-8")
        new.replace(path)
    except OSError:
        return
