"""`python -m bench.memory --minutes 60`: one long evening at the table, and how much memory the app holds meanwhile.

Games of every sheet are played in a real terminal, one after another, with all hints, every fourth with the coach;
cards and pages are opened in between. Every move is looked up in the store before the next one is made. The first
quarter of the evening fills the caches, which are bounded; after that memory has to stay where it is. It goes up and
down with the sheet on the table and the expert that is asked, so quarters are compared by their averages.
"""

import argparse
import os
import sqlite3
from itertools import cycle
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from futé_tui import ruleset_ids
from futé_tui.hints.levels import Level
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import games_file, lessons_file

from .figures import grown
from .player import Player
from .terminal import Terminal

HURRY = 0.01  # seconds of quiet that tell a move from the next where nothing is timed
PATIENCE = 120.0  # seconds for a move to be stored
ESCAPE = "\x1b"
VISITS = (("?", ESCAPE), ("\x1bOS", ESCAPE), ("v", "v"), ("e", ESCAPE))  # help, rules, sheets, all about a box
A_LOOK = 1.5  # seconds of quiet
LEVELS = ",".join((Level.FULL, Level.FULL, Level.FULL, Level.COACH))
MOVES_BETWEEN_VISITS = 40
LOOKS = 20  # at the memory, in the whole evening
QUARTER = LOOKS // 4
GROWTH_BUDGET = 0.05


class Evening:
    """Game after game in one app, which takes this share of a processor."""

    def __init__(self, table: Terminal, share: float) -> None:
        self._table, self._share = table, share
        self._worked = table.worked()
        self._player, self._visits = Player(ruleset_ids(), table), cycle(VISITS)
        self.moves = 0

    def go_on(self) -> None:
        """Play the next move; now and then something else is looked at."""
        keys = "".join(key for _, key in self._player.decide())
        self._table.send(keys)
        if not self._is_stored():  # a card came in between, and has taken the keys
            self._again(keys)
        self.moves += 1
        if self.moves % MOVES_BETWEEN_VISITS == 0 and not self._player.is_over:
            self._visit(*next(self._visits))
        self._rest()

    def _visit(self, *keys: str) -> None:
        """Press keys one after the other, as somebody who looks before going on."""
        for key in keys:
            self._table.send(key)
            self._table.listen(A_LOOK)

    def _is_stored(self) -> bool:
        """Whether the move that was made on the side is made at the table, too, after some patience."""
        deadline = monotonic() + PATIENCE
        while (stored := _stored_moves(games_file())) != self._player.moves and monotonic() < deadline:
            self._table.listen(HURRY)
        return stored == self._player.moves

    def _again(self, keys: str) -> None:
        """Close whatever is open, deselect what is picked, and press these keys once more."""
        print(f"{self.moves} moves: once more {keys!r}", flush=True)
        self._visit(ESCAPE, ESCAPE, keys)
        if not self._is_stored():
            raise TimeoutError(f"the table is not at move {self._player.moves} of the game")

    def _rest(self) -> None:
        """Leave the rest of the processor to others."""
        worked, self._worked = self._worked, self._table.worked()
        sleep(max(0.0, (self._worked - worked) * (1 / self._share - 1)))
        self._table.listen(0)


def _stored_moves(path: Path) -> int:
    """How many moves the latest game has, as others see it."""
    database = sqlite3.connect(path)
    try:
        query = "SELECT count(*) FROM moves WHERE game = (SELECT max(id) FROM games)"
        return int(database.execute(query).fetchone()[0])
    finally:
        database.close()


def play_evening(minutes: float, share: float) -> list[int]:
    """Play for so long; the memory at every look, in KiB."""
    looks: list[int] = []
    began = monotonic()
    with Terminal("bench.seat", LEVELS, *ruleset_ids()) as table:
        evening = Evening(table, share)
        while len(looks) < LOOKS:
            evening.go_on()
            if (passed := (monotonic() - began) / 60) >= minutes * (len(looks) + 1) / LOOKS:
                looks.append(table.memory())
                print(f"{passed:6.1f} min {evening.moves:7} moves {looks[-1]:8} KiB", flush=True)
    return looks


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="how long the evening is (60)")
    parser.add_argument("--share", type=float, default=1.0, help="how much of a processor the app may take (1)")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        LessonProgress(lessons_file()).note_offer()
        looks = play_evening(chosen.minutes, chosen.share)
    second, last = round(fmean(looks[QUARTER : 2 * QUARTER])), round(fmean(looks[-QUARTER:]))
    print(grown(f"{chosen.minutes:g} minutes of play", second, last, GROWTH_BUDGET))


if __name__ == "__main__":
    main()
