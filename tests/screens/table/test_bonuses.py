"""Waiting bonuses at the table: one zone or all of them, several at once, tracks to choose from."""

from futé_tui.engine.game import Game

from ...helpers import play, scripted, with_position, with_zones
from ...tables import atelier
from ..driving import at_table


def waiting(sheet: str, *bonuses: str, **zones: list[str]) -> Game:
    return with_position(with_zones(scripted(sheet, []), 0, **zones), waiting=bonuses)


async def test_a_bonus_for_any_zone_is_used_in_one_of_them(mouse: bool) -> None:
    async with at_table(waiting("tres-fute", "?any"), mouse=mouse) as table:
        assert "use your bonus: wild ?" in table.prompt
        assert {box.split()[0] for box in table.offered} == {"yellow", "blue", "green", "orange", "purple"}
        await table.box("yellow", "r3c4")
        assert table.last == "?any>yellow.r3c4"


async def test_where_there_are_more_boxes_than_labels_the_letter_of_a_zone_comes_first() -> None:
    async with at_table(waiting("puissance-3", "?any")) as table:
        labels = table.screen.view.labels
        assert ("brown", "12") not in labels, "the grids come first"
        assert "+ More" in table.text()
        await table.press(table.screen.letters["brown"])
        assert table.offered == {f"brown {number}" for number in range(1, 13)}
        await table.box("brown", "12")
        assert table.last == "?any>brown.12"


async def test_or_the_labels_are_put_on_one_zone_after_the_other(mouse: bool) -> None:
    async with at_table(waiting("puissance-3", "?any"), mouse=mouse) as table:
        zones = []
        for _ in range(5):
            await table.command("more")
            zones.append({zone for zone, _ in table.screen.view.labels})
        assert zones == [{"blue"}, {"brown"}, {"pink"}, {"turquoise"}, {"yellow"}]
        await table.box("yellow", "r3c6")
        assert table.last == "?any>yellow.r3c6"


async def test_with_the_mouse_no_zone_has_to_come_first() -> None:
    async with at_table(waiting("puissance-3", "?any"), mouse=True) as table:
        await table.box("yellow", "r3c6")
        assert table.last == "?any>yellow.r3c6"


async def test_several_waiting_bonuses_are_used_in_the_order_that_is_picked(mouse: bool) -> None:
    async with at_table(waiting("tres-fute", "?blue", "?yellow"), mouse=mouse) as table:
        assert "blue ? and yellow ?" in table.prompt
        await table.make("?yellow>r1c1")
        assert "bonus: blue ?." in table.prompt
        await table.make("?blue>r1c2")
        assert table.game.phase == "before_roll"


async def test_the_same_box_for_two_bonuses_asks_which_of_them(mouse: bool) -> None:
    async with at_table(waiting("tres-fute", "?yellow", "?any"), mouse=mouse) as table:
        await table.box("yellow", "r1c1")
        assert table.screen.view.options == ("yellow 3, row 1 (wild ?)", "yellow 3, row 1 (yellow ?)")
        await table.way("yellow 3, row 1 (wild ?)")
        assert table.game.position.waiting == ("?yellow",)


async def test_a_mix_unlocks_the_track_that_is_picked(mouse: bool) -> None:
    game = scripted("melange", [])
    with_position(game, waiting=("mix",))

    async with at_table(game, mouse=mouse) as table:
        assert table.offered == {"joker ", "polish ", "return "}
        await table.track("return")
        assert table.last == "mix>return"


async def test_a_chain_reaction_is_shown_step_by_step() -> None:
    game = atelier(["white1 yellow1 blue1 green1 orange6 purple1"])
    with_zones(game, orange=["1=1", "2=1", "3=1", "4=1"])
    play(game, "roll")

    async with at_table(game) as table:
        await table.make("orange>5=6")
        await table.make("?any>blue.r2c1")
        story = [line.text for line in table.screen.view.story]
        assert story[-3:] == ["Orange 6: wrote 6", "Orange box → wild ?", "Wild ?: crossed 5 in blue"]
