"""The rules in the app: from home, and from the table at the zone in question."""

from textual.widgets import Input

from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.rules import RulesScreen
from futé_tui.widgets.page import Page

from ..helpers import scripted
from .driving import Table, at_table, in_app


def open_chapter(table: Table) -> str:
    """The heading of the chapter that is open."""
    screen = table.app.screen
    assert isinstance(screen, RulesScreen)
    return table.text().splitlines()[2][27:].strip()


async def test_home_leads_to_the_rules_and_a_search_narrows_the_chapters() -> None:
    async with in_app(entry="rules") as table:
        assert isinstance(table.app.screen, RulesScreen)
        screen = table.app.screen
        all_chapters = screen.count
        await table.press("slash", *"diagonal", "enter")
        await table.pilot.pause()
        assert 0 < screen.count < all_chapters
        await table.press("down")
        await table.pilot.pause()
        assert open_chapter(table) == "Yellow"
        await table.press("d", "i")
        assert screen.query_one(Input).value == "diagonal", "only what is typed there is looked for"
        await table.press("slash", *"bicycle")
        await table.pilot.pause()
        assert "No chapter has these words." in table.text()
        await table.press("escape")
        await table.pilot.pause()
        assert table.app.screen is screen, "Escape clears the search first"
        assert screen.count == all_chapters
        assert not screen.query_one(Input).value
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)


async def test_the_footer_says_how_to_read_on() -> None:
    async with in_app(entry="rules") as table:
        foot = table.text().splitlines()[-1]
        assert "Next chapter" in foot
        assert "Scroll down" in foot


async def test_found_words_are_set_off() -> None:
    async with in_app(entry="rules") as table:
        await table.press("slash", *"FOX")
        await table.pilot.pause()
        screen = table.app.screen
        assert isinstance(screen, RulesScreen)
        palette = screen.page_palette
        rows = screen.query_one(Page).shown
        found = [run.text for row in rows for run in row if run.look.bg == palette.gold]
        assert found
        assert {word.lower() for word in found} == {"fox"}


async def test_what_a_ruling_is_is_said_below_it() -> None:
    async with in_app(entry="rules", size=(120, 40)) as table:
        screen = table.app.screen
        assert isinstance(screen, RulesScreen)
        texts = []
        for number in range(screen.count):
            screen.go_to(number)
            await table.pilot.pause()
            texts.append(table.text())
        ruled = [text for text in texts if " Ruling " in text]
        assert ruled
        assert all("Ruling: the rulebook leaves this open" in text for text in ruled)


async def test_a_long_chapter_is_read_on_without_leaving_it() -> None:
    async with at_table("puissance-3") as table:
        await table.press("f4", "down", "down", "down", "down")
        await table.pilot.pause()
        assert open_chapter(table) == "Actions"
        await table.press("pagedown")
        assert open_chapter(table) != "Actions"
        await table.press("pageup")
        assert open_chapter(table) == "Actions"


async def test_the_table_opens_the_rules_at_the_zone_in_question() -> None:
    async with at_table(scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"])) as table:
        await table.press("f4")
        await table.pilot.pause()
        assert open_chapter(table) == "The active player"
        await table.press("escape")
        await table.make("roll")
        await table.press("y", "f4")
        await table.pilot.pause()
        assert open_chapter(table) == "Yellow"
        await table.press("escape")
        assert table.screen.state.picker.die == "yellow"
