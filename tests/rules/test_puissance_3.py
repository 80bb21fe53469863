"""Très futé à la puissance 3, zone by zone: the worked examples of its rules page, and its rulings."""

from typing import Any

import pytest

from futé_tui import load_ruleset
from futé_tui.engine import zone_refusals as z
from futé_tui.engine.scoring import Score, rating
from futé_tui.engine.zones import ANYWHERE, PASSIVE

from ..helpers import allows, filled, mark, zone_of

SHEET = "puissance-3"


def zone(name: str, **options: str) -> Any:
    return zone_of(SHEET, name, **options)


def question(zone: Any, state: Any, white: int = 0) -> list[str]:
    return [str(each) for each in zone.question_marks(state, white)]


# Yellow


def test_example_1_yellow_rows_with_3_2_and_2_crosses_are_24() -> None:
    yellow = zone("yellow")
    assert yellow.points(filled(yellow, "r1c1", "r1c2", "r1c5", "r2c1", "r2c6", "r3c3", "r3c4")[0]) == 24


@pytest.mark.parametrize(("place", "boxes"), [(1, ["r1c2"]), (2, ["r2c2"]), (3, ["r3c2"]), (PASSIVE, ["r3c2"])])
def test_example_7_the_place_of_a_yellow_2_decides_its_box(place: int, boxes: list[str]) -> None:
    yellow = zone("yellow")
    assert allows(yellow, 0, 2, place) == boxes


@pytest.mark.parametrize(("number", "box"), [(1, "r3c1"), (3, "r2c3"), (4, "r2c4"), (5, "r1c5"), (6, "r1c6")])
def test_every_number_has_one_grey_box(number: int, box: str) -> None:
    assert allows(zone("yellow"), 0, number, PASSIVE) == [box]


def test_a_row_takes_grey_boxes_too() -> None:
    assert allows(zone("yellow"), 0, 5, 1) == ["r1c5"]


def test_a_yellow_question_mark_crosses_any_box() -> None:
    yellow = zone("yellow")
    assert len(question(yellow, 0)) == 18


def test_a_yellow_die_is_refused_outside_its_row() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c2")
    assert yellow.judge(0, mark("r2c2"), 2, 1) == z.WrongRow("yellow", "r2c2", "I")
    assert yellow.judge(0, mark("r1c2"), 2, PASSIVE) == z.WrongRow("yellow", "r1c2", "platter")
    assert yellow.judge(state, mark("r1c2"), 2, 1) == z.AlreadyMarked("yellow", "r1c2")
    assert yellow.judge(0, mark("r1c3"), 2, 1) == z.WrongNumber("yellow", "r1c3", 3, 2)


def test_a_crossed_yellow_box_is_already_marked_wherever_the_die_lies() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c2")
    for place in (ANYWHERE, PASSIVE, 1, 2, 3):
        assert yellow.judge(state, mark("r1c2"), 2, place) == z.AlreadyMarked("yellow", "r1c2")


def test_yellow_bonuses_stand_between_the_rows() -> None:
    yellow = zone("yellow")
    state, gained = filled(yellow, "r1c6", "r3c6", "r2c6")
    assert gained == ["fox", "extra"]
    assert yellow.foxes(state) == 1
    assert filled(yellow, "r1c5", "r3c5")[1] == []


# Turquoise


def test_example_1_a_turquoise_row_with_5_crosses_is_15() -> None:
    turquoise = zone("turquoise")
    assert turquoise.points(filled(turquoise, *[f"r4c{column}" for column in range(1, 6)])[0]) == 15


def test_only_tinted_boxes_decide_turquoise_bonuses() -> None:
    turquoise = zone("turquoise")
    assert filled(turquoise, "r4c1", "r4c2")[1] == ["?turquoise"]
    assert filled(turquoise, "r1c6")[1] == ["reroll"]
    assert filled(turquoise, "r1c4", "r2c4")[1] == ["joker"]
    assert filled(turquoise, *[f"r3c{column}" for column in (4, 5, 6)])[1] == []


