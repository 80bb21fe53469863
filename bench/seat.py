"""The app, opened at the table. All its games have the same players and the same dice, so that they can be foretold."""

import sys
from itertools import cycle
from unittest.mock import patch

from futé_tui.app import FuteApp
from futé_tui.screens.table import result
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.settings import Settings

PLAYERS = ("Lia", "Tom")
SEED = 7


class SeatedApp(FuteApp):
    """Starts games of these sheets in turn on its own, without cards between the players, with these levels of hints
    (`full,coach`) in turn."""

    def __init__(self, hints: str, *sheets: str) -> None:
        super().__init__(Settings(animations=False, hand_over=False))
        self._sheets, self._hints = cycle(sheets), cycle(hints.split(","))

    def on_ready(self) -> None:
        self._start()

    def _start(self) -> None:
        self.settings = self.settings.changed("hints", next(self._hints))
        self.start(GameSetup(next(self._sheets), PLAYERS, SEED))

    def play_again(self, _game: object) -> None:
        """Play again, but with the dice that are foretold."""
        self.action_home()
        self._start()


if __name__ == "__main__":
    with patch.object(result, "play_again", SeatedApp.play_again):
        SeatedApp(*sys.argv[1:]).run()
