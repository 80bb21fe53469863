"""What ten thousand finished games cost: starting the app with them, opening the records, reading and adding them up.

The machine may be busy, so everything is timed in turns with something that does not depend on the games.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from futé_tui.sheets.shown import sheet_ratings
from futé_tui.statistics.filters import EVERYTHING
from futé_tui.statistics.report import report
from futé_tui.store.games import GameStore
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import games_file, lessons_file

from .bare import SIGN
from .figures import compare
from .many_games import GAMES, fill_store
from .shelf import KEY
from .terminal import Taken, Terminal
from .yardstick import CALLS, yardstick

STARTS = 10
OPENINGS = 10
START_BUDGET = 1.1
OPENING_BUDGET = 1.0  # of the time a bare Textual app takes to start: well under a second where nothing is busy
ESCAPE = "\x1b"
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
    """Opening the records, beside starting a bare Textual app."""
    ours, yard = [], []
    with Terminal("bench.shelf") as shelf:
        shelf.wait_for("New game")
        for _ in range(OPENINGS):
            with Terminal("bench.bare") as bare:
                yard.append(bare.wait_for(SIGN))
            ours.append(shelf.press(KEY))
            shelf.press(ESCAPE, SETTLED)
    print(compare(f"records of {GAMES} games", ours, yard, OPENING_BUDGET))


def measure_reading() -> None:
    """Reading all games and making every report, without a screen."""
    reading, reporting, yard = float("inf"), float("inf"), float("inf")
    store = GameStore(games_file())
    for _ in range(5):
        start = perf_counter()
        games = store.played()
        read = perf_counter()
        report(games, EVERYTHING, sheet_ratings)
        reading, reporting = min(reading, read - start), min(reporting, perf_counter() - read)
        yard = min(yard, yardstick())
    for name, time in (("reading", reading), ("reporting", reporting)):
        print(f"{name} {GAMES} games: {time * 1e3:.0f} ms, {time / yard * CALLS / GAMES:.1f} yardstick calls a game")


def _settle_in(folder: Path) -> None:
    """Keep the data there, as somebody who knows the app: nobody is welcomed any more."""
    os.environ["XDG_DATA_HOME"] = str(folder)
    LessonProgress(lessons_file()).note_offer()


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        _settle_in(Path(folder))
        fill_store(games_file())
        measure_reading()
        measure_opening()
        measure_starts(Path(folder) / "empty", Path(folder))


if __name__ == "__main__":
    main()
