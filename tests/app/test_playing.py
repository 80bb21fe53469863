"""Whole games on every sheet through the app, by keys and by mouse: everything legal can be reached."""

from random import Random

import pytest

from futé_tui import ruleset_ids
from futé_tui.screens.result import ResultScreen

from .driving import Table, at_table


@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_random_game_is_played_to_its_end(sheet: str, by_mouse: bool) -> None:
    async def script(table: Table) -> None:
        random = Random(3)
        game = table.screen.game
        while game.to_move is not None:
            await table.make(random.choice(game.moves()), by_mouse=by_mouse)
        assert isinstance(table.app.screen, ResultScreen)

    at_table(script, sheet, ("Lia", "Tom"), size=(120, 40))
