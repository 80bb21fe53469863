"""The records screen: what the finished games say, by keys and by mouse."""

import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest
from textual.widgets import OptionList

from futé_tui.expert import player
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.records.records import RecordsScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file
from futé_tui.store.settings import Settings

from ...expert.experts import newborn
from ...statistics.games import random_game
from ..driving import Table, in_app

DATA = Path(__file__).parent.parent.parent / "data"
TODAY = date.today()
LONG_AGO = TODAY - timedelta(days=800)


def store_games() -> GameStore:
    """Games alone and together, long ago and today."""
    store = GameStore(games_file())
    store.begin(random_game("qwinto", ["Ada"], 4, LONG_AGO))
    store.begin(random_game("tres-fute", ["Lia"], 1, LONG_AGO))
    store.begin(random_game("tres-fute", ["Lia", "[b]Tom"], 2, TODAY))
    store.begin(random_game("tres-fute", ["Lia"], 3, TODAY), Occasion(Kind.PRACTICE))
    return store


async def open_records(table: Table) -> None:
    table.app.action_records()
    await table.pilot.pause()
    assert isinstance(table.app.screen, RecordsScreen)


async def choose(table: Table, key: str, *keys: str) -> None:
    """Open a card by its key, and choose there."""
    await table.press(key)
    assert isinstance(table.app.screen, ChoiceCard)
    await table.press(*keys, "enter")
    await table.pilot.pause()


@pytest.mark.usefixtures("letters")
async def test_the_pages_show_everything_of_the_player_of_the_last_game() -> None:
    store_games()
    seen = []

    async with in_app() as table:
        await open_records(table)
        for _ in range(7):
            seen.append(table.text())
            await table.press("right")
            await table.pilot.pause()
        assert "[Overview]" in table.text()
    overview, best, latest, zones, course, skill, players = seen
    assert "[s] Très futé !   [p] Lia   [t] all time   [o] all games" in overview
    assert "2 games" in overview
    assert "Levels reached in solo games" in overview
    assert "against [b]Tom" in best
    assert "against [b]Tom" in latest
    assert "[Zones]" in zones
    assert "█" in zones
    assert "└──" in course
    assert "0 of 2 games are reviewed." in skill
    assert "Lia against [b]Tom" in players


@pytest.mark.usefixtures("letters")
async def test_sheet_player_period_and_company_are_chosen_by_keys() -> None:
    store_games()

    async with in_app() as table:
        await open_records(table)
        await choose(table, "p", "up")
        assert "everybody" in table.text()
        assert "3 games" in table.text()
        await choose(table, "t", "end")
        assert "2 games" in table.text()
        await table.press("o", "right", "right", "right")
        assert "No finished games here yet" in table.text()
        await table.press("o")
        await choose(table, "s", "end")
        assert "[s] Qwinto   [p] everybody   [t] today   [o] with others" in table.text()
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)


@pytest.mark.usefixtures("letters")
async def test_everything_works_with_the_mouse_and_a_game_of_a_list_opens_its_result() -> None:
    store_games()

    async with in_app() as table:
        await open_records(table)
        await table.click_target("tab", "1")
        await table.click_target("row", "1")
        assert isinstance(table.app.screen, RecordsScreen), "the first click goes there"
        await table.click_target("row", "1")
        await table.calm_down()
        assert isinstance(table.app.screen, ResultScreen)
        await table.press("escape")
        await table.click_target("command", "which_sheet")
        await table.calm_down()
        await table.pilot.click(OptionList, offset=(5, 1))
        await table.pilot.pause()
        assert "[s] Qwinto" in table.text()
        table.mouse = True
        await table.command("back")
        assert isinstance(table.app.screen, HomeScreen)


async def test_without_games_it_says_so() -> None:
    async with in_app() as table:
        await open_records(table)
        assert "No finished games here yet" in table.text()
        await table.press("right", "right", "enter", "s", "p", "escape", "escape")
        assert isinstance(table.app.screen, HomeScreen)


async def test_ascii_signs_are_enough() -> None:
    store_games()

    async with in_app(settings=Settings(animations=False, ascii=True)) as table:
        await open_records(table)
        await table.press("left", "left", "left")
        await table.pilot.pause()
        text = table.text()
        assert "+---" in text
        assert text.replace("è", "e").replace("é", "e").isascii()


@pytest.mark.usefixtures("letters")
async def test_games_of_an_older_version_are_calculated_while_the_app_is_open() -> None:
    games_file().parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(games_file())
    database.executescript((DATA / "store-1.sql").read_text(encoding="utf-8"))
    database.close()

    async with in_app() as table:
        await table.app.workers.wait_for_complete()
        await open_records(table)
        assert "[s] Qwinto   [p] Lia" in table.text()
        assert "−11" in table.text()


async def test_games_without_a_review_are_reviewed_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load_expert", lambda ruleset: newborn(ruleset.id))
    store_games()

    async with in_app() as table:
        await open_records(table)
        await table.press("left", "left")
        assert "Review the rest" in table.text()
        await table.press("b")
        await table.wait_until(lambda: "2 of 2 games are reviewed." in " ".join(table.text().split()))
        assert "decisions per game" in table.text()
