"""Taking back at the table: one's own decisions, and why not when not."""

from ...helpers import play, scripted
from ..driving import at_table

ROLL = "white5 yellow4 blue2 green6 orange5 purple3"
SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"


async def test_a_mark_is_taken_back_and_the_roll_is_not(mouse: bool) -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll")

    async with at_table(game, mouse=mouse) as table:
        rolled, story = game.position, table.screen.view.story
        await table.make("purple>1=3")
        await table.command("undo")
        assert game.position == rolled
        assert table.screen.view.story == story
        await table.command("undo")
        assert "can't undo a roll" in table.prompt
        assert game.position == rolled


async def test_at_the_start_there_is_nothing_to_take_back() -> None:
    async with at_table("tres-fute") as table:
        await table.press("u")
        assert table.prompt.startswith("There is nothing to undo.")


async def test_somebody_elses_decision_is_not_taken_back() -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll")

    async with at_table(game) as table:
        await table.make("green>1")
        await table.press("u")
        assert "somebody else's" in table.prompt
        assert game.to_move == 1


async def test_undo_is_lit_only_where_something_can_be_undone() -> None:
    async with at_table("tres-fute", painted=False) as table:
        assert "(u Undo)" in table.text()
        await table.press("u")
        assert "does nothing" not in table.prompt, "it says why"
        await table.press("space")
        assert "(u Undo)" in table.text()
        await table.make(str(table.game.moves()[0]))
        assert "(u Undo)" not in table.text()
