"""Mélange futé, zone by zone: the worked examples of its rules page, and what it says of the printed sheet."""

from typing import Any

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.zone_refusals import AlreadyMarked, BoxGone, NotTheNextBox, TooHigh, TooLow, WrongNumber
from futé_tui.engine.zones import ANYWHERE
from futé_tui.sheets.ruleset import FuteRuleset

from ..helpers import allows, filled, mark, zone_of

SHEET = "melange"


def zone(name: str) -> Any:
    return zone_of(SHEET, name)


def load_zone(name: str, sheet: str = SHEET) -> Any:
    """A zone as the ruleset file has it."""
    ruleset = load_ruleset(sheet)
    assert isinstance(ruleset, FuteRuleset)
    return next(part for part in ruleset.model.zones if part.name == name)


def question(zone: Any, state: Any) -> list[str]:
    return [str(each) for each in zone.question_marks(state, 0)]


# Yellow


def test_example_1_yellow_is_bottom_minus_middle_plus_complete_columns() -> None:
    yellow = zone("yellow")
    top = ["r1c1=6", "r1c2=5", "r1c3=4", "r1c4=3"]
    middle = ["r2c1=1", "r2c2=2", "r2c3=1"]
    bottom = ["r3c1=6", "r3c2=3", "r3c3=5", "r3c4=1"]
    assert yellow.points(filled(yellow, *top, *middle, *bottom)[0]) == 51


def test_the_player_picks_the_yellow_row() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r2c1=4")
    assert allows(yellow, state, 3) == ["r1c1=3", "r2c2=3", "r3c1=3"]


def test_the_top_row_falls_and_is_closed_behind_a_1() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c1=4")
    assert allows(yellow, state, 4) == ["r2c1=4", "r3c1=4"]
    assert yellow.judge(state, mark("r1c2=4"), 4, ANYWHERE) == TooHigh("yellow", "r1c2", 3, 4)
    state, _ = filled(yellow, "r1c1=1")
    assert [number for number in range(1, 7) if "r1c2" in str(yellow.marks(state, number, 1))] == []


@pytest.mark.parametrize("written", ["", "6", "5", "4", "4 1", "1", "6 5 4 3", "6 5 4 2"])
def test_the_top_row_shows_as_lost_what_no_number_can_reach(written: str) -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, *[f"r1c{column}={number}" for column, number in enumerate(written.split(), 1)])
    longest = len(written.split()) + (int(written[-1]) - 1 if written else 6)
    top, *others = yellow.view(state).rows
    assert [box.lost for box in top] == [column > longest for column in range(1, 7)]
    assert not any(box.lost for row in others for box in row), "they take any number"


def test_the_top_row_is_filled_by_6_5_4_3_2_1_only() -> None:
    yellow = zone("yellow")
    state, gained = filled(yellow, *[f"r1c{column}={7 - column}" for column in range(1, 7)])
    assert gained == ["mix", "?orange", "?green", "mix", "fox"]
    assert yellow.foxes(state) == 1
    assert yellow.points(state) == 0


def test_yellow_rows_are_filled_from_the_left() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r3c1=2")
    assert yellow.judge(state, mark("r3c1=3"), 3, ANYWHERE) == AlreadyMarked("yellow", "r3c1")
    assert yellow.judge(state, mark("r3c3=3"), 3, ANYWHERE) == NotTheNextBox("yellow", "r3c3", "r3c2")


def test_a_yellow_question_mark_chooses_number_and_row() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c1=3")
    assert question(yellow, state) == [
        *["r1c2=1", "r1c2=2"],
        *[f"r2c1={number}" for number in range(1, 7)],
        *[f"r3c1={number}" for number in range(1, 7)],
    ]


def test_yellow_can_be_negative() -> None:
    yellow = zone("yellow")
    assert yellow.points(filled(yellow, "r2c1=6", "r3c1=1")[0]) == -5


# Blue


def test_the_crosses_printed_in_blue_do_not_count_for_points() -> None:
    blue = zone("blue")
    assert blue.points(blue.start) == 0
    assert blue.points(filled(blue, "r1c2", "r1c3")[0]) == 2
    assert [str(each) for each in blue.question_marks(blue.start, 0)] == [
        *("r1c2", "r1c3", "r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4", "r4c2", "r4c3", "r4c4")
    ]


def test_the_crosses_printed_in_blue_complete_rows_and_columns() -> None:
    blue = zone("blue")
    assert filled(blue, "r1c2", "r1c3")[1] == ["mix"]
    assert filled(blue, "r2c1", "r3c1")[1] == ["fox"]
    state, gained = filled(blue, "r4c2", "r4c3", "r4c4")
    assert gained == ["fox"]
    assert blue.foxes(state) == 1


# Green


def test_example_2_a_green_block_may_be_filled_right_box_first() -> None:
    green = zone("green")
    state, gained = filled(green, "2=1")
    assert gained == ["reroll"]
    assert state == (0, 3)
    assert green.points(state) == 0
    assert allows(green, state, 6) == ["1=6"]
    state, _ = green.mark(state, mark("1=6"))
    assert state == (12, 3)
    assert green.points(state) == 9


@pytest.mark.parametrize(("lone", "block"), [("5=4", (8, 0)), ("6=4", (0, 4))])
def test_example_3_a_lone_box_of_a_block_scores_nothing(lone: str, block: tuple[int, int]) -> None:
    green = zone("green")
    before, _ = filled(green, "1=6", "2=1", "3=4", "4=2")
    assert before == (12, 3, 8, 2)
    state, _ = green.mark(before, mark(lone))
    assert state == (*before, *block)
    assert green.points(state) == green.points(before) == 9 + 6


