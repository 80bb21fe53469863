"""The steps of a turn at the table: roll, reroll, pass, extra dice, the platter, returning dice."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game

from ...helpers import play, scripted, with_zones
from ...tables import atelier, lay, with_actions
from ..driving import at_table

FIRST = "white5 yellow4 blue2 green6 orange5 purple3"
SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"


async def test_dice_are_rolled_rerolled_and_passed(mouse: bool) -> None:
    async with at_table(scripted("tres-fute", [FIRST, FIRST]), mouse=mouse) as table:
        await table.make("roll")
        await table.make("reroll")
        await table.make("pass")
        assert table.screen.state.notice == "No die taken from this roll. Undo takes that back."
        assert "Lia: roll the dice" in table.prompt


async def test_what_a_move_has_done_is_said_until_the_next_key() -> None:
    async with at_table(scripted("tres-fute", [SWEEP, "yellow4 blue2 green6 orange4 purple3"]), size=(80, 24)) as table:
        await table.make("roll")
        await table.make("white>purple.1=1")
        assert table.screen.state.notice == "White 1: wrote 1 in purple (+1)."
        await table.press("space")
        assert not table.screen.state.notice


async def test_a_bonus_that_waits_is_named_once_by_the_prompt() -> None:
    game = with_zones(scripted("tres-fute", [FIRST]), orange=("1=6", "2=2", "3=3", "4=6"))
    async with at_table(game, size=(80, 24)) as table:
        await table.make("roll")
        await table.make("orange>5=5")
        assert table.screen.state.notice == "Orange 5: wrote 5 (+5)."
        assert "Lia: use your bonus: yellow ? (orange, box 5)." in table.prompt


async def test_a_new_round_is_said_with_what_it_gives() -> None:
    game = scripted("tres-fute", [])
    lay(game, slots="green6 orange5 purple3", platter="white1 yellow2 blue3", stage=Stage.PASSIVE)
    async with at_table(game) as table:
        await table.press("x")
        assert table.screen.state.notice == "Used no die. Round 2: an extra die."


def after_the_turn(**actions: int) -> Game:
    """Lia may use extra dice."""
    game = with_actions(scripted("tres-fute", [], players=2), **actions)
    return lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA)


async def test_an_extra_die_is_used_and_the_step_is_finished(mouse: bool) -> None:
    async with at_table(after_the_turn(extra=2), mouse=mouse) as table:
        assert table.open_dice == {"white", "yellow", "blue", "green", "orange", "purple"}
        await table.make("extra orange>1=5")
        assert "orange" not in table.open_dice
        await table.make("done")
        assert table.game.to_move == 1


async def test_another_player_uses_a_die_of_the_platter_or_none(mouse: bool) -> None:
    game = scripted("tres-fute", [SWEEP], players=3)
    play(game, "roll", "green>1")

    async with at_table(game, mouse=mouse) as table:
        assert table.open_dice == {"white", "yellow", "blue", "orange", "purple"}
        await table.make("purple>1=5")
        await table.make("decline")
        assert (game.to_move, game.phase) == (1, "before_roll")


async def test_the_dice_in_the_slots_open_when_none_on_the_platter_fits(mouse: bool) -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll", "green>1")
    with_zones(
        game,
        1,
        yellow=["r2c1", "r2c2", "r3c1", "r3c3"],
        blue=["r1c4"],
        green=["1", "2"],
        orange=[f"{box}=1" for box in range(1, 12)],
        purple=["1=5"],
    )

    async with at_table(game, mouse=mouse) as table:
        assert table.open_dice == {"green"}
        await table.make("green>3")


async def test_a_die_is_returned_by_its_letter_alone(mouse: bool) -> None:
    game = atelier(["white4 yellow1 blue2 green5 orange6 purple3", "white1 blue5 green1 orange1"], returns=1)
    play(game, "roll", "purple>1=3")

    async with at_table(game, mouse=mouse) as table:
        assert table.open_dice == {"yellow", "blue"}
        await table.make("return blue")
        await table.make("roll")


async def test_while_a_reroll_is_asked_for_the_commands_show_enter() -> None:
    async with at_table(scripted("tres-fute", [FIRST, FIRST])) as table:
        await table.make("roll")
        await table.command("roll")
        assert table.screen.check_action("roll", ()) is None
        assert table.screen.titles_now()["confirm"] == "Reroll"
        bar = table.text().splitlines()[-1].split()
        assert bar == ["⏎", "Reroll", "esc", "Keep"]
        await table.press("escape")
        assert table.screen.check_action("roll", ()) is not None
