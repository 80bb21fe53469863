"""Hasty hands: keys that come faster than the app works act in their order, and a key pressed twice breaks nothing."""

import gc
from weakref import ref

from futé_tui.screens.home.home import HomeScreen
from futé_tui.store.last_setup import GameSetup

from ...helpers import scripted
from ..driving import at_table
from .test_result import last_decision
from .test_turn import FIRST


async def test_keys_act_in_the_order_in_which_they_are_pressed() -> None:
    async with at_table(scripted("tres-fute", [FIRST, FIRST])) as table:
        await table.hurry("r", "w")
        assert table.screen.state.picker.die == "white", "rolled first, then picked"
        await table.hurry("w", "x")
        assert table.last == "pass", "picked first, then passed"
        await table.hurry("r", "g")
        assert table.last == "green>1"


async def test_playing_again_pressed_twice_starts_one_game() -> None:
    async with at_table(last_decision()) as table:
        table.app.last_setup = GameSetup("tres-fute", ("Lia", "Tom"))
        await table.make("decline")
        await table.hurry("a", "a")
        assert not table.screen.game.steps
        assert len(table.app.screen_stack) == len([HomeScreen, table.screen])


async def test_a_table_that_was_left_is_forgotten_with_its_game() -> None:
    async with at_table("tres-fute") as table:
        left = ref(table.screen)
        table.app.action_home()
        await table.calm_down()
        gc.collect()
        assert left() is None
