"""`python -m bench.memory --minutes 60`: one long evening at the table, and how much memory the app holds meanwhile.

Games of every sheet are played in a real terminal with all hints, one after another; cards and pages are opened in
between. The first part of the evening fills the caches, which are bounded; after that memory has to stay where it is.
"""

import argparse
import os
from itertools import cycle
from tempfile import TemporaryDirectory
from time import monotonic

from futé_tui import ruleset_ids
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file

from .figures import grown
from .player import SETTLED, Player
from .terminal import Terminal

HURRY = 0.01  # seconds of quiet that tell a move from the next where nothing is timed
VISITS = (("?", "\x1b"), ("\x1bOS", "\x1b"), ("v", "v"), ("e", "\x1b"))  # help, rules, sheets, all about a box
MOVES_BETWEEN_VISITS = 40
LOOKS = 20  # at the memory, in the whole evening
WARMING = 5  # looks before which memory may grow
GROWTH_BUDGET = 0.05


def play_evening(minutes: float) -> list[int]:
    """Play for so long; the memory at every look, in KiB."""
    looks: list[int] = []
    moves = 0
    began = monotonic()
    with Terminal("bench.seat", "full", *ruleset_ids()) as table:
        player, visits = Player(ruleset_ids(), table), cycle(VISITS)
        while len(looks) < LOOKS:
            table.press("".join(key for _, key in player.decide()), HURRY)
            moves += 1
            if moves % MOVES_BETWEEN_VISITS == 0:
                for key in next(visits):
                    table.press(key, SETTLED)
            if (passed := (monotonic() - began) / 60) >= minutes * (len(looks) + 1) / LOOKS:
                looks.append(table.memory())
                print(f"{passed:6.1f} min {moves:7} moves {looks[-1]:8} KiB", flush=True)
    return looks


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="how long the evening is (60)")
    minutes = parser.parse_args().minutes
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        LessonProgress(lessons_file()).note_offer()
        looks = play_evening(minutes)
    print(grown(f"{minutes:g} minutes of play", looks[WARMING], looks[-1], GROWTH_BUDGET))


if __name__ == "__main__":
    main()
