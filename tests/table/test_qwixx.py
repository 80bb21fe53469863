"""Qwixx at the table: the white dice go together, and the key of a row crosses their sum there."""

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move, Penalty
from futé_tui.hints.levels import Level
from futé_tui.hints.preview import preview
from futé_tui.hints.why_not import why_not_die
from futé_tui.table import pressing
from futé_tui.table.captions import prompt
from futé_tui.table.hand_over import view_hand_over
from futé_tui.table.hinting import describe_why_not, view_hints
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.shared_scale import shared_scale, without_shared_scale
from futé_tui.table.state import TableState
from futé_tui.table.story import Story
from futé_tui.table.view import view_table
from futé_tui.text.reasons import describe_reasons
from futé_tui.text.result import describe_ending

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


def test_a_row_that_does_not_take_the_sum_says_why() -> None:
    game = table([roll(6, 6, red=6)], sheet(red="2 3 4 5"), sheet())
    play(game, "roll")
    too_early = ["The 12 needs 5 crosses in red first; so far you have 4."]
    assert describe_why_not(game, "red") == too_early
    play(game, "white>blue.12", "skip")
    assert describe_why_not(game, "red") == too_early, "and so in the second action"


def test_a_move_that_locks_a_row_or_ends_the_game_says_so_in_the_list() -> None:
    game = table([roll(6, 6, green=0)], sheet(red="2 3 4 5 6", blue="12"), sheet(), locked="green")
    play(game, "roll")
    red = view_hints(game, state_of(game), None).items[0]
    assert red.in_a_row == ("red 12, +13 points, locks the row, ends the game, skips 5 boxes for good",)
    assert red.in_few_words[0] == "red 12 (+13), locks the row, ends the game, skips 5 boxes"
    first = table([roll(6, 6)], sheet(red="2 3 4 5 6"), sheet())
    play(first, "roll")
    assert (
        view_hints(first, state_of(first), None).items[0].in_few_words[0]
        == "red 12 (+13), locks the row, skips 5 boxes"
    )


def test_boxes_of_a_row_that_somebody_else_locks_are_not_skipped() -> None:
    game = table([roll(6, 6)], sheet(red="2 3 4 5 6"), sheet(red="10"))
    play(game, "roll", "white>red.12")
    for move in game.moves():
        assert preview(game, move).price.skipped == (), move


def test_a_penalty_is_asked_for_and_says_what_it_costs() -> None:
    game = table([roll(4, 1)], sheet(misses=3), sheet())
    play(game, "roll", "skip", "skip")
    state = state_of(game)
    asked = pressing.stop(state)
    assert isinstance(asked, TableState)
    assert prompt(view_table(game, asked)).endswith("Penalty -5? Enter confirms, Escape deselects.")
    assert "That ends the game." in view_hints(game, asked, asked.cursor).about
    assert pressing.confirm(asked) == Penalty()


def test_the_card_between_players_asks_for_a_white_die_plus_a_colour() -> None:
    game = first_action()
    play(game, "white>red.5", "skip")
    names = ["Lia", "Tom"]
    assert view_hand_over(game, Story(game, names), names).task == "A white die plus red, yellow, green or blue?"


def test_a_white_sum_that_nobody_can_use_is_said_once() -> None:
    used = sheet(green="11", blue="11")
    game = table([roll(6, 6)], used, used)
    play(game, "roll")
    said = [line.text for line in Story(game, ["Lia", "Tom"]).lines]
    assert said == ["Round 1", "Lia's turn", "Rolled", "White sum 12: nobody can use it"]


def test_the_result_says_why_the_game_has_ended() -> None:
    game = table([roll(4, 1)], sheet(misses=3), sheet(), locked="")
    play(game, "roll", "skip", "skip", "penalty")
    assert describe_ending(game) == "Lia: 4 penalties"
    locked = table([roll(6, 6, green=0)], sheet(red="2 3 4 5 6"), sheet(), locked="green")
    play(locked, "roll", "white>red.12", *(["skip"] if locked.to_move is not None else []))
    assert describe_ending(locked) == "2 rows locked"
