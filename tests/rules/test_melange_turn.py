"""Mélange futé at the table: purple and the platter, polish, joker, return, mix."""

import pytest

from futé_tui import new_game
from futé_tui.engine.events import BonusLost
from futé_tui.engine.game import Game
from futé_tui.engine.refusals import NotPolishable, SpentForNothing, TrackFull

from ..helpers import marked, play, scripted, texts, with_position, with_zones
from ..tables import idle, lay, passive, platter, unlocked, with_actions

SHEET = "melange"


def game(*rolls: str, players: int = 1) -> Game:
    return scripted(SHEET, rolls, players)


def of(table: Game, start: str) -> list[str]:
    return [text for text in texts(table) if text.startswith(start)]


# Purple and the platter


def test_example_5_purple_adds_what_is_on_the_platter() -> None:
    table = game("white3 yellow2 blue1 green3 orange5 purple6", "white6 orange5 purple4")
    table = with_zones(table, purple=["1=2", "2=3", "3=5"])
    play(table, "roll", "green>1=3", "roll")
    assert platter(table) == {"blue", "yellow"}
    assert of(table, "purple") == ["purple>4=7"]
    play(table, "purple>4=7")
    assert marked(table, "purple") == {"1": "2", "2": "3", "3": "5", "4": "7"}


def test_purple_adds_the_platter_before_the_dice_of_this_roll_are_sent_there() -> None:
    table = game("white3 yellow2 blue1 green3 orange5 purple6")
    play(table, "roll", "purple>1=6")
    assert len(platter(table)) == 5
    assert marked(table, "purple") == {"1": "6"}


def test_a_purple_die_on_the_platter_counts_once() -> None:
    table = passive(SHEET, "white6 green6 orange6", "yellow2 blue1 purple4")
    assert of(table, "purple") == ["purple>1=7"]


def test_with_white_as_purple_the_purple_die_on_the_platter_is_added() -> None:
    table = passive(SHEET, "blue6 green6 orange6", "white2 yellow2 purple4")
    assert of(table, "white>purple") == ["white>purple.1=8"]


def test_an_extra_purple_adds_the_leftover_dice_of_the_last_roll() -> None:
    roll = "white1 yellow1 blue1 green1 orange1 purple2"
    table = with_actions(game(roll, roll, roll), extra=1)
    play(table, "roll", "pass", "roll", "pass", "roll", "pass")
    assert of(table, "extra purple") == ["extra purple>1=7"]


def test_a_joker_that_polish_turns_back_into_the_face_is_no_move() -> None:
    table = passive(SHEET, "white6 green6 orange6", "yellow2 blue1 purple5", polish=1, joker=1)
    assert table.why_not("purple~6-1>1=8") == SpentForNothing(5)


def test_joker_and_polish_change_only_the_die_that_is_used() -> None:
    table = passive(SHEET, "white6 green6 orange6", "yellow2 blue1 purple4", polish=1, joker=1)
    assert of(table, "purple") == [
        "purple+1>1=8",
        "purple-1>1=6",
        "purple>1=7",
        "purple~6-1>1=8",
        "purple~6>1=9",
    ]


def test_a_purple_question_mark_is_used_by_itself() -> None:
    table = with_zones(game("white1 yellow1 blue6 green6 orange1 purple6"), yellow=["r2c1=1"], purple=["1=9"])
    play(table, "roll", "yellow>r2c2=1")
    assert marked(table, "purple") == {"1": "9", "2": "10"}


def test_any_used_for_purple_writes_exactly_one_more() -> None:
    table = with_position(with_zones(game(), purple=["1=9"]), waiting=("?any",))
    assert of(table, "?any>purple") == ["?any>purple.2=10"]


# Polish and joker


def test_example_7_a_joker_makes_a_platter_die_a_6_and_polish_a_5() -> None:
    table = passive(SHEET, "white6 green6 blue6", "yellow2 orange2 purple4", polish=1, joker=2)
    play(table, "orange~6-1>2")
    assert marked(table, "orange", seat=1) == {"2": "x"}
    assert unlocked(table, "polish", seat=1) == 0
    assert unlocked(table, "joker", seat=1) == 1


