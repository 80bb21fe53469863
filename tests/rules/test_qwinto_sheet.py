"""Qwinto's sheet: where a number may be written, what it is worth, and how it looks."""

from random import Random

import pytest

from futé_tui.engine.qwinto.position import Sheet
from futé_tui.engine.zones import ZoneView

from ..qwinto_sheets import FULL_ORANGE, PRINTED, RULES, sheet, table, takes

EXAMPLE = sheet(
    misses=2,
    orange="3:1 4:10 5:11 8:12",
    yellow="2:1 3:2 4:3 5:4 6:5 8:6 9:7 10:8 11:16",
    purple="1:1 2:2 3:5 4:6 6:7 8:8",
)


def test_example_1_the_sheet_is_worth_43_points() -> None:
    score = table([], EXAMPLE).scores()[0]
    assert score.zones == {"orange": 4, "yellow": 16, "purple": 6, "bonus": 27, "misses": -10}
    assert score.total == 43
    assert score.foxes == 0


def test_an_empty_sheet_is_worth_nothing() -> None:
    assert table([], sheet()).scores()[0].total == 0


def test_a_complete_row_pays_its_rightmost_number_and_an_incomplete_one_a_point_for_each() -> None:
    complete, incomplete = sheet(orange=FULL_ORANGE), sheet(orange=FULL_ORANGE.removeprefix("3:1 "))
    assert PRINTED.row_points(complete.numbers, 0) == 9
    assert PRINTED.row_points(incomplete.numbers, 0) == 8
    assert PRINTED.row_points(sheet(orange="12:18").numbers, 0) == 1


def test_five_columns_pay_and_only_when_all_three_boxes_are_filled() -> None:
    assert [column.column for column in PRINTED.bonus_columns] == [3, 4, 8, 9, 10]
    assert PRINTED.bonus_points(sheet(orange="4:10", yellow="4:3").numbers) == 0
    assert PRINTED.bonus_points(sheet(orange="4:10", yellow="4:3", purple="4:6").numbers) == 10


@pytest.mark.parametrize(("column", "paid"), [(3, 3), (4, 1), (8, 1), (9, 2), (10, 3)], ids=["3", "4", "8", "9", "10"])
def test_a_column_pays_the_number_in_its_pentagon(column: int, paid: int) -> None:
    filled = sheet(orange=f"{column}:1", yellow=f"{column}:2", purple=f"{column}:3")
    assert PRINTED.bonus_points(filled.numbers) == paid


def test_the_rows_are_shifted_and_each_has_one_gap() -> None:
    assert [row.columns for row in PRINTED.rows] == [
        (3, 4, 5, 7, 8, 9, 10, 11, 12),
        (2, 3, 4, 5, 6, 8, 9, 10, 11),
        (1, 2, 3, 4, 6, 7, 8, 9, 10),
    ]


def test_any_number_may_be_written_anywhere_in_an_empty_row() -> None:
    for column in PRINTED.rows[1].columns:
        assert takes(sheet(), "yellow", column) == list(range(1, 19))


def test_numbers_grow_from_left_to_right_with_empty_boxes_between_them() -> None:
    before = sheet(orange="4:5 9:12")
    assert takes(before, "orange", 3) == [1, 2, 3, 4]
    assert takes(before, "orange", 4) == []
    for column in (5, 7, 8):
        assert takes(before, "orange", column) == [6, 7, 8, 9, 10, 11]
    assert takes(before, "orange", 10) == [13, 14, 15, 16, 17, 18]


def test_example_3_between_a_6_and_a_7_nothing_fits_any_more() -> None:
    assert takes(sheet(orange="3:6 5:7"), "orange", 4) == []


def test_boxes_that_no_number_fits_and_their_columns_are_shown_as_lost() -> None:
    game = table([], sheet(orange="3:6 5:7", purple="1:2", yellow="4:3"))
    *rows, bonus = game.rules.view(game.position, 0).zones
    lost = {view.name: [box.label for box in view.rows[0] if box and box.lost] for view in (*rows, bonus)}
    assert lost == {"orange": ["4"], "yellow": [], "purple": [], "bonus": ["4"]}


@pytest.mark.parametrize(
    ("purple", "yellow", "never"),
    [
        ("1:10", "", False),
        ("1:11", "", True),
        ("10:9", "", False),
        ("10:8", "", True),
        ("1:2 3:4", "", False),
        ("1:2 4:4", "", True),
        ("1:2 3:4", "2:3", True),
        ("1:2 4:5", "2:3", True),
        ("1:2 4:6", "2:3", False),
    ],
)
def test_a_row_that_runs_out_of_numbers_can_never_be_full(purple: str, yellow: str, never: bool) -> None:
    game = table([], sheet(purple=purple, yellow=yellow))
    view = next(view for view in game.rules.view(game.position, 0).zones if view.name == "purple")
    assert view.never_full is never


