"""Damaged games in the app: it opens, the list says what is wrong with them, and they can be deleted."""

import pytest

from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.records.games import GamesScreen
from futé_tui.screens.records.records import RecordsScreen
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file

from ...helpers import rolled
from ...statistics.games import random_game
from ...store.test_damaged_values import edit
from ..driving import in_app


@pytest.fixture(autouse=True)
def _an_open_and_a_finished_game() -> None:
    store = GameStore(games_file())
    store.begin(rolled())
    store.begin(random_game("tres-fute", ["Lia"], 1))
    store.close()


@pytest.mark.parametrize(
    "query",
    [
        """UPDATE games SET players = '["Li' WHERE id = 1""",
        "UPDATE games SET totals = '[1, 2]' WHERE id = 1",
        "UPDATE games SET kind = 'party' WHERE id = 1",
        "UPDATE games SET sheet = CAST(x'ff' AS TEXT) WHERE id = 1",
    ],
)
async def test_home_opens_and_does_not_offer_a_damaged_game(query: str) -> None:
    edit(games_file(), query)

    async with in_app() as table:
        assert isinstance(table.app.screen, HomeScreen)
        assert table.app.screen.shown.entries[0].id == "new"
        assert table.messages == []


async def test_the_list_says_what_is_damaged_and_deletes_it() -> None:
    edit(games_file(), "UPDATE games SET played_on = '2026-99-99' WHERE id = 1")

    async with in_app(entry="games") as table:
        assert isinstance(table.app.screen, GamesScreen)
        await table.pilot.pause()
        assert "damaged: invalid date '2026-99-99'" in table.text()
        await table.press("end", "enter")
        assert table.messages == [
            "Game 1 is damaged: invalid date '2026-99-99'. The command fute doctor can repair it."
        ]
        await table.press("d", "down", "enter")
        await table.pilot.pause()
        assert [game.id for game in table.app.store.listing()] == [2]


async def test_records_open_with_a_bad_result() -> None:
    edit(games_file(), "UPDATE results SET zones = '{'")

    async with in_app(entry="records") as table:
        assert isinstance(table.app.screen, RecordsScreen)
        await table.pilot.pause()
        assert "1 game" in table.text()


async def test_a_game_that_another_copy_deletes_while_the_list_is_open_cannot_be_opened() -> None:
    async with in_app(entry="games") as table:
        other = GameStore(games_file())
        other.delete(1)
        other.close()
        await table.press("end", "enter")
        assert table.messages == ["Game 1 is no longer there."]
        assert isinstance(table.app.screen, GamesScreen)
