"""Files that are damaged, too new or out of reach: one sentence at home, and play goes on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.migrations import VERSION
from futé_tui.store.paths import games_file

from .driving import in_app


def damage() -> None:
    games_file().parent.mkdir(parents=True, exist_ok=True)
    games_file().write_bytes(b"this is no database" * 500)


def come_from_the_future() -> None:
    GameStore(games_file()).close()
    with closing(sqlite3.connect(games_file())) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")


def stand_in_the_way() -> None:
    games_file().mkdir(parents=True)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (damage, "was damaged. It is now games.sqlite3.damaged-1"),
        (come_from_the_future, "comes from a newer version"),
        (stand_in_the_way, "games are kept in memory only"),
    ],
)
async def test_a_file_that_cannot_be_used_is_one_sentence_and_play_goes_on(
    spoil: Callable[[], None], sentence: str
) -> None:
    spoil()

    async with in_app() as table:
        await table.calm_down()
        [message] = [notification.message for notification in table.app._notifications]
        assert sentence in message
        table.app.start(GameSetup("tres-fute", ("Lia",), 7))
        await table.press("r", "x", "q")
        assert [game.players for game in table.app.store.games(over=False)] == [("Lia",)]
        await table.press("c")
        assert table.last == "pass"
        assert len(table.app._notifications) == 1
