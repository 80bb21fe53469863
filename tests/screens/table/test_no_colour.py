"""Without colours, and with ASCII signs only: text alone is enough to play by."""

import pytest
from textual.color import Color

from futé_tui.engine.game import Game
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.settings import Settings
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.widgets.page import Page

from ...helpers import play, scripted
from ..driving import Table, at_table, strips_of
from .golden.screens import in_the_middle

pytestmark = pytest.mark.usefixtures("letters")

ROLL = "white5 yellow3 blue2 green6 orange5 purple3"


def rolled() -> Game:
    game = scripted("tres-fute", [ROLL], players=2)
    play(game, "roll")
    return game


def colours(table: Table) -> set[object]:
    styles = [segment.style for strip in strips_of(table.app) for segment in strip if segment.style]
    return {colour for style in styles for colour in (style.color, style.bgcolor) if colour and not colour.is_default}


async def test_without_colours_nothing_painted_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async with at_table(rolled()) as table:
        await table.press("l")
        assert not colours(table)
        pips = [segment for segment in strips_of(table.app)[1] if "●" in segment.text]
        assert all(segment.style and segment.style.reverse for segment in pips), "dice can be told from each other"
        await table.press("y", "question_mark")
        assert not colours(table)


async def test_the_platter_is_there_with_and_without_dice() -> None:
    async with at_table(rolled()) as table:
        *_dice, floor, names = table.text().splitlines()[1:5]
        assert floor.endswith("└" + "─" * 24)
        assert names.endswith("silver platter")
        await table.make("orange>1=5")
        *_dice, floor, names = table.text().splitlines()[1:5]
        assert "│" in floor
        assert names.endswith("y 3   b 2   p 3")


async def test_with_colours_there_are_many() -> None:
    async with at_table(rolled()) as table:
        assert len(colours(table)) > 10


async def test_dice_and_boxes_stand_out_from_the_ground_also_when_the_theme_changes() -> None:
    async with at_table(rolled()) as table:
        for theme in ("fute-dark", "fute-light"):
            table.app.theme = theme
            await table.pilot.pause()
            ground = Color.parse(table.app.current_theme.background or "").brightness
            runs = [run for row in table.screen.query_one(Page).shown for run in row if run.target]
            pickable = [run for run in runs if run.target and run.target.kind in ("die", "box") and run.text.strip()]
            grounds = {run.look.bg for run in pickable} - {DARK.table, LIGHT.table}
            assert len(grounds) > 6
            assert all(abs(Color.parse(colour).brightness - ground) > 0.08 for colour in grounds)


async def test_offers_picks_the_cursor_and_marks_are_shown_by_signs_alone() -> None:
    async with at_table(rolled()) as table:
        assert all(caption in table.text() for caption in ("*w 5", "*y 3", "*g 6"))
        await table.press("y")
        assert "[y 3]" in table.text()
        assert "3:3" in table.text()
        await table.press("escape", "right")
        assert ">w 5<" in table.text()
        await table.press("down", "down")
        assert ">" in table.text()
        await table.make("yellow>r4c2")
        assert "x ✗ 4 6" in " ".join(table.text().split()), "the first of them is printed"


async def test_in_ascii_every_screen_is_letters_and_ascii_signs() -> None:
    """Titles and names keep their accents; a terminal that lacks them shows other letters there."""
    game = in_the_middle("puissance-3")

    async with at_table(game, settings=Settings(animations=False, hand_over=False, ascii=True)) as table:

        async def look() -> None:
            odd = {sign for sign in table.text() if not sign.isascii() and not sign.isalpha()}
            assert not odd

        await table.press("l")
        await look()
        await table.press("question_mark")
        await look()
        await table.press("escape")
        await table.resize(200, 60)
        await look()
        await table.resize(80, 24)
        game.practice = True
        while game.to_move is not None:
            game.play(game.moves()[-1])
        table.app.push_screen(ResultScreen(KeptGame(game)))
        await table.pilot.pause()
        await look()
        table.app.action_home()
        await table.pilot.pause()
        await look()
        await table.press("end", "up", "enter")
        await look()
