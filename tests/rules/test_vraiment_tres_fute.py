"""Vraiment très futé, zone by zone: the worked examples of its rules page, and its rulings."""

from typing import Any

import pytest

from futé_tui.engine.scoring import Score
from futé_tui.engine.zone_refusals import AlreadyMarked, TooHigh
from futé_tui.engine.zones import ANYWHERE

from ..helpers import allows, filled, mark, zone_of

SHEET = "vraiment-tres-fute"


def zone(name: str) -> Any:
    return zone_of(SHEET, name)


def test_example_2_four_crosses_in_a_silver_row_are_11_points() -> None:
    silver = zone("silver")
    assert silver.points(filled(silver, "r2c1", "r2c2", "r2c3", "r2c5")[0]) == 11


def test_the_silver_zone_is_the_sum_of_its_rows() -> None:
    silver = zone("silver")
    assert silver.points(filled(silver, "r1c1", "r1c2", "r2c3", "r4c1", "r4c2", "r4c3")[0]) == 4 + 2 + 7


def test_complete_silver_columns_bring_their_bonuses() -> None:
    silver = zone("silver")
    column = [[f"r{row}c{column}" for row in range(1, 5)] for column in range(1, 7)]
    gained = [filled(silver, *boxes)[1] for boxes in column]
    assert gained == [["extra"], ["?yellow"], ["fox"], ["?blue"], ["?green"], ["?pink"]]
    assert silver.foxes(filled(silver, *column[2])[0]) == 1


def test_a_yellow_box_is_circled_first_and_crossed_later() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r3c2")
    assert yellow.points(state) == 0
    assert allows(yellow, state, 4) == ["r3c2", "r5c4"]
    state, _ = yellow.mark(state, mark("r3c2"))
    assert yellow.points(state) == 3
    assert allows(yellow, state, 4) == ["r5c4"]
    assert yellow.judge(state, mark("r3c2"), 4, ANYWHERE) == AlreadyMarked("yellow", "r3c2")


def test_yellow_lines_pay_once_when_all_their_boxes_are_circled() -> None:
    yellow = zone("yellow")
    assert filled(yellow, "r2c1", "r2c1", "r2c3", "r2c3")[1] == ["return"]
    assert filled(yellow, "r2c1", "r4c1", "r4c1")[1] == ["reroll"]
    state, gained = filled(yellow, "r1c4", "r3c4", "r5c4")
    assert gained == ["fox"]
    assert yellow.foxes(state) == 1


def test_yellow_points_count_crosses() -> None:
    yellow = zone("yellow")
    everything = [label for label in yellow.labels for _ in range(2)]
    assert yellow.points(filled(yellow, *yellow.labels)[0]) == 0
    assert [yellow.points(filled(yellow, *everything[: 2 * crosses])[0]) for crosses in range(11)] == [
        *(0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165)
    ]


def test_a_yellow_question_mark_circles_any_box_or_crosses_a_circled_one() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c2", "r1c4", "r1c4")
    boxes = [str(each) for each in yellow.question_marks(state, 0)]
    assert "r1c2" in boxes
    assert "r1c4" not in boxes
    assert len(boxes) == 9


def test_example_6_blue_with_five_boxes_scores_15() -> None:
    blue = zone("blue")
    assert blue.points(filled(blue, "1=12", "2=10", "3=10", "4=7", "5=2")[0]) == 15


def test_blue_takes_an_equal_number_and_never_a_higher_one() -> None:
    blue = zone("blue")
    state, _ = filled(blue, "1=8")
    assert allows(blue, state, 8) == ["2=8"]
    assert allows(blue, state, 9) == []
    assert blue.judge(state, mark("2=9"), 9, ANYWHERE) == TooHigh("blue", "2", 8, 9)


def test_a_blue_question_mark_is_2_to_12_and_not_more_than_the_box_before() -> None:
    blue = zone("blue")
    assert [each.number for each in blue.question_marks((), 6)] == list(range(2, 13))
    assert [each.number for each in blue.question_marks((5,), 6)] == [2, 3, 4, 5]
    assert blue.judge_question((5,), mark("2=6"), 6) == TooHigh("blue", "2", 5, 6)


def test_example_4_green_pairs_are_first_minus_second() -> None:
    green = zone("green")
    state, _ = filled(green, "1=5", "2=1")
    assert state == (10, 2)
    assert green.points(state) == 8
    state, gained = filled(green, "1=5", "2=1", "3=3", "4=1")
    assert state == (10, 2, 6, 1)
    assert green.points(state) == 13
    assert gained == ["reroll", "?blue"]


def test_a_green_pair_can_be_negative() -> None:
    green = zone("green")
    assert green.points(filled(green, "1=1", "2=6")[0]) == -10


def test_example_9_a_lone_first_box_of_a_pair_scores_nothing_but_its_bonus_came() -> None:
    green = zone("green")
    state, gained = filled(green, "1=5", "2=1", "3=3", "4=1", "5=6")
    assert green.points(state) == 13
    assert gained[-1] == "return"


def test_example_5_a_pink_bonus_comes_only_if_the_number_is_high_enough() -> None:
    pink = zone("pink")
    state, gained = filled(pink, "1=5", "2=3", "3=1", "4=4")
    assert pink.points(state) == 13
    assert gained == ["return"]
    assert [box.lost for box in pink.view(state).rows[0][:4]] == [False, False, True, False]


@pytest.mark.parametrize(("number", "foxes"), [(1, 0), (2, 1)])
def test_the_pink_fox_needs_a_2(number: int, foxes: int) -> None:
    pink = zone("pink")
    before = [f"{box}=6" for box in range(1, 8)]
    assert pink.foxes(filled(pink, *before, f"8={number}")[0]) == foxes


def test_example_7_a_fox_is_worth_the_lowest_zone() -> None:
    score = Score({"silver": 43, "yellow": 36, "blue": 21, "green": 8, "pink": 21}, foxes=1)
    assert score.fox_points == 8
    assert score.total == 137
