"""The app with a key for every screen that lists or adds up stored games."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from futé_tui.app import FuteApp
from futé_tui.screens.home.home import HomeScreen
from futé_tui.store.settings import Settings

KEYS = {"k": "records", "g": "games", "y": "daily", "u": "duel"}


class ShelfApp(FuteApp):
    """Opens these screens from home."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, f"entry({entry!r})") for key, entry in KEYS.items()]

    def action_entry(self, entry: str) -> None:
        self.post_message(HomeScreen.Chosen(entry))


if __name__ == "__main__":
    ShelfApp(Settings(animations=False)).run()