def test_every_turquoise_box_scores() -> None:
    turquoise = zone("turquoise")
    assert turquoise.points(filled(turquoise, "r5c4", "r5c5")[0]) == 3


def test_tinted_and_grey_boxes_are_set_off() -> None:
    shaded = [[box.shaded for box in row].count(True) for row in zone("turquoise").view(0).rows]
    assert shaded == [6, 5, 3, 2, 1]
    assert [[box.shaded for box in row].count(True) for row in zone("yellow").view(0).rows] == [2, 2, 2]


# Blue


def test_example_4_blue_is_worth_its_outermost_boxes_and_4_for_low_and_high_numbers() -> None:
    blue = zone("blue")
    right = ["8=8", "9=9", "10=10", "11=11"]
    assert blue.points(filled(blue, "6=6", "5=5", "4=7", *right)[0]) == 30
    assert blue.points(filled(blue, "6=6", "5=5", "4=4", *right)[0]) == 34


def test_blue_goes_down_to_the_left_and_up_to_the_right() -> None:
    blue = zone("blue")
    assert allows(blue, blue.start, 6) == ["6=6"]
    assert allows(blue, blue.start, 8) == ["8=8"]
    assert allows(blue, blue.start, 9) == []
    assert allows(blue, blue.start, 7) == []


def test_a_7_follows_any_number_but_a_7_and_starts_again() -> None:
    blue = zone("blue")
    state, _ = filled(blue, "6=6", "8=8")
    assert allows(blue, state, 7) == ["5=7", "9=7"]
    state, _ = filled(blue, "6=6", "5=7")
    assert allows(blue, state, 7) == []
    assert allows(blue, state, 6) == ["4=6"]


def test_a_full_side_of_blue_takes_nothing_more() -> None:
    blue = zone("blue")
    state, gained = filled(blue, "8=8", "9=7", "10=8", "11=7", "12=8", "13=7")
    assert gained == ["reroll", "?brown", "?turquoise", "fox"]
    assert blue.foxes(state) == 1
    assert allows(blue, state, 8) == []
    assert allows(blue, state, 6) == ["6=6"]


def test_blue_says_which_number_would_go_on() -> None:
    blue = zone("blue")
    state, _ = filled(blue, "6=6")
    assert blue.judge(state, mark("5=4"), 4, ANYWHERE) == z.WrongStep("blue", "5", (5, 7), 4)
    assert blue.judge(state, mark("8=7"), 7, ANYWHERE) == z.WrongStep("blue", "8", (8,), 7)
    assert blue.judge(state, mark("4=5"), 5, ANYWHERE) == z.NotTheNextBox("blue", "4", "5")
    assert blue.judge(state, mark("7=7"), 7, ANYWHERE) == z.AlreadyMarked("blue", "7")


def test_a_blue_question_mark_is_a_sum_that_fits_on_either_side() -> None:
    blue = zone("blue", blue_question="sum")
    state, _ = filled(blue, "6=6", "8=8")
    assert question(blue, state, white=1) == ["5=5", "5=7", "9=7", "9=9"]


def test_by_option_a_blue_question_mark_is_a_number_plus_the_white_die() -> None:
    blue = zone("blue", blue_question="plus_white")
    state, _ = filled(blue, "6=6", "8=8")
    assert question(blue, state, white=1) == ["5=5", "5=7", "9=7"]
    assert question(blue, state, white=6) == ["5=7", "9=7", "9=9"]
    assert question(blue, state, white=0) == ["5=5", "5=7", "9=7", "9=9"]
    assert blue.judge_question(state, mark("9=9"), 1) == z.OutOfRange(2, 7, 9)


# Brown


