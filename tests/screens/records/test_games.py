"""The list of games: continue, replay, export and delete, by keys and by mouse."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.screens.challenges.duel import DuelScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.records.games import GamesScreen
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file

from ...helpers import golden
from ..challenges.test_duel import begun
from ..driving import Table, by_both_hands, in_app


@asynccontextmanager
async def listing(*, mouse: bool = False) -> AsyncIterator[Table]:
    """The list of three games: an open one, and two finished ones before it."""
    store = GameStore(games_file())
    store.begin(golden("tres-fute-2"))
    store.begin(golden("qwinto-1"))
    game = new_game("melange", ["Zoé"], seed=7)
    game.play("roll")
    store.begin(game)

    async with in_app(entry="games") as table:
        assert isinstance(table.app.screen, GamesScreen)
        await table.pilot.pause()
        table.mouse = mouse
        yield table


def rows(table: Table) -> list[str]:
    """The numbers of the games in sight."""
    return re.findall(r"^>? +(\d+) ", table.text(), re.MULTILINE)


async def go_to(table: Table, number: int) -> None:
    """Put the cursor on the row with this number, the first being 0."""
    screen = table.app.screen
    assert isinstance(screen, GamesScreen)
    if table.mouse and screen.cursor != number:
        await table.click_target("row", str(number))
    elif not table.mouse:
        await table.press("home", *["down"] * number)


@pytest.mark.usefixtures("letters")
async def test_games_are_listed_latest_first_and_can_be_filtered() -> None:
    async with listing() as table:
        assert rows(table) == ["3", "2", "1"]
        assert "3 games" in table.text()
        assert re.search(r"Mélange futé +Zoé 0 .* round 1", table.text())
        assert re.search(r"Qwinto +Lia 45 .* finished", table.text())
        await table.press("f")
        assert (rows(table), "1 open game" in table.text()) == (["3"], True)
        await table.press("f")
        assert (rows(table), "2 finished games" in table.text()) == (["2", "1"], True)
        await table.press("f", "q")
        assert isinstance(table.app.screen, HomeScreen)


@by_both_hands
async def test_an_open_game_goes_on_and_a_finished_one_shows_its_result(mouse: bool) -> None:
    async with listing(mouse=mouse) as table:
        await go_to(table, 0)
        await (table.click_target("row", "0") if mouse else table.press("enter"))
        assert isinstance(table.app.screen, TableScreen)
        assert table.last == "roll"
        await table.command("home")
        await go_to(table, 2)
        await (table.click_target("row", "2") if mouse else table.press("enter"))
        await table.calm_down()
        assert isinstance(table.app.screen, ResultScreen)
        await table.press("escape")
        await go_to(table, 0)
        await table.command("replay")
        assert isinstance(table.app.screen, ReplayScreen)


@by_both_hands
@pytest.mark.usefixtures("letters")
async def test_deleting_asks_once_and_keeps_the_game_unless_the_answer_is_yes(mouse: bool) -> None:
    async with listing(mouse=mouse) as table:
        await go_to(table, 1)
        await table.command("delete")
        await table.pilot.pause()
        assert "Delete game 2 (Qwinto: Lia 45)?" in table.text(), "it asks once"
        await table.press("enter")
        assert rows(table) == ["3", "2", "1"]
        await table.command("delete")
        await table.press("down", "enter")
        await table.pilot.pause()
        assert rows(table) == ["3", "1"]
        assert [game.id for game in GameStore(games_file()).games()] == [3, 1]


async def test_a_record_is_written_into_a_new_file_and_never_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async with listing() as table:
        await table.press("end", "e", "enter")
        assert isinstance(table.app.screen, GamesScreen)
        assert (tmp_path / "game-1.fute").read_text(encoding="utf-8") == golden("tres-fute-2").record()
        await table.press("e", "enter")
        assert "game-1.fute cannot be written: it exists already" in table.text()
        await table.press("home", *"nowhere/", "enter")
        assert "nowhere/game-1.fute cannot be written: there is no such file" in table.text()
        await table.press("end", "ctrl+u", "enter")
        assert "Type the name of a file." in table.text()
        await table.press("escape")
        assert isinstance(table.app.screen, GamesScreen)


async def test_without_games_there_is_nothing_to_open() -> None:
    async with in_app(entry="games") as table:
        await table.pilot.pause()
        assert "Nothing here yet" in table.text()
        await table.press("enter", "r", "e", "d", "f")
        for command in table.app.get_system_commands(table.app.screen):
            if command.title in ("Open", "Replay", "Export", "Delete"):
                command.callback()
        await table.pilot.pause()
        assert isinstance(table.app.screen, GamesScreen)


@pytest.mark.usefixtures("letters")
async def test_a_game_that_cannot_be_read_any_more_is_reported_and_stays() -> None:
    async with listing() as table:
        table.app.store.database.execute("UPDATE moves SET line = 'bogus' WHERE game = 1 AND number = 3")
        await table.press("end", "enter")
        [message] = [notification.message for notification in table.app._notifications]
        assert message.startswith("Game 1 cannot be read: line 11: 'bogus' is not a move")
        assert rows(table) == ["3", "2", "1"]


async def test_the_games_of_a_duel_are_not_shown_before_everybody_has_played() -> None:
    begun(["Lia", "Tom"], 1)

    async with in_app(entry="games") as table:
        games = {game.players: number for number, game in enumerate(table.app.store.games())}
        await go_to(table, games["Lia",])
        screen = table.app.screen
        assert isinstance(screen, GamesScreen)
        await table.wait_until(lambda: screen._why_hidden)
        assert screen._why_hidden == "Games of a duel are shown once everybody has played."
        for key in ("r", "b", "e"):
            await table.press(key)
            assert set(table.messages) == {screen._why_hidden}
        assert not screen._preview[1]
        assert table.app.screen is screen
        await table.press("enter")
        await table.wait_until(lambda: isinstance(table.app.screen, DuelScreen))


@pytest.mark.usefixtures("letters")
async def test_a_click_on_a_filter_shows_only_those_games() -> None:
    async with listing() as table:
        await table.click_target("filter", "True")
        assert rows(table) == ["2", "1"]
