"""Boxes that can be marked in several ways: numbers, half or times, jokers, polish."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game

from ...helpers import play, scripted, with_position, with_zones
from ...tables import atelier, lay
from ..driving import at_table, by_both_hands


@by_both_hands
async def test_a_number_of_ones_choice_is_picked_from_a_list(mouse: bool) -> None:
    async with at_table(with_position(scripted("tres-fute", []), waiting=("?purple",)), mouse=mouse) as table:
        await table.box("purple", "1")
        assert table.prompt == "Lia: which number?"
        first, *_rest, last = table.screen.view.options
        assert (first, last) == ("purple: write 1, +1 point", "purple: write 6, +6 points")
        assert table.screen.view.short_options[0][-1] == "write 6 (+6)"
        await table.way("purple: write 4, +4 points")
        assert table.last == "?purple>1=4"


@by_both_hands
async def test_half_or_times_is_picked_from_a_list(mouse: bool) -> None:
    game = scripted("puissance-3", ["white1 yellow1 turquoise1 blue1 brown1 pink5"])
    play(with_zones(game, pink=["1=3", "2=3:half"]), "roll")

    async with at_table(game, mouse=mouse) as table:
        await table.die("pink")
        assert table.screen.view.picker.box == ("pink", "3")  # the only one
        half, times = "pink: write 3, +3 points, gain a blue ?", "pink: write 10, +10 points, without the blue ? bonus"
        assert set(table.screen.view.options) == {half, times}
        await table.way(times)
        assert table.last == "pink>3=5:times"


@by_both_hands
async def test_a_joker_is_picked_from_a_list(mouse: bool) -> None:
    dice = "white1 yellow2 blue3 green4 orange5 purple6"
    async with at_table(lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1), mouse=mouse) as table:
        await table.die("orange")
        ways = dict(zip(table.screen.view.picker.option_labels, table.screen.view.options, strict=True))
        assert list(ways) == list("123456"), "the key of a way is the number that it writes"
        assert "joker" not in ways["5"]
        assert ways["3"].endswith("uses joker 3"), "a printed joker before a ?"
        assert all(ways[number].endswith('uses the "?" joker') for number in "1246")
        await table.way(ways["6"])
        assert table.last == "orange~?6>1=6"


def polishing() -> Game:
    return lay(
        atelier((), 2, polish=1),
        slots="green4",
        platter="white1 yellow2 blue3 orange5 purple6",
        stage=Stage.PASSIVE,
        seat=1,
    )


@by_both_hands
async def test_polish_is_picked_from_a_list_also_box_first(mouse: bool) -> None:
    async with at_table(polishing(), mouse=mouse) as table:
        await table.box("orange", "1")
        await table.die("orange")
        lower, plain, higher = table.screen.view.options
        assert "polished" not in plain
        assert [way.partition("polished ")[2] for way in (lower, higher)] == ["by -1", "by +1"]
        await table.way(higher)
        assert table.last == "orange+1>1=6"


async def test_enter_is_called_what_it_does_where_ways_are_listed() -> None:
    async with at_table(with_position(scripted("tres-fute", []), waiting=("?purple",)), size=(120, 40)) as table:
        await table.press("enter")  # the only box
        assert table.prompt == "Lia: which number?"
        assert table.screen.titles_now()["confirm"].strip() == "Select"
        await table.press("down")
        assert table.screen.titles_now()["confirm"] == "Confirm"


async def test_arrows_walk_over_the_list_and_nothing_is_taken_unseen() -> None:
    async with at_table(polishing()) as table:
        await table.press(table.screen.letters["orange"])
        await table.press("enter")
        assert table.game.to_move == 1, "the first Enter only puts the cursor on the list"
        assert table.screen.view.cursor_option == 1, "on what costs nothing"
        await table.press("right", "enter")
        assert table.last == "orange+1>1=6"


async def test_what_costs_a_joker_is_offered_with_a_sign_of_its_own() -> None:
    dice = "white1 yellow1 blue1 green1 orange1 purple1"
    game = lay(with_zones(atelier((), 1, joker=1), purple=["1=2"]), pool=dice, stage=Stage.CHOOSE, roll=1)

    async with at_table(game) as table:
        shown = table.text()
        assert f" {table.screen.letters['purple']}~" in shown
        assert f" {table.screen.letters['orange']} " in shown
        label = table.screen.view.labels["purple", "2"]
        assert f"{label}~" in shown
        assert f"{table.screen.view.labels['orange', '1']} " in shown
