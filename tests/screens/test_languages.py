"""The language changes while the app runs, and nothing of the old one stays on the screen."""

import re

import pytest

from futé_tui import new_game
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.result import ResultScreen

from ..language.wrapping import WRAPPED, Wrapping
from ..statistics.games import random_game
from .driving import Table, at_table, in_app
from .table.test_result import last_decision

MADE_BY_SIGNS = re.compile(r"[A-Za-zÀ-ÿ]{4,}")
NOT_MESSAGES = {"Très", "futé", "Tous", "round", "ctrl", "space", "down", "enter"}  # names, data, keys


async def change_language(table: Table) -> None:
    table.app.action_settings()
    await table.pilot.pause()
    await table.press("home", "right")


async def test_home_and_settings_follow_at_once() -> None:
    async with in_app() as table:
        assert "New game" in table.text()
        await change_language(table)
        assert "Réglages" in table.text()
        assert "Langue" in table.text()
        await table.press("escape")
        text = table.text()
        assert "Nouvelle partie" in text
        assert "Quitter" in text.splitlines()[-1]
        assert "New game" not in text


@pytest.mark.usefixtures("letters")
async def test_a_game_on_the_table_goes_on_in_the_new_language() -> None:
    game = new_game("tres-fute", ["Lia"], seed=7)
    game.play("roll")

    async with at_table(game) as table:
        assert "Lia: take a die" in table.prompt
        await change_language(table)
        await table.press("escape")
        await table.pilot.pause()
        assert table.prompt.startswith("Lia\N{NO-BREAK SPACE}: prends un dé")
        assert "JAUNE" in table.text()
        assert "YELLOW" not in table.text()
        assert "2 blanc, 6 jaune" in table.screen.view.story[-1].words
        await table.press("g")
        assert table.game is game


async def test_a_result_is_shown_in_the_new_language() -> None:
    async with at_table(last_decision()) as table:
        await table.make("decline")
        await change_language(table)
        await table.press("escape")
        await table.pilot.pause()
        assert isinstance(table.app.screen, ResultScreen)
        assert "Lia gagne." in table.text()
        await table.press("enter")
        assert table.prompt.startswith("La partie est finie.")


async def test_a_replay_stays_at_its_moment() -> None:
    async with in_app() as table:
        table.app.show_again(random_game("tres-fute", ["Lia"], 1))
        await table.press("right", "right")
        await change_language(table)
        await table.press("escape")
        await table.pilot.pause()
        screen = table.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.moment == 2
        assert "JAUNE" in table.text()
        assert "YELLOW" not in table.text()


async def test_a_lesson_goes_on_at_its_step() -> None:
    async with in_app() as table:
        table.app.action_lessons()
        await table.pilot.pause()
        await table.press("enter", "escape")
        await change_language(table)
        await table.press("escape")
        await table.pilot.pause()
        await table.pilot.pause()
        assert "étape 1" in table.text()
        assert any(isinstance(screen, LessonScreen) for screen in table.app.screen_stack)


def not_from_catalogues(table: Table) -> list[str]:
    """The words on the screen that no catalogue could translate."""
    left = MADE_BY_SIGNS.findall(WRAPPED.sub(" ", table.text()))
    titles = {word for level in table.game.ruleset.ratings for word in MADE_BY_SIGNS.findall(level.title)}
    return [word for word in left if word not in NOT_MESSAGES | titles]


async def test_everything_on_the_table_comes_from_the_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gettext.translation", lambda *where, **how: Wrapping())

    async with at_table(new_game("tres-fute", ["Lia"], seed=7), size=(200, 60)) as table:
        await table.press("r")
        assert not_from_catalogues(table) == []


@pytest.mark.parametrize("players", [1, 2])
async def test_everything_about_the_end_comes_from_the_catalogues(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    monkeypatch.setattr("gettext.translation", lambda *where, **how: Wrapping())

    async with at_table(last_decision(players), size=(200, 60)) as table:
        await table.make("decline")
        await table.pilot.pause()
        assert isinstance(table.app.screen, ResultScreen)
        assert not_from_catalogues(table) == []