def test_a_green_block_is_begun_when_the_one_before_is_full() -> None:
    green = zone("green")
    state, _ = filled(green, "1=6")
    assert allows(green, state, 5) == ["2=5"]
    assert green.judge(state, mark("3=5"), 5, ANYWHERE) == NotTheNextBox("green", "3", "2")
    assert green.judge(state, mark("1=5"), 5, ANYWHERE) == AlreadyMarked("green", "1")
    state, _ = filled(green, "1=6", "2=1")
    assert allows(green, state, 5) == ["3=5", "4=5"]


def test_a_green_question_mark_chooses_number_and_box_of_the_block() -> None:
    green = zone("green")
    assert question(green, ()) == [f"{box}={number}" for box in (1, 2) for number in range(1, 7)]
    assert question(green, (0, 3)) == [f"1={number}" for number in range(1, 7)]


def test_full_green_takes_nothing_and_can_be_negative() -> None:
    green = zone("green")
    state, _ = filled(green, *[f"{box}=1" if box % 2 else f"{box}=6" for box in range(1, 13)])
    assert green.points(state) == (2 - 18) + (2 - 6) + (2 - 6) + (3 - 12) + (3 - 6) + (4 - 6)
    assert green.foxes(state) == 1
    assert allows(green, state, 3) == []
    assert question(green, state) == []
    assert green.judge(state, mark("12=3"), 3, ANYWHERE) == AlreadyMarked("green", "12")


# Orange


def test_example_4_orange_with_six_crosses_is_21_points() -> None:
    orange = zone("orange")
    assert orange.points(filled(orange, "1", "2", "3", "5", "8", "12")[0]) == 21


def test_orange_skips_boxes_for_good() -> None:
    orange = zone("orange")
    state, gained = filled(orange, "1", "2", "6")
    assert gained == ["mix"]
    assert orange.judge(state, mark("4"), 4, ANYWHERE) == BoxGone("orange", "4", "6")
    assert question(orange, state) == ["7", "8", "9", "10", "11", "12"]


# Purple


def test_example_6_purple_is_its_last_box_and_a_tier_for_every_number() -> None:
    purple = zone("purple")
    assert purple.points((2, 3, 5, 7, 11, 15)) == 23
    assert purple.points((19, 20)) == 2 + 3 + 4
    assert purple.points(()) == 0


def test_purple_numbers_rise_without_a_reset() -> None:
    purple = zone("purple")
    assert allows(purple, (6,), 6) == []
    assert allows(purple, (6,), 7) == ["2=7"]
    assert purple.judge((6,), mark("2=5"), 5, ANYWHERE) == TooLow("purple", "2", 7, 5)


def test_a_purple_question_mark_writes_exactly_one_more() -> None:
    purple = zone("purple")
    assert question(purple, ()) == ["1=1"]
    assert question(purple, (2, 9)) == ["3=10"]
    assert question(purple, (36,)) == ["2=37"]
    assert purple.judge_question((2, 9), mark("3=11"), 0) == WrongNumber("purple", "3", 10, 11)
    assert purple.judge_question((2, 9), mark("4=10"), 0) == NotTheNextBox("purple", "4", "3")


# What is known of the sheet


def test_the_sheet_says_that_it_is_a_reconstruction() -> None:
    assert load_ruleset(SHEET).is_reconstruction


def test_every_printed_value_carries_its_provenance() -> None:
    ruleset = load_ruleset(SHEET)
    marks: dict[str, list[str]] = {}
    for where, _, _, found in ruleset.marked_cells:
        marks.setdefault(where, []).append(found)
    assert marks["yellow.column_points"] == ["K"] * 3 + ["X"] * 3
    assert "".join(marks["orange.points"]) == "DDDDDDKDDDDDD"
    assert "".join(marks["green.factors"]) == "KKIIDXIIIIII"
    assert marks["round_bonuses"] == ["I"] * 3 + ["K"] * 3
    printed = {"boxes", "bonuses", "row_bonuses", "column_bonuses", "between", "numbers", "factors", "points", "tiers"}
    assert isinstance(ruleset, FuteRuleset)
    for part in ruleset.model.zones:
        assert printed & part.model_fields_set <= part.provenance.keys()


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("yellow.bonuses", "Très futé 4ever"),
        ("orange.points", "triangular numbers"),
        ("green.factors", "takes a ×2 or ×4, not a ×3"),
    ],
)
def test_a_key_says_what_its_values_come_from(key: str, source: str) -> None:
    assert source in load_ruleset(SHEET).sources()[key]


def test_the_derived_values_follow_from_the_known_ones() -> None:
    orange, green = load_zone("orange"), load_zone("green")
    assert list(orange.points) == [crosses * (crosses + 1) // 2 for crosses in range(13)]
    assert 8 % green.factors[4] == 0
    assert 8 // green.factors[4] <= 6


def test_what_is_inferred_is_on_the_sheet_it_was_taken_from() -> None:
    brown, orange = load_zone("brown", "puissance-3"), load_zone("orange")
    assert orange.numbers == brown.numbers
    sister, green = load_zone("green", "vraiment-tres-fute"), load_zone("green")
    inferred = [box for box, letter in enumerate("KKIIDXIIIIII") if letter == "I"]
    assert [green.factors[box] for box in inferred] == [sister.factors[box] for box in inferred]
    scale = load_zone("blue", "tres-fute").points
    assert load_zone("blue").points == scale
    assert [0, *load_zone("purple").points] == scale
