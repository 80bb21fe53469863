"""Hovering: what is under the mouse is explained."""

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.table.tips import target_tip
from futé_tui.widgets.command_bar import CommandBar
from futé_tui.widgets.dice import DiceBoard
from futé_tui.widgets.scores import Scores
from futé_tui.widgets.strips import StripWidget
from futé_tui.widgets.tracks import Tracks
from futé_tui.widgets.zone import ZoneBoard

from ...helpers import scripted, with_zones
from ..driving import Table, at_table, in_app

pytestmark = pytest.mark.usefixtures("letters")


def board(table: Table, zone: str) -> StripWidget:
    return next(board for board in table.screen.query(ZoneBoard) if board.zone == zone)


async def hovering(game: Game | str, over: dict[tuple[str, str, str], str]) -> None:
    """Hover over things (zone or kind of widget, kind of thing, thing) and read what they say."""
    kinds: dict[str, type[StripWidget]] = {"tracks": Tracks, "commands": CommandBar, "dice": DiceBoard}

    async with at_table(game) as table:
        for (where, key, value), tip in over.items():
            widget = table.screen.query(kinds[where]).first() if where in kinds else board(table, where)
            await table.hover(widget, key, value)
            assert str(widget.tooltip) == tip, (where, value)


async def test_boxes_bonuses_tracks_dice_and_commands_say_what_they_are() -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6"])
    await hovering(
        game,
        {
            ("yellow", "box", "r1c1"): "Yellow 3, row 1\n"
            "Row 1, 3 boxes to go: a blue ?\n"
            "Column 1, 3 boxes to go: 10 points\n"
            "Diagonal, 4 boxes to go: an extra die",
            ("orange", "box", "1"): "Orange\nHolds 6",
            ("green", "bonus", "fox"): "Fox: worth as many points as your lowest zone at the end",
            (
                "tracks",
                "track",
                "reroll",
            ): "Reroll: roll all dice of this roll again, before you take one\n1 left, 1 of 7 unlocked",
            ("dice", "die", "white"): "The white die: pool, not rolled yet",
            ("commands", "action", "undo"): "Undo the last decision; never across a roll",
        },
    )


async def test_points_say_what_they_are_made_of() -> None:
    async with at_table(with_zones(scripted("tres-fute", []), orange=["1=6"]), size=(120, 40)) as table:
        scores = table.screen.query_one(Scores)
        await table.hover(scores, "seat", 0)
        assert str(scores.tooltip).endswith("Orange: 6 points\nPurple: 0 points\nTotal: 6 points")


async def test_a_click_on_the_points_of_a_player_opens_the_sheet() -> None:
    async with at_table(scripted("tres-fute", [], players=2), size=(120, 40)) as table:
        for seat in (1, 0):
            await table.click(table.screen.query_one(Scores), "seat", seat)
            assert table.screen.view.shown == seat


async def test_the_end_of_a_track_and_the_misses_say_what_they_bring() -> None:
    await hovering(
        "puissance-3",
        {
            (
                "tracks",
                "end",
                "fox",
            ): "Bonus for the last box: a fox\nFox: worth as many points as your lowest zone at the end"
        },
    )
    await hovering(
        "qwinto",
        {
            ("tracks", "track", "misses"): "Misthrows: the active player crosses one for writing "
            "nothing; each costs points, the last one ends the game\n0 of 4 crossed, -5 points each"
        },
    )


async def test_every_box_of_every_sheet_has_something_to_say() -> None:
    async with in_app() as table:
        for sheet in ruleset_ids():
            table.app.sit_down(new_game(sheet, ["Lia"], seed=1))
            await table.pilot.pause()
            for widget in table.screen.query(ZoneBoard):
                segments = [segment for y in range(widget.size.height) for segment in widget.render_line(y)]
                targets = [segment.style.meta.get("target") for segment in segments if segment.style]
                said = [target_tip(table.screen.view, target, 0) for target in targets if target]
                assert said
                assert all(said)
