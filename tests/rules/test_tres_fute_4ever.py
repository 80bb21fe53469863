"""Très futé 4ever, zone by zone: the worked examples of its rules page, and what it says of the printed sheet."""

from typing import Any

import pytest

from futé_tui import load_ruleset
from futé_tui.engine import zone_refusals as z
from futé_tui.engine.zones import ANYWHERE
from futé_tui.sheets.ruleset import FuteRuleset

from ..cases import for_cases
from ..helpers import allows, filled, mark, zone_of

SHEET = "tres-fute-4ever"


def zone(name: str, **options: str) -> Any:
    return zone_of(SHEET, name, **options)


def question(zone: Any, state: Any) -> list[str]:
    return [str(each) for each in zone.question_marks(state, 0)]


# Yellow


def test_the_example_of_yellow_is_bottom_minus_middle_plus_complete_columns() -> None:
    yellow = zone("yellow")
    top = ["r1c1=1", "r1c2=2", "r1c3=4"]
    middle = ["r2c1=1", "r2c2=2", "r2c3=1", "r2c4=3"]
    bottom = ["r3c1=6", "r3c2=5", "r3c3=4", "r3c4=6"]
    assert yellow.points(filled(yellow, *top, *middle, *bottom)[0]) == 21 - 7 + 10 + 10 + 15 == 49


def test_the_yellow_top_row_rises_and_is_closed_behind_a_6() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c1=3")
    assert allows(yellow, state, 3) == ["r2c1=3", "r3c1=3"]
    assert allows(yellow, state, 4) == ["r1c2=4", "r2c1=4", "r3c1=4"]
    assert yellow.judge(state, mark("r1c2=3"), 3, ANYWHERE) == z.TooLow("yellow", "r1c2", 4, 3)
    state, _ = filled(yellow, "r1c1=6")
    assert [number for number in range(1, 7) if "r1c2" in str(yellow.marks(state, number, 1))] == []


def test_the_bonuses_of_yellow() -> None:
    yellow = zone("yellow")
    state, gained = filled(yellow, "r1c1=1", "r1c2=2", "r1c3=3", "r1c4=5", "r1c5=6")
    assert gained == ["polish", "?grey", "?green", "fox"]
    assert yellow.foxes(state) == 1
    assert yellow.points(state) == 0
    _, gained = filled(yellow, *[f"r2c{column}=6" for column in range(1, 6)])
    assert gained == ["reroll", "?pink", "?blue", "extra", "?yellow"]
    assert filled(yellow, *[f"r3c{column}=6" for column in range(1, 6)])[1] == []


def test_each_yellow_column_pays_once_all_three_rows_have_it() -> None:
    yellow = zone("yellow")
    state, worth = yellow.start, []
    for column in range(1, 6):
        for row in (1, 2, 3):
            before = yellow.points(state)
            state, _ = yellow.mark(state, mark(f"r{row}c{column}={column}"))
        worth.append(yellow.points(state) - before - column)  # the number in the bottom row counts, too
    assert worth == [10, 10, 15, 15, 20]


def test_a_yellow_zone_can_be_worth_less_than_nothing() -> None:
    yellow = zone("yellow")
    assert yellow.points(filled(yellow, "r2c1=6", "r3c1=2")[0]) == -4


def test_yellow_rows_are_filled_from_the_left() -> None:
    yellow = zone("yellow")
    assert yellow.judge(yellow.start, mark("r3c2=5"), 5, ANYWHERE) == z.NotTheNextBox("yellow", "r3c2", "r3c1")


def test_a_yellow_question_mark_goes_into_any_row_that_takes_it() -> None:
    yellow = zone("yellow")
    state, _ = filled(yellow, "r1c1=4")
    any_number = range(1, 7)
    assert question(yellow, state) == [
        *("r1c2=5", "r1c2=6"),
        *(f"r2c1={number}" for number in any_number),
        *(f"r3c1={number}" for number in any_number),
    ]


# Blue


def test_the_example_of_blue_is_two_columns_and_the_diagonal_from_the_top_right() -> None:
    blue = zone("blue")
    state, _ = filled(blue, "r1c2", "r5c2", "r2c5", "r6c5")
    assert blue.points(state) == 8 + 11 + 6 == 25, "r5c2 and r2c5 are on that diagonal"


def test_row_and_column_are_what_the_two_dice_show() -> None:
    blue = zone("blue")
    assert allows(blue, blue.start, 34) == ["r3c4"]
    state, _ = filled(blue, "r3c4")
    assert allows(blue, state, 34) == []
    assert blue.judge(state, mark("r3c4"), 34, ANYWHERE) == z.AlreadyMarked("blue", "r3c4")
    assert blue.judge(state, mark("r4c3"), 34, ANYWHERE) == z.WrongCoordinates("blue", "r4c3", 3, 4, "r3c4")


