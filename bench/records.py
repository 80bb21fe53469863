"""What fifty thousand finished games cost: starting the app with them, opening every list, and printing them.

The machine may be busy, so everything is timed in turns with something that does not depend on the games.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import games_file, lessons_file

from .bare import SIGN
from .figures import compare
from .many_games import GAMES, fill_store
from .shelf import KEYS
from .terminal import Taken, Terminal

STARTS = 10
OPENINGS = 5
PRINTINGS = 3
START_BUDGET = 1.1
OPENING_BUDGET = 1.0  # of the time a bare Textual app takes to start: well under a second where nothing is busy
PRINTING_BUDGET = 2.5
ESCAPE = "\x1b"
OPENED = 0.3  # seconds of quiet; the first paint may come in two parts
SETTLED = 0.5


def measure_starts(empty: Path, full: Path) -> None:
    """Starting with all these games, beside starting with none."""
    ours: list[Taken] = []
    yard: list[Taken] = []
    for folder in (empty, full):
        _settle_in(folder)
    for _ in range(STARTS):
        for folder, times in ((empty, yard), (full, ours)):
            os.environ["XDG_DATA_HOME"] = str(folder)
            with Terminal("fute") as terminal:
                times.append(terminal.wait_for("New game"))
    print(compare(f"first paint, {GAMES} games or none", ours, yard, START_BUDGET))


def measure_opening() -> None:
    """Opening every screen with stored games, beside starting a bare Textual app."""
    for key, entry in KEYS.items():
        ours, yard = [], []
        with Terminal("bench.shelf") as shelf:
            shelf.wait_for("New game")
            for _ in range(OPENINGS):
                with Terminal("bench.bare") as bare:
                    yard.append(bare.wait_for(SIGN))
                ours.append(shelf.press(key, OPENED))
                shelf.press(ESCAPE, SETTLED)
        print(compare(f"{entry} of {GAMES} games", ours, yard, OPENING_BUDGET))


def measure_printing() -> None:
    """Printing the list of games and the statistics, beside starting a bare Textual app."""
    for word in ("games", "stats"):
        ours, yard = [], []
        for _ in range(PRINTINGS):
            with Terminal("bench.bare") as bare:
                yard.append(bare.wait_for(SIGN))
            ours.append(_run(word))
        print(compare(f"fute {word}, {GAMES} games", ours, yard, PRINTING_BUDGET))


def _run(word: str) -> Taken:
    """Run a command to its end."""
    before, started = os.times(), perf_counter()
    subprocess.run([sys.executable, "-m", "fute", word], stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return Taken(perf_counter() - started, worked)


def _settle_in(folder: Path) -> None:
    """Keep the data there, as somebody who knows the app: nobody is welcomed any more."""
    os.environ["XDG_DATA_HOME"] = str(folder)
    LessonProgress(lessons_file()).note_offer()


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        _settle_in(Path(folder))
        fill_store(games_file())
        measure_printing()
        measure_opening()
        measure_starts(Path(folder) / "empty", Path(folder))


if __name__ == "__main__":
    main()
