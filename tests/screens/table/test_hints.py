"""Hints at the table: the panel, notes on what is new, what is missing, and exploring everything."""

from dataclasses import replace

import pytest

from futé_tui import ruleset_ids
from futé_tui.screens.table.about import AboutCard
from futé_tui.store.dismissed_topics import DismissedTopics
from futé_tui.store.paths import dismissed_topics_file
from futé_tui.store.settings import Settings

from ...helpers import play, scripted, with_zones
from ..driving import Table, at_table

pytestmark = pytest.mark.usefixtures("letters")

ROLL = "white5 yellow6 blue2 green2 orange5 purple3"
HINTS = Settings(animations=False, hand_over=False, hints="options")


async def said(table: Table) -> str:
    """The whole screen, with its lines run together."""
    await table.pilot.pause()
    return " ".join(table.text().split())


async def test_the_panel_says_what_now_and_what_the_cursor_points_at() -> None:
    async with at_table(scripted("tres-fute", [ROLL], players=2), size=(100, 40), settings=HINTS) as table:
        await table.press("escape")
        assert "Roll 1 of 3 is next." in await said(table)
        await table.press("r")
        await table.press("right", "escape")
        assert "Roll 1 of 3: dice lower than the one you take go to the platter." in await said(table)
        assert "[o] orange: write 5, +5 points; 2 dice left to roll; blue, green and purple" in await said(table)
        await table.press("right", "right", "right", "right")
        assert "Green: a cross, +1 point. Nothing goes to the platter." in await said(table)
        assert "2 rolls left, with white, yellow, blue, orange and purple." in await said(table)
        await table.press("escape", "y")
        assert "yellow: either box, no points yet" in await said(table), "the boxes of what is picked"
        await table.press("escape", "h")
        assert "Hints: full." in await said(table)
        await table.press("h", "h")
        assert "Roll 1 of 3" not in await said(table)
        assert table.app.settings.hints == "off"


async def test_a_note_leaves_the_letters_of_the_dice_in_sight_and_goes_when_a_move_is_taken_back() -> None:
    game = scripted("vraiment-tres-fute", ["white6 silver4 yellow1 blue1 green6 pink1"], players=2)
    play(game, "roll")

    async with at_table(game, size=(120, 40), settings=HINTS) as table:
        await table.press("s", "4")
        assert "New! You may add a cross for each other die" in await said(table)
        assert "y 1" in await said(table)
        await table.press("u")
        assert "New!" not in await said(table)


@pytest.mark.parametrize("sheet", ruleset_ids())
async def test_a_note_is_shown_whole_where_the_hints_are_and_covers_neither_header_nor_dice(sheet: str) -> None:
    async with at_table(sheet, settings=HINTS) as table:
        await table.pilot.pause()
        before = table.text().splitlines()[:6]
        table.screen.state = replace(table.screen.state, note="New! " + "platter " * 15 + "and more")
        await table.calm_down()
        assert table.text().splitlines()[:6] == before, "header and dice"
        assert f"New! {'platter ' * 15}and more" in await said(table)
        await table.press("right")
        assert "and more" not in await said(table)


async def test_a_click_puts_a_note_away_for_now() -> None:
    async with at_table(scripted("tres-fute", [ROLL]), settings=HINTS) as table:
        assert "New! A turn has up to three rolls." in await said(table)
        await table.click_target("note", "")
        assert "A turn has up to three rolls." not in await said(table)
    assert "turn" in DismissedTopics(dismissed_topics_file()), "it was explained"


async def test_the_key_for_hints_says_what_the_level_shows() -> None:
    async with at_table("tres-fute") as table:
        await table.press("h")
        assert table.prompt.startswith("Hints: rules. What to do now, and why something is not allowed.")
        await table.press("tab", "h")
        assert table.prompt.startswith("Hints: options. Rules, and what each choice would gain."), "on the own sheet"


async def test_what_cannot_be_used_says_why_to_keys_and_to_the_mouse() -> None:
    game = with_zones(scripted("tres-fute", [ROLL], players=2), green=["1", "2", "3"])
    play(game, "roll")

    async with at_table(game, size=(100, 40), settings=HINTS) as table:
        await table.press("g")
        assert table.prompt.startswith("Green needs 4 or more; you have 2.")
        await table.press("escape")
        await table.hover_target("box", "green", "7")
        assert "Green is filled in order: box 4 is next." in await said(table)
        await table.hover_target("track", "extra")
        assert "You have no extra die to use." in await said(table)
        await table.hover_target("die", "yellow")
        assert "Yellow: either box, no points yet." in await said(table)


async def test_something_new_is_explained_once_ever() -> None:
    async with at_table(scripted("tres-fute", [ROLL]), settings=HINTS) as table:
        for new in ("A turn has up to three rolls.", "You have unlocked a reroll"):
            assert f"New! {new}" in await said(table)
            await table.press("d")
        for _game in range(2):
            assert "New!" not in await said(table)
            await table.press("q")
            table.app.sit_down(scripted("tres-fute", [ROLL]))


async def test_what_is_left_on_the_screen_has_been_read() -> None:
    async with at_table(scripted("tres-fute", [ROLL]), settings=HINTS) as table:
        assert "New! A turn has up to three rolls." in await said(table)
        await table.press("q")
        table.app.sit_down(scripted("tres-fute", [ROLL]))
        assert "New! You have unlocked a reroll" in await said(table)


async def test_what_bonuses_lack_is_shown_on_the_sheet_and_everything_can_be_explored() -> None:
    game = with_zones(scripted("tres-fute", [ROLL], players=2), yellow=["r1c1", "r1c2"])

    async with at_table(game, settings=HINTS) as table:
        assert "?b:1" not in await said(table)
        await table.press("m")
        assert "?b:1" in await said(table)
        await table.press("m", "e", "down", "down", "right")
        assert "This box is already marked." in await said(table)
        await table.press("right")
        assert "Roll the dice first." in await said(table)
        await table.press("left", "enter")
        assert isinstance(table.app.screen, AboutCard)
        assert "Yellow 6, row 1" in await said(table)
        await table.press("escape")
        assert table.screen.game.steps == []
        table.screen.open(AboutCard(["New! a fox!"]))
        await table.press("d")
        assert not isinstance(table.app.screen, AboutCard), "the key that opens a note closes it, too"
        table.screen.open(AboutCard(["New! a fox!"]))
        await table.press("down")
        assert isinstance(table.app.screen, AboutCard), "a long card scrolls"
        before = table.game.position
        await table.press("w")
        assert not isinstance(table.app.screen, AboutCard)
        assert table.game.position == before
        assert not table.screen.state.picker.die, "the key of a die closes it, and picks nothing"
