"""What the last game was started with. Losing it is harmless, so errors are ignored."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .small_files import read_json, replace_json


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Sheet, players, the seed if one was chosen, options that differ from the sheet's own, and whether the dice are
    real ones that somebody types in."""

    sheet: str
    players: tuple[str, ...]
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    typed: bool = False


def remember(setup: GameSetup, path: Path) -> None:
    """Write the setup, if the disk allows it. A seed is for one game and is not remembered."""
    data: dict[str, Any] = {"sheet": setup.sheet, "players": setup.players}
    if setup.options:
        data["options"] = dict(setup.options)
    if setup.typed:
        data["typed"] = True
    replace_json(path, data)


def recall(path: Path) -> GameSetup | None:
    """The last setup; None if there is none that can be read. Files without options and dice are older ones."""
    data = read_json(path)
    if not is_setup(data):
        return None
    options = data.get("options")
    chosen = tuple(options.items()) if isinstance(options, dict) else ()
    sound = all(isinstance(setting, str) for _option, setting in chosen)
    return GameSetup(
        data["sheet"],
        tuple(data["players"]),
        options=chosen if sound else (),
        typed=data.get("typed") is True,
    )


def is_setup(data: Any) -> bool:
    """Whether a file of this content remembers a setup."""
    match data:
        case {"sheet": str(), "players": [*players]}:
            return all(isinstance(name, str) for name in players)
        case _:
            return False
