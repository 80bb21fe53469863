"""A monkey at the app: thousands of keys, clicks and resizes in bursts reach every screen, and nothing fails."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from tools.monkey.home import furnish
from tools.monkey.openings import OPENINGS
from tools.monkey.session import run_session

import futé_tui.screens
from futé_tui.screens.base import CommandModal, CommandScreen
from futé_tui.screens.cursor_screen import CursorScreen
from futé_tui.screens.on_top import TopScreen
from futé_tui.screens.page_screen import PageScreen
from futé_tui.screens.table.board import BoardScreen
from futé_tui.screens.table.command_table import CommandTable
from futé_tui.screens.table.picking_table import PickingTable

NEVER_SHOWN = (  # what screens are built on
    CommandScreen,
    CommandModal,
    PageScreen,
    CursorScreen,
    BoardScreen,
    PickingTable,
    CommandTable,
)


def screens_below(kind: type[TopScreen]) -> Iterator[type[TopScreen]]:
    for each in kind.__subclasses__():
        yield each
        yield from screens_below(each)


def every_screen() -> set[str]:
    for module in walk_packages(futé_tui.screens.__path__, f"{futé_tui.screens.__name__}."):
        import_module(module.name)
    return {screen.__name__ for screen in screens_below(TopScreen) if screen not in NEVER_SHOWN}


def test_bursts_of_keys_clicks_and_resizes_reach_every_screen_and_break_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    furnish(home)
    sessions = [run_session(1, number, 100, home) for number in range(len(OPENINGS))]
    assert not [session.how_to_see_it for session in sessions if session.failure]
    assert sum(len(session.tricks) for session in sessions) > 2000
    assert set().union(*(session.screens for session in sessions)) >= every_screen()
