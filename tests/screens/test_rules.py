"""The rules in the app: from home, and from the table at the zone in question."""

from textual.widgets import Input, OptionList

from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.rules import RulesScreen

from ..helpers import scripted
from .driving import Table, at_table, run_app


def test_home_leads_to_the_rules_and_a_search_narrows_the_chapters() -> None:
    async def script(table: Table) -> None:
        assert isinstance(table.app.screen, RulesScreen)
        menu = table.app.screen.query_one(OptionList)
        all_chapters = menu.option_count
        await table.press("slash", *"diagonal", "enter")
        await table.pilot.pause()
        assert 0 < menu.option_count < all_chapters
        await table.press("down")
        await table.pilot.pause()
        assert "== Yellow ==" in table.text()
        await table.press("slash", *"bicycle")
        await table.pilot.pause()
        assert "No chapter has these words." in table.text()
        table.app.screen.query_one(Input).clear()
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)

    run_app(script, entry="rules")


def test_a_long_chapter_is_read_on_without_leaving_it() -> None:
    async def script(table: Table) -> None:
        await table.press("f4", "down", "down", "down", "down")
        await table.pilot.pause()
        assert "== Actions ==" in table.text()
        await table.press("pagedown")
        await table.pilot.pause()
        assert "== " not in table.text(), "neither this heading nor that of another chapter"
        await table.press("pageup")
        await table.pilot.pause()
        assert "== Actions ==" in table.text()

    at_table(script, "puissance-3")


def test_the_table_opens_the_rules_at_the_zone_in_question() -> None:
    async def script(table: Table) -> None:
        await table.press("f4")
        await table.pilot.pause()
        assert "== The active player ==" in table.text()
        await table.press("escape")
        await table.make("roll")
        await table.press("y", "f4")
        await table.pilot.pause()
        assert "== Yellow ==" in table.text()
        await table.press("escape")
        assert table.screen.state.picker.die == "yellow"

    at_table(script, scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"]))
