"""The very first start: four ways to begin, in the language one wants, and dice that can be clicked."""

from random import Random

import pytest
from textual.widgets import Input

from futé_tui.language import LANGUAGES, speak, spoken
from futé_tui.pages.home.dice import DICE_TARGET, RESTING, TUMBLES, tumbled
from futé_tui.screens.asking import AskCard
from futé_tui.screens.first_start import WelcomeScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.paths import lessons_file
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.widgets.page import Page

from .driving import in_app


async def test_a_name_and_one_key_lead_to_the_first_game() -> None:
    lessons_file().unlink()

    async with in_app() as table:
        assert isinstance(table.app.screen, WelcomeScreen)
        await table.press("p")
        assert isinstance(table.app.screen, AskCard)
        await table.press("enter")
        assert isinstance(table.app.screen, AskCard), "everybody has a name"
        table.app.screen.query_one(Input).value = "Lia"
        await table.press("enter")
        await table.pilot.pause()
        assert isinstance(table.app.screen, TableScreen)
        assert table.app.screen.game.players == ("Lia",)
        assert [type(screen) for screen in table.app.screen_stack] == [HomeScreen, TableScreen]


async def test_friends_are_one_key_away() -> None:
    lessons_file().unlink()

    async with in_app(size=(80, 24)) as table:
        assert "Play with friends" in table.text()
        await table.press("n")
        await table.pilot.pause()
        screen = table.app.screen
        assert isinstance(screen, SetupScreen)
        assert len(screen.state.seats) == 2
        assert screen.state.chosen.id == "tres-fute"


async def test_the_language_can_be_chosen_before_anything_else() -> None:
    lessons_file().unlink()

    try:
        async with in_app() as table:
            await table.click_target("command", "speak('fr')")
            assert spoken() == "fr"
            assert "Bienvenue" in table.text()
            await table.press("escape")
            assert isinstance(table.app.screen, HomeScreen)
            assert "Nouvelle partie" in table.text()
    finally:
        speak("en")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut(language: str, size: tuple[int, int]) -> None:
    lessons_file().unlink()
    speak(language)

    try:
        async with in_app(size=size) as table:
            assert isinstance(table.app.screen, WelcomeScreen)
            assert "~" not in table.text()
    finally:
        speak("en")


@pytest.mark.parametrize(("size", "shown"), [((80, 24), False), ((120, 40), True), ((100, 60), True)])
async def test_the_first_page_shows_dice_and_where_there_is_room_a_sheet(size: tuple[int, int], shown: bool) -> None:
    lessons_file().unlink()

    async with in_app(size=size) as table:
        await table.pilot.pause()
        page = table.app.screen.query_one(Page).shown
        assert any(run.target == DICE_TARGET for row in page for run in row)
        assert any(run.look.bg == DARK.colour("purple") for row in page[12:] for run in row) is shown


async def test_a_click_rolls_the_dice_beside_the_logo() -> None:
    async with in_app(size=(120, 40)) as table:
        home = table.app.screen
        assert isinstance(home, HomeScreen)
        assert home.shown.faces == RESTING
        seen = set()
        for _ in range(4):
            await table.click_target("dice", "")
            seen.add(home.shown.faces)
        assert len(seen) > 1


def test_dice_come_to_rest_from_left_to_right() -> None:
    last = tumbled(TUMBLES, RESTING, Random(1))
    assert last == RESTING
    assert tumbled(TUMBLES - 2, RESTING, Random(1))[:3] == RESTING[:3]
