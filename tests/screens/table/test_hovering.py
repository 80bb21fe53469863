"""Hovering: what is under the mouse is explained, painted and in letters."""

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.table.tips import target_tip
from futé_tui.widgets.command_bar import CommandBar
from futé_tui.widgets.page import Page

from ...helpers import scripted, with_zones
from ..driving import at_table, in_app, in_letters_and_painted, place_on


async def hovering(game: Game | str, over: dict[tuple[str, ...], str], *, painted: bool) -> None:
    """Hover over things and read what they say."""
    async with at_table(game, painted=painted) as table:
        for target, tip in over.items():
            await table.hover_target(*target)
            await table.pilot.pause()
            assert str(table.screen.query_one(Page).tooltip) == tip, target


@in_letters_and_painted
async def test_boxes_bonuses_tracks_and_dice_say_what_they_are(painted: bool) -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6"])
    await hovering(
        game,
        {
            ("box", "yellow", "r1c1"): "Yellow 3, row 1\n"
            "Row 1, 3 boxes to go: a blue ?\n"
            "Column 1, 3 boxes to go: 10 points\n"
            "Diagonal, 4 boxes to go: an extra die",
            ("box", "orange", "1"): "Orange\nHolds 6",
            ("bonus", "fox"): "Fox: worth as many points as your lowest zone at the end",
            (
                "track",
                "reroll",
            ): "Reroll: roll all dice of this roll again, before you take one\n1 left, 1 of 7 unlocked",
            ("die", "white"): "The white die: pool, not rolled yet",
        },
        painted=painted,
    )


async def test_commands_say_what_they_do() -> None:
    async with at_table(scripted("tres-fute", [])) as table:
        bar = table.screen.query_one(CommandBar)
        await table.pilot.hover(bar, offset=place_on(bar, "command", "undo"))
        assert str(bar.tooltip) == "Undo the last decision; never across a roll"


@in_letters_and_painted
async def test_points_say_what_they_are_made_of(painted: bool) -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6"])
    async with at_table(game, size=(120, 40), painted=painted) as table:
        await table.hover_target("seat", "0")
        await table.pilot.pause()
        tip = str(table.screen.query_one(Page).tooltip)
        assert tip.endswith("Orange: 6 points\nPurple: 0 points\nTotal: 6 points")


@in_letters_and_painted
async def test_a_click_on_the_points_of_a_player_opens_the_sheet(painted: bool) -> None:
    async with at_table(scripted("tres-fute", [], players=2), size=(120, 40), painted=painted) as table:
        for seat in (1, 0):
            await table.click_target("seat", str(seat))
            assert table.screen.view.shown == seat


@in_letters_and_painted
async def test_the_end_of_a_track_and_the_misses_say_what_they_bring(painted: bool) -> None:
    fox = "Bonus for the last box: a fox\nFox: worth as many points as your lowest zone at the end"
    await hovering("puissance-3", {("end", "fox"): fox}, painted=painted)
    misses = (
        "Misthrows: the active player crosses one for writing nothing; each costs points, the last one ends the game\n"
        "0 of 4 crossed, -5 points each"
    )
    await hovering("qwinto", {("track", "misses"): misses}, painted=painted)


@pytest.mark.parametrize("sheet", ruleset_ids())
async def test_everything_on_a_sheet_has_something_to_say(sheet: str) -> None:
    async with in_app() as table:
        table.app.sit_down(new_game(sheet, ["Lia"], seed=1))
        await table.pilot.pause()
        targets = [target for target, _x, _y in table.screen.query_one(Page).targets()]
        assert all(target_tip(table.screen.view, target, 0) for target in targets)
