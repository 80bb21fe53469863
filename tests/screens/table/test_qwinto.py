"""Qwinto at the table: which dice to roll, one reroll, writing and missing."""

from ...qwinto_sheets import sheet, table
from ..driving import at_table


async def test_dice_are_picked_rolled_rerolled_and_the_sum_is_written(mouse: bool) -> None:
    async with at_table(table(["purple2 yellow4", "purple4 yellow5"], sheet()), mouse=mouse) as hands:
        assert "pick the dice to roll" in hands.prompt
        await hands.die("orange")
        await hands.die("purple")
        await hands.die("orange")
        await hands.die("yellow")
        await hands.command("roll")
        assert hands.last == "roll yellow purple"
        await hands.make("reroll")
        assert hands.prompt.endswith("write 9, or cross a misthrow.")
        assert {box.split()[0] for box in hands.offered} == {"purple", "yellow"}
        await hands.box("yellow", "5")
        await hands.die("yellow")
        assert hands.last == "yellow>5=9"


async def test_the_active_player_may_miss_and_the_others_decline(mouse: bool) -> None:
    game = table(["orange1"], sheet(), sheet())

    async with at_table(game, mouse=mouse) as hands:
        await hands.make("roll orange")
        await hands.make("miss")
        await hands.make("decline")
        assert game.to_move == 1


async def test_without_dice_picked_nothing_is_rolled() -> None:
    game = table([], sheet())

    async with at_table(game) as hands:
        await hands.press("r", "enter")
        assert not game.steps


async def test_help_says_how_qwinto_is_played_here() -> None:
    async with at_table(table([], sheet()), size=(100, 40)) as hands:
        await hands.command("help")
        page = " ".join(hands.text().replace("│", " ").split())
        assert "Pick one, two or three dice" in page
        assert "misthrow" in page
        assert "The key under a die picks it" not in page
