"""Remembering what the last game was started with. Losing it is no harm, so nothing here ever stops a game."""

import json
from pathlib import Path

from ..setting_up import SetUp


def remember(set_up: SetUp, path: Path) -> None:
    """Write the set-up down, if the disk allows it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"sheet": set_up.sheet, "players": set_up.players}), encoding="utf-8")
    except OSError:
        return


def recall(path: Path) -> SetUp | None:
    """The set-up last written down; None if there is none that can be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return SetUp(str(data["sheet"]), tuple(str(name) for name in data["players"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
