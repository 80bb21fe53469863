"""The app, opened at the table. All its games have the same players and the same dice, so that they can be foretold."""

import sys
from dataclasses import replace

from futé_tui.app import FuteApp
from futé_tui.setting_up import SetUp
from futé_tui.store.settings import Settings

PLAYERS = ("Lia", "Tom")
SEED = 7


class SeatedApp(FuteApp):
    """Starts a game on its own, without cards between the players."""

    def __init__(self, sheet: str, hints: str) -> None:
        super().__init__(Settings(animations=False, hand_over=False, hints=hints))
        self._sheet = sheet

    def on_ready(self) -> None:
        self.start(SetUp(self._sheet, PLAYERS))

    def start(self, set_up: SetUp) -> None:
        super().start(replace(set_up, seed=SEED))


if __name__ == "__main__":
    SeatedApp(*sys.argv[1:]).run()
