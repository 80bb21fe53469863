"""The app with a key that opens the records."""

from typing import ClassVar

from textual.binding import BindingType

from futé_tui.app import FuteApp
from futé_tui.store.settings import Settings

KEY = "k"


class ShelfApp(FuteApp):
    """Opens the records from anywhere."""

    BINDINGS: ClassVar[list[BindingType]] = [(KEY, "records", "Records")]


if __name__ == "__main__":
    ShelfApp(Settings(animations=False)).run()
