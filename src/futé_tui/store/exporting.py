"""Writing a stored game as a record."""

from pathlib import Path

from ..engine.records import RecordError
from .stored import StoredGame


def readable_record(stored: StoredGame) -> str:
    """The record as people read it; one that the present rules do not understand stays as it was stored."""
    try:
        return stored.read().record()
    except RecordError:
        return stored.record


def export(stored: StoredGame, file: Path) -> None:
    """Write the record into a new file; what is there already is never overwritten (FileExistsError)."""
    record = readable_record(stored)
    with file.open("x", encoding="utf-8") as new:
        new.write(record)
