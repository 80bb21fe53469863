"""Marking a box with a die: die first, box first, with one key where there is no choice, with a cursor."""

from dataclasses import replace

import pytest

from futé_tui.engine.game import Game

from ...helpers import play, scripted, with_position
from ..driving import QUIET, at_table

ROLL = "white5 yellow3 blue2 green6 orange5 purple3"


def rolled() -> Game:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll")
    return game


async def test_a_die_lights_up_the_boxes_it_can_go_to_and_a_box_takes_it(mouse: bool) -> None:
    async with at_table(rolled(), mouse=mouse) as table:
        await table.die("yellow")
        assert table.offered == {"yellow r1c1", "yellow r4c2"}
        await table.box("yellow", "r4c2")
        assert table.last == "yellow>r4c2"


@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=str)
async def test_down_and_up_follow_a_column_of_boxes_on_the_sheet(size: tuple[int, int]) -> None:
    async with at_table("puissance-3", size=size) as table:
        await table.press("space", "e")
        table.screen.state = replace(table.screen.state, cursor=("turquoise", "r1c3"))
        for key, box in (("down", "r2c3"), ("down", "r3c3"), ("right", "r3c4"), ("up", "r2c4"), ("left", "r2c3")):
            await table.press(key)
            assert table.screen.state.cursor == ("turquoise", box)


async def test_a_box_shows_the_dice_that_can_go_there_and_a_die_goes_there(mouse: bool) -> None:
    async with at_table(rolled(), mouse=mouse) as table:
        await table.box("orange", "1")
        assert table.open_dice == {"white", "orange"}
        await table.die("white")
        assert table.last == "white>orange.1=5"


async def test_white_goes_to_another_zone(mouse: bool) -> None:
    async with at_table(rolled(), mouse=mouse) as table:
        await table.die("white")
        assert table.offered == {"yellow r1c3", "yellow r2c4", "blue r2c3", "green 1", "orange 1", "purple 1"}
        assert table.prompt == "Lia: which box? Type its label, or click it."
        await table.box("purple", "1")
        assert table.last == "white>purple.1=5"


async def test_labels_are_typed_without_shift_before_a_letter_is_an_extra_key() -> None:
    game = scripted("tres-fute-4ever", ["white4 yellow5 blue3 grey5 green3 pink5"])
    play(game, "roll")
    async with at_table(game) as table:
        (box,) = (box for box, label in table.screen.state.labels.items() if label == "L")
        await table.press("w", "l")
        assert table.last == "white>grey.r1c1"
        assert box == ("grey", "r1c1")


async def test_a_single_target_is_played_at_once(mouse: bool) -> None:
    async with at_table(rolled(), mouse=mouse) as table:
        await table.die("purple")
        assert table.last == "purple>1=3"


async def test_with_the_setting_every_move_is_shown_before_it_is_made() -> None:
    async with at_table(rolled(), mouse=True, settings=replace(QUIET, confirm_moves=True)) as table:
        await table.die("purple")
        assert table.last == "roll"
        assert "purple: write 3? Enter confirms" in table.prompt
        assert "Purple: write 3, +3 points." in table.screen.view.hints.about, "even without hints"
        await table.die("purple")
        assert table.last == "purple>1=3"


async def test_another_die_may_be_picked_instead() -> None:
    async with at_table(rolled(), mouse=True) as table:
        await table.die("white")
        await table.die("yellow")
        assert table.offered == {"yellow r1c1", "yellow r4c2"}
        await table.box("green", "1")
        assert table.open_dice == {"white", "green"}, "a box out of reach of the die starts over"


async def test_arrows_walk_from_die_to_die_and_into_the_zones_and_enter_picks() -> None:
    async with at_table(rolled()) as table:
        await table.press("right", "right")
        assert table.screen.state.cursor == "yellow"
        await table.press("enter", "down", "down", "enter")
        assert table.last == "yellow>r4c2"


async def test_escape_lets_go_of_what_is_picked() -> None:
    async with at_table(rolled()) as table:
        everything = table.offered
        await table.die("yellow")
        await table.press("escape")
        assert table.offered == everything
        assert table.last == "roll"


async def test_what_cannot_be_picked_is_said_and_changes_nothing() -> None:
    game = scripted("tres-fute", [])

    async with at_table(game) as table:
        before = game.position
        await table.die("white")
        assert table.prompt.startswith("Roll the dice first.")
        table.mouse = True
        await table.box("orange", "4")
        assert table.prompt.startswith("Roll the dice first.")
        await table.press("x", "1", "A", "escape")
        assert game.position == before


async def test_enter_makes_the_only_move_there_is() -> None:
    async with at_table(scripted("tres-fute", [ROLL])) as table:
        await table.press("enter")
        assert table.last == "roll"


async def test_the_key_of_notes_stands_for_its_label_while_there_is_nothing_new_to_read() -> None:
    async with at_table(with_position(scripted("puissance-3", []), waiting=("?turquoise",))) as table:
        box = next(box for box, label in table.screen.view.labels.items() if label == "D")
        await table.press("d")
        assert table.last.endswith(box[1])


async def test_the_command_for_notes_never_marks_a_box() -> None:
    async with at_table(with_position(scripted("puissance-3", []), waiting=("?turquoise",))) as table:
        assert "D" in table.screen.view.labels.values()
        before = len(table.game.steps)
        await table.screen.give("dismiss_note")
        assert len(table.game.steps) == before
        assert table.prompt.startswith("There is nothing new to read.")


async def test_a_small_letter_that_is_no_key_stands_for_the_label_in_capitals() -> None:
    async with at_table(with_position(scripted("tres-fute", []), waiting=("?any",))) as table:
        box = next(box for box, label in table.screen.view.labels.items() if label == "J")
        await table.press("j")
        assert table.last.endswith(".".join(box))
        assert "k" not in table.screen.view.labels.values()
        before = len(table.game.steps)
        await table.press("k")
        assert len(table.game.steps) == before
        assert table.prompt.startswith("k does nothing here.")
