"""Games go on where they were left: the store behind the table."""

import gc
from threading import Barrier
from weakref import ref

import pytest

from futé_tui import ScriptedDice, new_game
from futé_tui.app import FuteApp
from futé_tui.screens.home.contents import menu
from futé_tui.screens.table import board
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.paths import games_file
from futé_tui.table.typed_dice import TypedDice

from ..driving import in_app


async def test_every_move_is_in_the_store_when_it_is_shown() -> None:
    async with in_app() as table:
        table.app.start(GameSetup("tres-fute", ("Lia",), 7))
        await table.pilot.pause()
        for key in ("r", "g", "enter", "u", "g", "enter"):
            await table.press(key)
            stored = GameStore(games_file()).games()[0].read()
            assert stored.position == table.game.position


async def test_a_game_left_at_the_table_is_offered_by_the_next_start_and_goes_on() -> None:
    async with in_app() as table:
        table.app.start(GameSetup("puissance-3", ("Lia", "Tom"), 7))
        await table.pilot.pause()
        await table.press("r", "q")
    async with in_app() as table:
        assert [entry.detail for entry in menu(table.app).entries[1:3]] == [
            "Puissance 3, round 1: Lia 0, Tom 0",
            "Puissance 3, Lia, Tom",
        ]
        await table.press("enter")
        assert isinstance(table.app.screen, TableScreen)
        assert [str(step.move) for step in table.game.steps] == ["roll"]
        assert table.game.phase == "choose"
        await table.press("u")
        assert "can't undo a roll" in table.text()


async def test_a_continued_game_can_take_back_the_move_made_before_it_was_left() -> None:
    async with in_app() as table:
        table.app.start(GameSetup("tres-fute", ("Lia",), 7))
        await table.pilot.pause()
        await table.press("r", "g", "q")
    async with in_app() as table:
        await table.press("enter", "u")
        assert [str(step.move) for step in table.game.steps] == ["roll"]


def test_a_finished_game_is_not_offered() -> None:
    app = FuteApp()
    store = GameStore(games_file())
    game = new_game("qwinto", ["Lia"], seed=1)
    number: int | None = None
    while game.to_move is not None:
        game.play(game.moves()[0])
        number = store.keep(number, game)
    app.store = store
    assert not menu(app).entries[1].enabled


async def test_a_game_with_real_dice_goes_on_with_them() -> None:
    game = new_game("tres-fute", ["Lia"], dice=ScriptedDice(["542653"], name="typed"))
    game.play("roll")
    GameStore(games_file()).begin(game)

    async with in_app() as table:
        await table.press("enter")
        assert table.last == "roll"
        assert isinstance(table.game.dice, TypedDice)


@pytest.mark.parametrize("threads", [0, 4])  # that have worked for the table, more than work for the home screen
async def test_a_table_that_was_left_is_cleared_away(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else is going on: nobody waits until Python happens to look for what refers to itself, or until every
    thread has worked for another screen."""
    monkeypatch.setattr(board, "CLEARING", 0.01)
    gc.disable()
    try:
        async with in_app() as table:
            table.app.start(GameSetup("tres-fute", ("Lia",), 7))
            await table.pilot.pause()
            left, together = ref(table.screen), Barrier(max(threads, 1))
            for _ in range(threads):
                table.screen.run_worker(together.wait, thread=True)
            await table.app.workers.wait_for_complete()
            await table.press("q")
            await table.wait_until(lambda: left() is None)
    finally:
        gc.enable()