def test_polish_shifts_blue_plus_white_for_an_active_player_if_one_is_on_the_platter() -> None:
    table = game("white1 yellow6 blue6 green6 orange6 purple2", "yellow6 blue3 green6 orange6")
    table = with_actions(table, polish=2)
    play(table, "roll", "purple>1=2", "roll")
    assert platter(table) == {"white"}
    assert of(table, "blue") == ["blue+1>r2c2", "blue+2>r2c4", "blue>r2c1"]
    assert table.why_not("blue-1>r1c3") == NotPolishable("blue", 0, 2)


@pytest.mark.parametrize(("polish", "sums"), [(1, ["r1c3", "r2c2", "r2c1"]), (2, ["r1c3", "r1c2", "r2c2", "r2c4"])])
def test_both_dice_of_blue_plus_white_are_polished_on_the_platter(polish: int, sums: list[str]) -> None:
    table = passive(SHEET, "green6 orange6 purple6", "white2 blue2 yellow2", polish=polish)
    assert {text.partition(">")[2] for text in of(table, "blue")} >= set(sums)


def test_polish_is_not_for_slotted_or_chosen_dice() -> None:
    table = with_actions(game("white1 yellow6 blue6 green6 orange6 purple2"), polish=3)
    play(table, "roll")
    assert table.why_not("yellow-1>r1c1=5") == NotPolishable("yellow", 0, 0)


def test_others_see_the_real_face_of_a_polished_die() -> None:
    table = lay(game(players=3), slots="white6", platter="yellow2 blue3 green4 orange2 purple1", roll=3)
    with_actions(table, seat=1, polish=1)
    play(table, "done", "orange+1>3")
    assert table.to_move == 2
    assert "orange>5" in texts(table)


def test_a_joker_box_may_be_used_before_those_left_of_it() -> None:
    table = with_actions(game("white1 yellow1 blue1 green1 orange1 purple1"), joker=3)
    play(table, "roll", "orange~?5>2")
    assert unlocked(table, "joker") == 2
    assert table.position.sheets[0].tracks[4].used == 0b010


# Return and mix


def test_a_returned_die_no_longer_counts_for_purple() -> None:
    table = game("white6 yellow6 blue6 green3 orange2 purple6", "white6 yellow6 blue6 orange6 purple4")
    play(with_actions(table, returns=1), "roll", "green>1=3")
    assert platter(table) == {"orange"}
    play(table, "return orange", "roll", "purple>1=4")
    assert marked(table, "purple") == {"1": "4"}


def test_the_third_round_begins_with_a_mix_for_everybody() -> None:
    table = idle(new_game(SHEET, ["Lia", "Tom"], seed=3), until_round=3)
    assert (table.phase, table.to_move) == ("bonus", 0)
    assert texts(table) == ["mix>joker", "mix>polish", "mix>return"]
    play(table, "mix>joker")
    assert table.to_move == 1
    play(table, "mix>polish")
    assert unlocked(table, "joker", seat=0) == 1
    assert unlocked(table, "polish", seat=1) == 1


def test_a_mix_with_one_track_full_picks_among_the_others() -> None:
    table = with_position(with_actions(game(), joker=3), waiting=("mix",))
    assert texts(table) == ["mix>polish", "mix>return"]
    assert table.why_not("mix>joker") == TrackFull("joker")


def test_a_mix_with_all_nine_boxes_circled_is_lost() -> None:
    table = with_actions(game("white1 yellow1 blue6 green6 orange1 purple6"), joker=3, polish=3, returns=3)
    table = with_zones(table, yellow=["r1c1=6"])
    assert BonusLost(0, "mix") in play(table, "roll", "yellow>r1c2=1")
    assert table.phase == "before_roll"
