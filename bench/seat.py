"""The app, opened at the table. All its games have the same players and the same dice, so that they can be foretold."""

import sys

from futé_tui.app import FuteApp
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.settings import Settings

PLAYERS = ("Lia", "Tom")
SEED = 7


class SeatedApp(FuteApp):
    """Starts a game on its own, without cards between the players."""

    def __init__(self, sheet: str, hints: str) -> None:
        super().__init__(Settings(animations=False, hand_over=False, hints=hints))
        self._sheet = sheet

    def on_ready(self) -> None:
        self._start()

    def _start(self) -> None:
        self.start(GameSetup(self._sheet, PLAYERS, SEED))

    def action_again(self) -> None:
        self.action_home()
        self._start()


if __name__ == "__main__":
    SeatedApp(*sys.argv[1:]).run()
