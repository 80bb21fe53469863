"""Crosses that follow a mark: swept dice in silver, companions in turquoise."""

from ...helpers import play, scripted
from ..driving import at_table


async def test_swept_dice_are_crossed_one_by_one(mouse: bool) -> None:
    game = scripted("vraiment-tres-fute", ["white2 silver3 yellow5 blue1 green4 pink6"])
    play(game, "roll", "silver>r3c3")

    async with at_table(game, mouse=mouse) as table:
        assert "add crosses" in table.prompt
        assert table.open_dice == {"white", "blue"}
        await table.die("white")
        assert table.offered == {f"silver r{row}c2" for row in (1, 2, 3, 4)}
        await table.box("silver", "r3c2")
        await table.make("also blue>r2c1")
        assert game.phase == "before_roll"


async def test_companions_are_crossed_by_their_boxes_or_left_alone(mouse: bool) -> None:
    rolls = ["white5 yellow3 turquoise6 blue5 brown5 pink5", "white5 turquoise3 blue3 brown5 pink3"]
    game = scripted("puissance-3", rolls)
    play(game, "roll", "yellow>r1c3", "roll", "turquoise>r1c3")

    async with at_table(game, mouse=mouse) as table:
        assert table.offered == {f"turquoise r{row}c3" for row in (2, 3, 4, 5)}
        await table.box("turquoise", "r4c3")
        assert table.last == "also r4c3"
        await table.command("undo")
        await table.make("done")
