"""Keys behind the one that leaves a screen act on nothing."""

import pytest
from textual.events import Key

from futé_tui.screens.home.home import HomeScreen

from ..helpers import play, scripted
from .driving import at_table, in_app
from .test_typing_ahead import stack


@pytest.mark.parametrize("painted", [True, False])
async def test_a_key_behind_the_one_that_leaves_the_table_takes_nothing_back(painted: bool) -> None:
    game = scripted("tres-fute", ["111111", "222222"])
    play(game, "roll")

    async with at_table(game, painted=painted) as table:
        assert table.screen.check_action("undo", ()) is None, "the key says why there is nothing to take back"
        await table.hurry("x", "q", "u")
        assert stack(table) == [HomeScreen]
        assert [str(step.move) for step in game.steps] == ["roll", "pass"]


@pytest.mark.parametrize("key", ["escape", "enter"])
async def test_a_key_that_comes_when_every_screen_is_closed_acts_on_nothing(key: str) -> None:
    async with in_app() as table:
        screens = table.app._screen_stack
        closed = screens.copy()
        screens.clear()
        await table.app.on_event(Key(key, None))
        screens += closed
