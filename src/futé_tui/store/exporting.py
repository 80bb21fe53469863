"""Writing stored games as records."""

import errno
import os
from collections.abc import Iterable
from pathlib import Path

from ..engine.problems import RecordError
from ..files import write_bytes
from .sealed import SealedGame
from .stored import StoredGame
from .text_values import encode


def exported_record(stored: StoredGame) -> bytes:
    """The record of a game; if it cannot be replayed, everything of it that can be read, byte for byte.
    SealedGame says that it stays closed for now."""
    try:
        return stored.show().record().encode("utf-8")
    except RecordError:
        return encode(stored.record.text)


def export(stored: StoredGame, file: Path, *, force: bool = False) -> None:
    """Write the record into a file; raises FileExistsError instead of overwriting one, unless that is meant."""
    write_bytes(file, exported_record(stored), force=force)


def export_all(games: Iterable[StoredGame], folder: Path, *, force: bool) -> list[int]:
    """Write a file for each game into a folder; if one is there already, none is written. The numbers of those that
    stay closed for now."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {folder / f"game-{stored.id}.fute": stored for stored in games}
    there = next((file for file in files if file.exists()), None)
    if there and not force:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(there))
    closed = []
    for file, stored in files.items():
        try:
            export(stored, file, force=force)
        except SealedGame:
            closed.append(stored.id)
    return closed
