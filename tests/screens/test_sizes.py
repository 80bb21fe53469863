"""Sizes of the terminal: a card when it is too small, and nothing lost when it changes in the middle of a move."""

import pytest
from textual.geometry import Size

from futé_tui import new_game, ruleset_ids
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.store.settings import Settings
from futé_tui.table.page.drawing.runs import Target
from futé_tui.widgets.page import Page

from ..helpers import play, scripted
from .driving import at_table, in_app, in_letters_and_painted

ROLL = "white5 yellow3 blue2 green6 orange5 purple3"


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
async def test_a_card_says_what_is_needed_and_play_goes_on_when_it_grows(size: tuple[int, int]) -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll")

    async with at_table(game) as table:
        await table.die("yellow")
        offered = table.offered
        await table.resize(*size)
        text = table.text()
        assert "futé needs a terminal of 80 x 24." in " ".join(text.split())
        assert f"{size[0]} x {size[1]}" in " ".join(text.split())
        assert "yellow" not in text
        await table.press("o", "1", "x", "r", "enter", "escape", "u")
        assert table.last == "roll", "behind the card nothing can be done by mistake"
        await table.resize(80, 24)
        assert table.offered == offered
        await table.box("yellow", "r4c2")
        assert table.last == "yellow>r4c2"


@pytest.mark.usefixtures("letters")
async def test_resizing_in_the_middle_of_a_move_loses_nothing() -> None:
    game = scripted("puissance-3", ["white1 yellow1 turquoise1 blue1 brown1 pink5"], players=2)
    play(game, "roll")

    async with at_table(game) as table:
        await table.die("white")
        asked, offered = table.prompt, table.offered
        for size in ((200, 60), (120, 40), (80, 24), (100, 30), (160, 50)):
            await table.resize(*size)
            assert table.offered == offered
            assert table.prompt == asked
            assert "[w 1]" in table.text()
        await table.box("pink", "1")
        assert table.screen.view.options or table.last.startswith("white>pink.1")


async def test_a_card_between_players_and_the_result_wait_as_well() -> None:
    game = scripted("tres-fute", ["white1 yellow2 blue3 green6 orange4 purple5"], players=2)
    play(game, "roll")

    async with at_table(game, settings=Settings(animations=False)) as table:
        await table.make("green>1")
        await table.resize(60, 20)
        assert "futé needs a terminal of 80 x 24." in table.text()
        assert "Tom is next" not in table.text()
        await table.press("enter")
        await table.hurry_clicks((30, 10))
        await table.resize(80, 24)
        assert "Tom is next" in table.text()
        await table.press("enter")
        assert table.open_dice == {"white", "yellow", "blue", "orange", "purple"}


async def test_the_field_that_is_being_filled_in_stays_the_same() -> None:
    async with in_app() as table:
        await table.press("enter", "enter", "L")
        await table.resize(50, 10)
        await table.press("x")
        await table.resize(80, 24)
        await table.pilot.pause()
        await table.press("i")
        assert isinstance(table.app.screen, SetupScreen)
        assert table.app.screen.state.typing is not None
        assert table.app.screen.state.typing.text == "Li"


async def test_the_menu_at_home_can_be_used_after_the_terminal_was_too_small() -> None:
    async with in_app() as table:
        await table.resize(50, 10)
        await table.press("enter")
        await table.resize(80, 24)
        await table.pilot.pause()
        await table.press("enter")
        assert isinstance(table.app.screen, SetupScreen)


@in_letters_and_painted
async def test_the_whole_of_every_sheet_is_on_the_screen(painted: bool) -> None:
    async with in_app(painted=painted) as table:
        for sheet in ruleset_ids():
            table.app.sit_down(new_game(sheet, ["Lia", "Tom"], seed=7))
            for size in ((80, 24), (110, 30), (116, 34)):
                await table.resize(*size)
                await table.pilot.pause()
                there = {target for target, _x, _y in table.screen.query_one(Page).targets()}
                view = table.screen.view.seats[0].sheet
                firsts = {(zone.name, label) for zone in view.zones for region in zone.regions for label in region[1:]}
                boxes = {(zone.name, box.label) for zone in view.zones for box in zone.boxes} - firsts
                assert {Target("box", *box) for box in boxes} <= there, (sheet, size)
                assert {Target("track", track.name) for track in view.tracks} <= there, (sheet, size)


async def test_a_screen_is_fitted_once_to_every_size(monkeypatch: pytest.MonkeyPatch) -> None:
    fitted: list[Size] = []
    fit = HomeScreen.fit

    def note_and_fit(home: HomeScreen, size: Size) -> None:
        fitted.append(size)
        fit(home, size)

    monkeypatch.setattr(HomeScreen, "fit", note_and_fit)
    async with in_app() as table:
        await table.resize(120, 40)
    assert fitted == [(80, 24), (120, 40)]
