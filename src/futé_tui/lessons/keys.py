"""The keys under which progress in lessons is stored."""

from pathlib import Path


def lesson_key(sheet: str, path: Path) -> str:
    """The key of a lesson: its sheet, and the name of its file without the number."""
    return f"{sheet}/{path.stem.partition('-')[2]}"


def older_key(key: str) -> str:
    """The key of a lesson of the first course, whose names are used again by lessons of today."""
    return f"{key}@1"