@pytest.mark.parametrize(("row", "bonus"), [*enumerate(["?green", "?pink", "?yellow", "extra", "?grey", "fox"], 1)])
def test_a_blue_row_gives_its_bonus_at_its_second_cross_and_only_then(row: int, bonus: str) -> None:
    blue = zone("blue")
    columns = [column for column in range(1, 7) if column != row]
    assert filled(blue, f"r{row}c{columns[0]}")[1] == []
    state, gained = filled(blue, *[f"r{row}c{column}" for column in columns])
    assert gained == [bonus]
    assert blue.foxes(state) == (bonus == "fox")


def test_the_diagonal_from_the_top_left_gives_a_reroll_at_its_second_cross() -> None:
    blue = zone("blue")
    assert filled(blue, "r2c2", "r5c5", "r6c6")[1] == ["reroll"]
    assert filled(blue, "r1c6", "r6c1")[1] == []
    assert blue.points(filled(blue, "r1c6", "r6c1")[0]) == 6


def test_every_blue_column_pays_once_it_has_two_crosses() -> None:
    blue = zone("blue")
    everything = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]
    assert blue.points(filled(blue, *everything)[0]) == 7 + 8 + 9 + 10 + 11 + 12 + 6
    assert blue.points(filled(blue, "r1c1", "r2c1")[0]) == 7
    assert blue.points(filled(blue, "r1c1", "r2c1", "r3c1")[0]) == 7


def test_a_blue_question_mark_crosses_any_free_box() -> None:
    blue = zone("blue")
    state, _ = filled(blue, "r1c1", "r6c6")
    assert len(question(blue, state)) == 34
    assert {"r1c1", "r6c6"}.isdisjoint(question(blue, state))


# Grey


def test_grey_has_17_regions_of_1_to_6_boxes() -> None:
    grey = zone("grey")
    sizes = [len(region) for region in grey.view(grey.start).regions]
    assert len(sizes) == 17
    assert (min(sizes), max(sizes), sum(sizes)) == (1, 6, 64)


def test_a_low_grey_die_starts_at_the_single_dark_box() -> None:
    grey = zone("grey")
    for number in (1, 2, 3):
        assert allows(grey, grey.start, number) == ["r1c1"]
    for number in (4, 5, 6):
        assert allows(grey, grey.start, number) == ["r1c1", "r2c1"]
    assert grey.judge(grey.start, mark("r1c4"), 6, ANYWHERE) == z.NotAtTheStart("grey", "r1c4", ("r1c1", "r2c1"))
    assert grey.judge(grey.start, mark("r2c1"), 3, ANYWHERE) == z.RegionTooLarge("grey", "r2c1", 4, 3)


def test_a_grey_4_crosses_any_region_of_up_to_4_boxes_that_touches_a_cross() -> None:
    grey = zone("grey")
    state, _ = filled(grey, "r1c1", "r2c1", "r1c2", "r2c4")
    assert allows(grey, state, 4) == ["r3c4", "r3c7", "r4c2"]
    assert [len(region) for region in grey.view(state).regions if region[0] in ("r3c4", "r3c7", "r4c2")] == [3, 2, 2]
    assert grey.judge(state, mark("r1c4"), 4, ANYWHERE) == z.RegionTooLarge("grey", "r1c4", 5, 4)
    assert grey.judge(state, mark("r3c8"), 4, ANYWHERE) == z.TouchesNoCross("grey", "r3c8")
    assert grey.judge(state, mark("r3c3"), 6, ANYWHERE) == z.AlreadyMarked("grey", "r3c3")


def test_a_corner_is_no_touch() -> None:
    grey = zone("grey")
    state, _ = filled(grey, "r1c1", "r1c2", "r1c4")
    assert grey.judge(state, mark("r3c8"), 6, ANYWHERE) == z.TouchesNoCross("grey", "r3c8")
    assert "r3c8" in allows(grey, filled(grey, "r1c1", "r1c2", "r1c4", "r1c8")[0], 4)


