"""The store as the command line uses it."""

from ..language import _
from ..store.games import GameStore
from ..store.paths import games_file
from ..store.stored import StoredGame
from ..user_errors import UserError
from .output import complain, show_salvage

_LONGEST_NUMBER = 18  # digits; SQLite cannot hold more


def open_store() -> GameStore:
    """Open the stored games; warnings go to the error stream."""
    return GameStore(games_file(), complain, show_salvage)


def find_stored(store: GameStore, text: str) -> StoredGame:
    """The stored game with this number."""
    stored = store.game(int(text)) if text.isdecimal() and len(text) <= _LONGEST_NUMBER else None
    if stored is None:
        raise UserError(_("there is no game {text!r}; fute games lists them").format(text=text))
    return stored
