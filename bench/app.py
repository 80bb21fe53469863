"""How fast the app is in a real terminal, beside a bare Textual app, and whether it grows while it is played.

The machine may be busy, so the two apps take turns, key by key and start by start, and the budgets are ratios.
"""

import os
from collections import defaultdict
from tempfile import TemporaryDirectory

from futé_tui import ruleset_ids
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file
from futé_tui.store.settings import Settings

from .bare import SIGN
from .figures import compare, grown
from .player import Player
from .terminal import Taken, Terminal

STARTS = 12
DECISIONS = 40
WARMING = 1500  # moves; by then the bounded caches of texts, looks and zones are full
MOVES = 1000
FIRST_PAINT_BUDGET = 1.5
KEY_BUDGET = 3.0
GROWTH_BUDGET = 0.02
HURRY = 0.01  # seconds of quiet that tell a move from the next where nothing is timed


def measure_first_paint(name: str) -> None:
    ours, yard = [], []
    for _ in range(STARTS):
        with Terminal("bench.bare") as terminal:
            yard.append(terminal.wait_for(SIGN))
        with Terminal("fute") as terminal:
            ours.append(terminal.wait_for("New game"))
    print(compare(name, ours, yard, FIRST_PAINT_BUDGET))


def measure_keys(sheet: str, hints: str) -> None:
    """Time every key of some decisions."""
    ours: defaultdict[str, list[Taken]] = defaultdict(list)
    yard: defaultdict[str, list[Taken]] = defaultdict(list)
    with Terminal("bench.bare") as bare, Terminal("bench.seat", hints, sheet) as table:
        bare.wait_for(SIGN)
        player = Player([sheet], table)
        for _ in range(DECISIONS):
            for kind, key in player.decide():
                bare_taken, our_taken = bare.press("k"), table.press(key)
                for name in (kind, "all"):
                    yard[name].append(bare_taken)
                    ours[name].append(our_taken)
    for kind in ours:
        budget = KEY_BUDGET if kind == "all" else None
        print(compare(f"{sheet}, hints {hints}, {kind}", ours[kind], yard[kind], budget))


def measure_growth(sheet: str) -> None:
    """Play on after some moves that fill the caches, and see what more moves add."""
    with Terminal("bench.seat", "off", sheet) as table:
        player = Player([sheet], table)
        for move in range(WARMING + MOVES):
            if move == WARMING:
                before = table.memory()
            table.press("".join(key for _, key in player.decide()), HURRY)
        print(grown(f"{sheet}, {MOVES} moves", before, table.memory(), GROWTH_BUDGET))


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        LessonProgress(lessons_file()).note_offer()
        measure_first_paint("first paint")
        measure_keys("tres-fute", "off")
        for sheet in ruleset_ids():
            measure_keys(sheet, Settings().hints)
        measure_growth("tres-fute")
        measure_first_paint("first paint, with games to go on with")


if __name__ == "__main__":
    main()
