"""The app in real terminals, killed without warning, run twice at once, out of room: every move shown is kept."""

from pathlib import Path
from random import Random

import pytest

from futé_tui.store.games import GameStore
from futé_tui.store.stored import StoredGame

from ..store.disks import full_disk
from .terminal import Terminal

NOTING = """
import os, sys
from importlib import import_module
import fute
table = import_module("fut\\u00e9_tui.screens.table.table").TableScreen
notes = os.open(os.environ["NOTES"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
show = table.watch_state

def show_and_note(screen):
    show(screen)
    moves = "|".join(str(step.move) for step in screen.game.steps)
    os.write(notes, f"{moves}\\n".encode())

table.watch_state = show_and_note
sys.argv = ["fute"]
sys.exit(fute.main())
"""  # notes which moves a table shows, as soon as it does
KEYS = "rrr11123gbyopwgbyopwx\r"  # every other key plays something


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder in which a set-up for one is remembered."""
    (tmp_path / "fute").mkdir()
    (tmp_path / "fute" / "last-set-up.json").write_text('{"sheet": "tres-fute", "players": ["Lia"]}', "utf-8")
    return tmp_path


def sit_down(home: Path, notes: str = "notes") -> Terminal:
    """The app at the table, with the game that home offers first."""
    terminal = Terminal("-c", NOTING, home=home, environment={"NOTES": str(home / notes)})
    terminal.wait_for("New game")
    terminal.press("\r")
    terminal.wait_for("Lia: ")
    return terminal


def shown(home: Path, notes: str = "notes") -> list[str]:
    """The moves that were shown last."""
    last = notes_of(home, notes)[-1]
    return last.split("|") if last else []


def notes_of(home: Path, notes: str = "notes") -> list[str]:
    """What tables have shown, line by line."""
    return (home / notes).read_text(encoding="utf-8").split("\n")[:-1]


def stored_games(home: Path) -> list[StoredGame]:
    """The stored games, latest first, as another copy of the program reads them."""
    return GameStore(home / "fute" / "games.sqlite3").games()


def moves_of(stored: StoredGame) -> list[str]:
    return [str(step.move) for step in stored.read().steps]


def test_killed_again_and_again_no_move_that_was_shown_is_ever_lost(home: Path) -> None:
    random = Random(5)
    for _ in range(3):
        with sit_down(home) as terminal:
            enough = len(notes_of(home)) + random.randint(4, 20)
            while len(notes_of(home)) < enough:
                terminal.press("".join(random.choices(KEYS, k=4)))
                terminal.watch(random.random() / 10)
            terminal.process.kill()
            terminal.process.wait()
        seen, kept = shown(home), moves_of(stored_games(home)[0])
        made_or_taken_back = (kept[:-1] == seen, kept == seen[:-1])  # a step is stored just before it is shown
        assert kept == seen or any(made_or_taken_back), (kept, seen)
    assert kept, "the keys do play"


def test_two_copies_at_once_each_keep_their_own_game(home: Path) -> None:
    with sit_down(home) as first:
        first.press("r")
        first.wait_for("Lia: take a die")
        with sit_down(home, "other notes") as second:
            second.press("x")
            second.wait_for("roll the dice")
            first.press("g\r")
            first.wait_for("Another copy")
            for terminal in (first, second):
                assert terminal.quit() == 0
    mine, theirs = map(moves_of, stored_games(home))
    assert mine == shown(home)
    assert theirs == shown(home, "other notes") == ["roll", "pass"]


def test_a_full_disk_is_reported_at_the_table_and_gets_the_game_when_it_has_room(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.wait_for("New game")
        terminal.press("\r")
        terminal.wait_for("Lia: ")
        terminal.press("r")
        terminal.wait_for("Lia: take a die")
        with full_disk(terminal.process.pid):
            terminal.press("x")
            terminal.wait_for("stored any more")
        terminal.press("r")
        terminal.wait_for("can be stored again")
        assert moves_of(stored_games(home)[0]) == ["roll", "pass", "roll"]
