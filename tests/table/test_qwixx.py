"""Qwixx at the table: the white dice go together, and the key of a row crosses their sum there."""

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move
from futé_tui.hints.levels import Level
from futé_tui.hints.why_not import why_not_die
from futé_tui.table import pressing
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.shared_scale import shared_scale, without_shared_scale
from futé_tui.table.state import TableState
from futé_tui.text.reasons import describe_reasons

from ..helpers import play
from ..qwixx_sheets import RULES, roll, sheet, table


def state_of(game: Game) -> TableState:
    return TableState.of(game, die_letters(game.ruleset.dice), Level.FULL)


def first_action() -> Game:
    game = table([roll(4, 1, red=2, blue=3)], sheet(), sheet())
    play(game, "roll")
    return game


def test_the_key_of_a_row_crosses_the_white_sum_there() -> None:
    made = pressing.type_character(state_of(first_action()), "r")
    assert isinstance(made, Move)
    assert str(made) == "white>red.5"


def test_either_white_die_picks_both_and_leaves_the_row_to_choose() -> None:
    for key in ("w", "i"):
        picked = pressing.type_character(state_of(first_action()), key)
        assert isinstance(picked, TableState)
        assert picked.picker.picked_dice == {"white", "white-two"}
        assert len(picked.picker.boxes) == 4


def test_in_the_second_action_a_white_die_offers_its_sums_and_a_colour_both() -> None:
    game = first_action()
    play(game, "white>red.5", "skip")
    white = pressing.type_character(state_of(game), "i")
    assert isinstance(white, TableState)
    assert ("blue", "4") in white.picker.boxes
    assert ("blue", "7") not in white.picker.boxes
    blue = pressing.type_character(state_of(game), "b")
    assert isinstance(blue, TableState)
    assert set(blue.picker.boxes) == {("blue", "4"), ("blue", "7")}


def test_a_die_that_cannot_be_used_says_why() -> None:
    game = first_action()
    assert describe_reasons(why_not_die(game, "blue")) == [
        "The white sum comes first. Coloured dice are for the second action."
    ]


def test_the_rows_share_one_scale() -> None:
    zones = RULES.view(first_action().position, 0).zones
    assert shared_scale(zones)[-1] == 78
    assert not any(zone.scale for zone in without_shared_scale(zones))
