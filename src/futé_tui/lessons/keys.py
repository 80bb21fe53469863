"""Progress in a lesson, and the keys under which it is stored."""

from pathlib import Path
from typing import NamedTuple


class Progress(NamedTuple):
    """Where a lesson was left, counted from 0, and whether it was ever finished."""

    step: int = 0
    done: bool = False


def lesson_key(sheet: str, path: Path) -> str:
    """The key of a lesson: its sheet, and the name of its file without the number."""
    return f"{sheet}/{path.stem.partition('-')[2]}"


def older_key(key: str) -> str:
    """The key of a lesson of the first course, whose names are used again by lessons of today."""
    return f"{key}@1"