def test_example_5_a_brown_5_behind_box_4_goes_to_box_8_only() -> None:
    brown = zone("brown")
    state, _ = filled(brown, "1", "4")
    assert allows(brown, state, 5) == ["8"]
    state, _ = brown.mark(state, mark("8"))
    assert [box.label for box in brown.view(state).rows[0] if box.lost] == ["2", "3", "5", "6", "7"]
    assert brown.judge(state, mark("7"), 4, ANYWHERE) == z.BoxGone("brown", "7", "8")
    assert brown.judge(state, mark("9"), 4, ANYWHERE) == z.WrongNumber("brown", "9", 2, 4)


def test_brown_bonuses_stand_between_neighbours() -> None:
    brown = zone("brown")
    assert filled(brown, "1", "2", "3")[1] == ["joker", "?pink"]
    assert filled(brown, "1", "3")[1] == []
    state, gained = filled(brown, "11", "12")
    assert gained == ["fox"]
    assert brown.foxes(state) == 1


def test_brown_points_go_by_crosses() -> None:
    brown = zone("brown")
    assert [brown.points((1 << crosses) - 1) for crosses in range(13)] == [
        *(0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90)
    ]


def test_a_brown_question_mark_crosses_any_box_further_right() -> None:
    brown = zone("brown")
    assert question(brown, filled(brown, "9")[0]) == ["10", "11", "12"]


# Pink


def test_example_6_a_pink_5_in_box_3_is_a_3_with_the_bonus_or_a_10_without() -> None:
    pink = zone("pink")
    state, _ = filled(pink, "1=1", "2=1:times")
    assert allows(pink, state, 5) == ["3=5:half", "3=5:times"]
    half, gained = pink.mark(state, mark("3=5:half"))
    assert (pink.points(half), gained) == (2 + 3, ("?blue",))
    times, gained = pink.mark(state, mark("3=5:times"))
    assert (pink.points(times), gained) == (2 + 10, ())


def test_the_first_pink_box_is_always_half() -> None:
    pink = zone("pink")
    assert allows(pink, (), 5) == ["1=5"]
    assert pink.points(filled(pink, "1=5")[0]) == 3
    assert pink.judge((), mark("1=5:half"), 5, ANYWHERE) == z.NoSuchWay("pink", "1", "half")


def test_a_pink_mark_has_to_say_its_way() -> None:
    pink = zone("pink")
    state, _ = filled(pink, "1=1")
    assert pink.judge(state, mark("2=5"), 5, ANYWHERE) == z.SayTheWay("pink", "2")


def test_a_pink_question_mark_chooses_the_way_too() -> None:
    pink = zone("pink")
    state, _ = filled(pink, "1=1")
    assert question(pink, state)[:4] == ["2=1:half", "2=1:times", "2=2:half", "2=2:times"]
    assert len(question(pink, state)) == 12


@pytest.mark.parametrize(("way", "foxes"), [("half", 1), ("times", 0)])
def test_the_pink_fox_comes_with_the_half_only(way: str, foxes: int) -> None:
    pink = zone("pink")
    state, _ = filled(pink, "1=1", *[f"{box}=2:half" for box in range(2, 9)], f"9=6:{way}")
    assert pink.foxes(state) == foxes
    assert pink.view(state).rows[0][8].lost is (way == "times")


# The whole sheet


def test_example_10_three_foxes_and_brown_lowest_with_14_are_42_points() -> None:
    score = Score({"yellow": 20, "turquoise": 31, "blue": 30, "brown": 14, "pink": 40}, foxes=3)
    assert score.fox_points == 42


def test_the_rating_table_has_eleven_levels() -> None:
    levels = load_ruleset(SHEET).ratings
    assert [level.at_least for level in levels] == [450, 420, 390, 360, 330, 300, 270, 240, 210, 180, 0]
    assert len({level.title for level in levels}) == 11
    assert rating(levels, 450) is levels[0]
    assert rating(levels, 179) is levels[-1]