def test_the_gap_in_a_row_does_not_part_it() -> None:
    assert takes(sheet(orange="5:6 8:8"), "orange", 7) == [7]


def test_example_4_an_empty_leftmost_box_in_front_of_a_2_takes_only_a_1() -> None:
    assert takes(sheet(orange="4:2"), "orange", 3) == [1]


def test_example_5_a_number_in_the_column_may_not_be_written_there_again_even_if_the_row_allows_it() -> None:
    before = sheet(orange="3:7", purple="3:9")
    assert takes(before, "yellow", 3) == [n for n in range(1, 19) if n not in (7, 9)]


@pytest.mark.parametrize(
    ("before", "other", "column"),
    [
        (sheet(yellow="2:7"), "purple", 2),
        (sheet(orange="5:7"), "yellow", 5),
        (sheet(purple="6:7"), "yellow", 6),
        (sheet(purple="7:7"), "orange", 7),
        (sheet(yellow="11:7"), "orange", 11),
    ],
    ids=["2", "5", "6", "7", "11"],
)
def test_a_column_of_two_boxes_takes_no_number_twice_either(before: Sheet, other: str, column: int) -> None:
    assert takes(before, other, column) == [n for n in range(1, 19) if n != 7]


def test_a_number_may_stand_in_another_column_of_another_row() -> None:
    assert 7 in takes(sheet(orange="3:7"), "yellow", 4)


def _obeys_both_rules(after: Sheet) -> bool:
    rows = [[n for n in after.numbers[first:end] if n] for first, end in PRINTED.spans]
    columns = [
        [n for n, at in zip(after.numbers, PRINTED.column_of, strict=True) if n and at == column]
        for column in range(1, 13)
    ]
    return all(row == sorted(set(row)) for row in rows) and all(len(set(each)) == len(each) for each in columns)


@pytest.mark.parametrize("seed", range(5))
def test_a_number_may_be_written_exactly_where_both_rules_hold_afterwards(seed: int) -> None:
    chance, now = Random(seed), sheet()
    for _ in range(30):
        number = chance.randint(1, 18)
        found = PRINTED.openings(now.numbers, range(3), number)
        empty = [box for box, written in enumerate(now.numbers) if not written]
        assert found == [box for box in empty if _obeys_both_rules(_written(now, box, number))]
        if found:
            now = _written(now, chance.choice(found), number)


def _written(before: Sheet, box: int, number: int) -> Sheet:
    return Sheet((*before.numbers[:box], number, *before.numbers[box + 1 :]))


def _marks(view: ZoneView) -> list[str]:
    return ["" if box is None else box.mark or "." for box in view.rows[0]]


def test_a_row_is_drawn_over_all_columns_with_its_pentagons_shaded() -> None:
    orange, yellow, purple, _ = RULES.view(table([], EXAMPLE).position, 0).zones
    assert [orange.name, yellow.name, purple.name] == ["orange", "yellow", "purple"]
    assert _marks(orange) == ["", "", "1", "10", "11", "", ".", "12", ".", ".", ".", "."]
    assert [box.label for box in purple.rows[0] if box] == ["1", "2", "3", "4", "6", "7", "8", "9", "10"]
    assert [box.label for box in yellow.rows[0] if box and box.shaded] == ["9"]


def test_the_view_shows_what_the_columns_pay_and_the_misses() -> None:
    view = RULES.view(table([], EXAMPLE).position, 0)
    bonus, (misses,) = view.zones[-1], view.tracks
    assert _marks(bonus) == ["", "", "5", "10", "", "", "", "12", ".", ".", "", ""]
    assert [(line.name.label, line.points, line.complete) for line in bonus.lines] == [
        ("column 3", 5, True),
        ("column 4", 10, True),
        ("column 8", 12, True),
        ("column 9", 7, False),
        ("column 10", 0, False),
    ]
    assert _marks(misses) == ["x", "x", ".", "."]
    assert {box.points for box in misses.rows[0] if box} == {"-5"}


def test_the_dice_view_shows_the_dice_that_were_rolled() -> None:
    game = table(["yellow4 purple2"], sheet())
    game.play("roll yellow purple")
    assert [(die.name, die.face) for die in RULES.dice(game.position)] == [("orange", 0), ("yellow", 4), ("purple", 2)]
