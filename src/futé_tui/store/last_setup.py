"""What the last game was started with. Losing it is harmless, so errors are ignored."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .small_files import read_json, replace_json


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Sheet, players, and the seed if one was chosen."""

    sheet: str
    players: tuple[str, ...]
    seed: int | None = None


def remember(setup: GameSetup, path: Path) -> None:
    """Write the setup, if the disk allows it."""
    replace_json(path, {"sheet": setup.sheet, "players": setup.players})


def recall(path: Path) -> GameSetup | None:
    """The last setup; None if there is none that can be read."""
    data = read_json(path)
    return GameSetup(data["sheet"], tuple(data["players"])) if is_setup(data) else None


def is_setup(data: Any) -> bool:
    """Whether a file of this content remembers a setup."""
    match data:
        case {"sheet": str(), "players": [*players]}:
            return all(isinstance(name, str) for name in players)
        case _:
            return False