@for_cases(
    [
        *(("r1c1", 1, "polish"), ("r1c2", 5, ""), ("r1c4", 5, "?green"), ("r1c8", 5, "reroll"), ("r1c10", 6, "polish")),
        *(("r1c12", 2, ""), ("r1c13", 5, "polish"), ("r1c15", 6, "?green"), ("r2c1", 4, "reroll")),
        *(("r2c4", 6, "polish"), ("r2c14", 4, "?blue"), ("r3c4", 3, "?pink"), ("r3c7", 2, ""), ("r3c8", 4, "extra")),
        *(("r3c12", 3, "?yellow"), ("r4c2", 2, ""), ("r4c15", 1, "polish")),
    ]
)
def test_the_regions_of_grey_and_what_is_printed_in_them(region: str, size: int, bonus: str) -> None:
    grey = zone("grey")
    (boxes,) = [boxes for boxes in grey.view(grey.start).regions if boxes[0] == region]
    assert len(boxes) == size
    assert filled(grey, region)[1] == [bonus] * bool(bonus)


def test_a_die_crosses_the_whole_grey_region_which_is_named_by_its_first_box() -> None:
    grey = zone("grey")
    state, gained = filled(grey, "r2c1")
    crossed = [box.label for row in grey.view(state).rows for box in row if box and box.mark]
    assert crossed == ["r2c1", "r3c1", "r3c2", "r4c1"]
    assert gained == ["reroll"]
    assert grey.judge(grey.start, mark("r3c2"), 4, ANYWHERE) == z.NamedByItsFirst("grey", "r3c2", "r2c1")


def test_a_grey_question_mark_counts_as_a_6() -> None:
    grey = zone("grey")
    state, _ = filled(grey, "r1c1", "r1c2", "r1c4")
    assert question(grey, state) == allows(grey, state, 6)
    assert "r2c4" in question(grey, state)


def test_the_example_of_grey_is_the_points_of_its_complete_columns() -> None:
    grey = zone("grey")
    regions = ["r1c1", "r2c1", "r1c2", "r1c4", "r3c7", "r3c8", "r1c10", "r3c12", "r1c13", "r2c14", "r4c15", "r1c15"]
    state = grey.start
    for region in regions:
        assert region in allows(grey, state, 6)
        state, _ = grey.mark(state, mark(region))
    complete = [line.name.label for line in grey.view(state).lines if line.complete]
    assert complete == [f"column {number}" for number in (1, 7, 11, 13, 14, 15, 16)]
    assert grey.points(state) == 1 + 6 + 8 + 9 + 10 + 10 + 11 == 55


def test_each_shade_gives_a_fox_when_all_its_regions_are_crossed() -> None:
    grey = zone("grey")
    regions = [region[0] for region in grey.view(grey.start).regions]
    tones = {box.label: box.tone for row in grey.view(grey.start).rows for box in row if box}
    white = [region for region in regions if tones[region] == "white"]
    assert filled(grey, *white[:-1])[1].count("fox") == 0
    state, gained = filled(grey, *white)
    assert gained.count("fox") == grey.foxes(state) == 1
    state, gained = filled(grey, *regions)
    assert gained.count("fox") == grey.foxes(state) == 3
    assert grey.points(state) == sum((1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11))


def test_grey_can_be_played_with_regions_of_exactly_the_number() -> None:
    grey = zone("grey", grey_regions="exactly")
    assert allows(grey, grey.start, 4) == ["r2c1"]
    assert allows(grey, grey.start, 2) == []
    assert grey.judge(grey.start, mark("r1c1"), 4, ANYWHERE) == z.WrongSize("grey", "r1c1", 1, 4)
    assert question(grey, grey.start) == ["r1c1", "r2c1"]


# Green


def test_the_example_of_green_is_the_sums_of_full_fields_times_their_multipliers() -> None:
    green = zone("green")
    upper = ["r1c1=6", "r1c2=3", "r1c3=4", "r1c4=5", "r1c5=6"]
    lower = ["r2c1=4", "r2c2=5", "r2c3=6", "r2c4=2"]
    assert green.points(filled(green, *upper, *lower)[0]) == 10 + 8 + 10 + 14 == 42


