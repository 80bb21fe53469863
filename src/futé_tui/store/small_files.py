"""Small files, replaced as a whole: a crash leaves the old or the new one, and a full disk changes nothing."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any


def read_json(path: Path) -> Any:
    """What a file that remembers something holds; None if there is nothing that can be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def replace_json(path: Path, data: Any) -> None:
    """Write a file that remembers something. Losing it is no great harm, so this never stops a game."""
    with suppress(OSError):
        replace_text(path, json.dumps(data))


def replace_text(path: Path, text: str) -> None:
    """Write a file beside the old one and put it in its place; a link stays a link, and the mode stays."""
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
