"""A monkey at the app: thousands of keys, clicks and resizes in bursts reach every screen, and nothing fails."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from time import monotonic

import pytest
from tools.monkey.home import furnish
from tools.monkey.openings import OPENINGS
from tools.monkey.session import Session, run_session

import futé_tui.screens
from futé_tui.screens.base import CalmModal, CommandModal, CommandScreen
from futé_tui.screens.cursor_screen import CursorScreen
from futé_tui.screens.help import ExplainedScreen
from futé_tui.screens.lessons.lesson_card import EndCard, SpeakingCard
from futé_tui.screens.on_top import TopScreen
from futé_tui.screens.page_screen import PageScreen
from futé_tui.screens.table.board import BoardScreen
from futé_tui.screens.table.coached_table import CoachedTable
from futé_tui.screens.table.command_table import CommandTable
from futé_tui.screens.table.picking_table import PickingTable

TRICKS = 30  # at each opening; `python -m tools.monkey` goes on for as long as you like
NEVER_SHOWN = (  # what screens are built on
    CommandScreen,
    CommandModal,
    CalmModal,
    ExplainedScreen,
    PageScreen,
    CursorScreen,
    BoardScreen,
    PickingTable,
    CoachedTable,
    CommandTable,
    SpeakingCard,
    EndCard,
)


def screens_below(kind: type[TopScreen]) -> Iterator[type[TopScreen]]:
    for each in kind.__subclasses__():
        yield each
        yield from screens_below(each)


def every_screen() -> set[str]:
    for module in walk_packages(futé_tui.screens.__path__, f"{futé_tui.screens.__name__}."):
        import_module(module.name)
    return {screen.__name__ for screen in screens_below(TopScreen) if screen not in NEVER_SHOWN}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with games of every kind."""
    home = tmp_path_factory.mktemp("monkey") / "home"
    furnish(home)
    return home


@pytest.mark.parametrize("number", range(len(OPENINGS)))
def test_bursts_of_keys_clicks_and_resizes_break_nothing(number: int, furnished: Path) -> None:
    session = Session(1, number)
    run_session(session, TRICKS, furnished)
    assert not session.failure, session.how_to_see_it
    assert len(session.tricks) > TRICKS
    assert OPENINGS[number].screen in session.screens


def test_a_session_ends_when_its_time_is_over(furnished: Path) -> None:
    session = Session(1, 0, end=monotonic())
    run_session(session, 10**6, furnished)
    assert not session.failure
    assert "exit" in [trick.kind for trick in session.tricks], "the app is left as ever"


def test_a_session_that_hangs_is_ended_from_outside() -> None:
    endless = """from tools.monkey.watching import ended_after
with ended_after(0.1, lambda: print("How to see it")):
    while True: pass
"""
    ended = subprocess.run([sys.executable, "-c", endless], capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 1
    assert ended.stdout == "How to see it\n"
    assert "line 3" in ended.stderr, "where it hangs"


def test_a_session_begins_at_every_screen() -> None:
    assert {opening.screen for opening in OPENINGS} == every_screen()
