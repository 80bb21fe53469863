"""Remembering what the last game was started with. Losing it is no harm, so nothing here ever stops a game."""

from pathlib import Path

from ..setting_up import SetUp
from .small_files import read_json, replace_json


def remember(set_up: SetUp, path: Path) -> None:
    """Write the set-up down, if the disk allows it."""
    replace_json(path, {"sheet": set_up.sheet, "players": set_up.players})


def recall(path: Path) -> SetUp | None:
    """The set-up last written down; None if there is none that can be read."""
    data = read_json(path)
    try:
        return SetUp(str(data["sheet"]), tuple(str(name) for name in data["players"]))
    except (KeyError, TypeError):
        return None
