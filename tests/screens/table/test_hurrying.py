"""Hasty hands: keys that come faster than the app works act in their order, and a key pressed twice breaks nothing."""

import gc
from weakref import ref

import pytest

from futé_tui.screens.home.home import HomeScreen
from futé_tui.store.last_setup import GameSetup

from ...helpers import scripted
from ..driving import Table, at_table
from .test_result import last_decision
from .test_turn import FIRST

pytestmark = pytest.mark.usefixtures("as_page")


def test_keys_act_in_the_order_in_which_they_are_pressed() -> None:
    async def script(table: Table) -> None:
        await table.hurry("r", "w")
        assert table.screen.state.picker.die == "white", "rolled first, then picked"
        await table.hurry("w", "x")
        assert table.last == "pass", "picked first, then passed"
        await table.hurry("r", "g")
        assert table.last == "green>1"

    at_table(script, scripted("tres-fute", [FIRST, FIRST]))


def test_playing_again_pressed_twice_starts_one_game() -> None:
    async def script(table: Table) -> None:
        table.app.last_setup = GameSetup("tres-fute", ("Lia", "Tom"))
        await table.make("decline")
        await table.hurry("a", "a")
        assert not table.screen.game.steps
        assert len(table.app.screen_stack) == len([HomeScreen, table.screen])

    at_table(script, last_decision())


def test_a_table_that_was_left_is_forgotten_with_its_game() -> None:
    async def script(table: Table) -> None:
        left = ref(table.screen)
        table.app.action_home()
        await table.pilot.pause()
        gc.collect()
        assert left() is None

    at_table(script, "tres-fute")
