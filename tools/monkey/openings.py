"""Where a session begins: an entry of the home screen and the keys to the screen that the monkey finds itself at."""

from random import Random
from typing import NamedTuple

from futé_tui.app import FuteApp
from futé_tui.language import LANGUAGES
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind
from futé_tui.store.paths import games_file
from futé_tui.store.settings import HINTS, Settings

_REPLAY = "replay"  # what `fute replay` opens


class Opening(NamedTuple):
    """An entry, and keys pressed before the bursts begin."""

    entry: str = ""
    keys: tuple[str, ...] = ()


OPENINGS = (
    Opening(),
    Opening("again"),
    Opening("again", ("escape", "e", "up", "enter")),  # all about a box
    Opening("continue"),
    Opening("latest", ("space", "x")),  # ends with this move
    Opening("new"),
    Opening("rules", ("f3",)),
    Opening("lessons"),
    Opening("lessons", ("enter", "enter")),
    Opening("lessons", ("down", "enter", "enter", "enter")),  # a question
    Opening("daily"),
    Opening("duel"),
    Opening("duel qwinto"),
    Opening("duel qwinto", ("enter", "A", "comma", "B", "enter", "enter")),  # hand over to A
    Opening("duel code"),
    Opening("records", ("s",)),
    Opening("settings", ("end", "space")),  # another key for a command
    Opening("games", ("e",)),
    Opening(_REPLAY, ("t",)),
    Opening("", ("ctrl+p",)),
)


def open_app(opening: Opening, random: Random) -> FuteApp:
    """The app with any settings, about to show the entry."""
    settings = Settings(
        language=random.choice(LANGUAGES),
        hints=random.choice(HINTS),
        theme=random.choice(("fute-dark", "fute-light")),
        ascii=random.random() < 0.3,
        hand_over=random.random() < 0.5,
        animations=random.random() < 0.1,
    )
    store = GameStore(games_file())
    match opening.entry:
        case "continue":
            return FuteApp(settings, f"continue {random.choice(store.games(over=False)).id}")
        case "latest":
            return FuteApp(settings, f"continue {store.games(over=False)[0].id}")
        case "duel code":
            return FuteApp(settings, f"duel {store.games(kind=Kind.DUEL)[0].occasion.tag}")
        case entry if entry == _REPLAY:
            return FuteApp(settings, replay=random.choice(store.games(kind=Kind.TABLE)).read())
        case entry:
            return FuteApp(settings, entry)