def test_green_multipliers() -> None:
    green = zone("green")
    state, worth = green.start, []
    for column in range(1, 12):
        before = green.points(state)
        for row in (1, 2):
            state, _ = green.mark(state, mark(f"r{row}c{column}=1"))
        worth.append((green.points(state) - before) // 2)
    assert worth == [1] * 3 + [2] * 8


def test_a_green_die_goes_into_the_next_triangle_of_either_row() -> None:
    green = zone("green")
    state, gained = filled(green, "r2c1=2", "r2c2=3")
    assert gained == ["reroll", "?blue"]
    assert allows(green, state, 6) == ["r1c1=6", "r2c3=6"]
    assert filled(green, "r1c1=2", "r1c2=3")[1] == []
    assert green.judge(state, mark("r1c2=6"), 6, ANYWHERE) == z.NotTheNextBox("green", "r1c2", "r1c1")


def test_the_bonuses_of_green() -> None:
    green = zone("green")
    state, gained = filled(green, *[f"r2c{column}=1" for column in range(1, 12)])
    words = "reroll ?blue polish ?yellow ?grey extra ?pink ?blue ?yellow fox extra"
    assert gained == words.split()
    assert green.foxes(state) == 1
    assert green.points(state) == 0
    assert question(green, state) == [f"r1c1={number}" for number in range(1, 7)]


def test_green_can_be_played_with_the_lower_triangle_first() -> None:
    green = zone("green", green_order="lower_first")
    assert allows(green, green.start, 5) == ["r2c1=5"]
    assert green.judge(green.start, mark("r1c1=5"), 5, ANYWHERE) == z.NotTheNextBox("green", "r1c1", "r2c1")
    state, _ = filled(green, "r2c1=5")
    assert allows(green, state, 5) == ["r1c1=5", "r2c2=5"]


# Pink


def test_the_example_of_pink_is_its_last_field_and_what_its_numbers_add() -> None:
    pink = zone("pink")
    state, _ = filled(pink, "1=2", "2=4", "3=6", "4=1", "5=1", "6=5", "7=1", "8=1")
    assert pink.points(state) == 23 + 2 + 4 + 3 == 32


def test_the_points_of_pink() -> None:
    pink = zone("pink")
    worth = [pink.points(filled(pink, *[f"{box}=1" for box in range(1, last + 1)])[0]) for last in range(13)]
    assert worth == [0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42]


@pytest.mark.parametrize(("number", "adds"), [(1, 0), (2, 2), (3, 2), (4, 4), (5, 0), (6, 3)])
def test_what_a_pink_number_adds(number: int, adds: int) -> None:
    """A 3 adds no points itself: the second one goes on to the next field, which is worth 2 more."""
    pink = zone("pink")
    assert pink.points(filled(pink, f"1={number}")[0]) == 2 + adds


def test_a_pink_bonus_comes_with_a_5_or_a_6_only() -> None:
    pink = zone("pink")
    for number in (1, 2, 3, 4):
        assert filled(pink, f"1={number}")[1] == []
    for number in (5, 6):
        assert filled(pink, f"1={number}")[1] == ["polish"]
    state, gained = filled(pink, *[f"{box}=5" for box in range(1, 13)])
    assert gained == ["polish", "?green", "extra", "reroll", "?grey", "fox", "?blue", "?yellow"]
    assert (pink.points(state), pink.foxes(state)) == (42, 1)
    state, _ = filled(pink, *[f"{box}=6" for box in range(1, 8)], "8=4")
    assert (pink.points(state), pink.foxes(state)) == (23 + 7 * 3 + 4, 0)


def test_a_pink_3_writes_another_3_which_does_nothing_more() -> None:
    pink = zone("pink")
    state, gained = filled(pink, "1=1", "2=3")
    assert state == (1, 3, 3)
    assert gained == []
    assert pink.points(state) == 6
    assert allows(pink, state, 3) == ["4=3"]
    boxes = pink.view(state).rows[0]
    assert [box.lost for box in boxes if box.bonus and box.mark] == [True, True]


def test_a_pink_3_in_the_last_field_writes_once() -> None:
    pink = zone("pink")
    state, _ = filled(pink, *[f"{box}=1" for box in range(1, 12)], "12=3")
    assert len(state) == 12
    assert question(pink, state) == []


def test_a_pink_question_mark_is_any_number_as_if_rolled() -> None:
    pink = zone("pink")
    assert question(pink, pink.start) == [f"1={number}" for number in range(1, 7)]


# The sheet


def test_the_tracks() -> None:
    ruleset = load_ruleset(SHEET)
    assert isinstance(ruleset, FuteRuleset)
    assert ruleset.sheet.round_bonuses == ("reroll", "extra", "polish", "?any", "", "")
    assert ruleset.rounds == (6, 6, 5, 4)
    assert {track.action: track.end for track in ruleset.sheet.tracks} == {"reroll": "?pink", "extra": "", "polish": ""}


def test_the_levels_are_30_points_apart_and_their_titles_are_marked_as_ours() -> None:
    ruleset = load_ruleset(SHEET)
    assert [level.at_least for level in ruleset.ratings] == [*range(450, 179, -30), 0]
    assert {mark for where, _, _, mark in ruleset.marked_cells if where == "ratings"} == {"X"}
    assert "our own" in ruleset.note
