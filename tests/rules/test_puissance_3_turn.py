"""Très futé à la puissance 3 at the table: places of dice, companions, jokers, track ends, its option."""

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.refusals import NoSuchJoker
from futé_tui.engine.zone_refusals import WrongRow
from futé_tui.engine.zones import Follow

from ..helpers import marked, play, scripted, texts, with_position, with_zones, zone_of
from ..tables import lay, passive, platter, unlocked, with_actions

SHEET = "puissance-3"
ALL_3 = [f"r{row}c3" for row in range(1, 6)]
FULL_PINK = ["1=1", *[f"{box}=1:half" for box in range(2, 13)]]


def game(*rolls: str, players: int = 1, **options: str) -> Game:
    return scripted(SHEET, rolls, players, **options)


def extra(slots: str, platter: str, extra: int = 1, joker: int = 0) -> Game:
    """A table at which the active player of a solo game may use extra dice."""
    table = with_actions(lay(game(), slots=slots, platter=platter, roll=3), extra=extra, joker=joker)
    play(table, "done")
    assert table.phase == "extra"
    return table


# Where the yellow die is


def test_a_yellow_die_crosses_the_row_of_its_roll_also_after_a_pass() -> None:
    table = game("white1 yellow2 turquoise1 blue1 brown1 pink1", "white1 yellow2 turquoise1 blue1 brown1 pink1")
    play(table, "roll", "pass", "roll")
    assert table.why_not("yellow>r1c2") == WrongRow("yellow", "r1c2", "II")
    play(table, "yellow>r2c2")
    assert marked(table, "yellow") == {"r2c2": "x"}


def test_example_7_a_yellow_2_chosen_in_roll_1_crosses_row_i_and_from_the_platter_the_grey_2_in_row_iii() -> None:
    table = game("white1 yellow2 turquoise3 blue3 brown3 pink3")
    play(table, "roll")
    assert [text for text in texts(table) if text.startswith("yellow")] == ["yellow>r1c2"]
    table = passive(SHEET, "pink6", "white1 yellow2 turquoise1 blue1 brown1")
    assert [text for text in texts(table) if text.startswith("yellow")] == ["yellow>r3c2"]


def test_a_passive_player_crosses_grey_boxes_only() -> None:
    table = passive(SHEET, "pink6", "white1 yellow2 turquoise1 blue1 brown1")
    assert [text for text in texts(table) if text.startswith("yellow")] == ["yellow>r3c2"]
    assert "white>yellow.r3c1" in texts(table)


def test_a_slotted_die_opened_to_a_passive_player_still_goes_to_the_grey_boxes() -> None:
    table = passive(SHEET, "yellow5 white3 brown6", "turquoise3 blue3 pink1")
    table = with_zones(table, seat=1, turquoise=ALL_3, pink=FULL_PINK, blue=["6=6"])
    assert [text for text in texts(table) if text.startswith("yellow")] == ["yellow>r1c5"]
    assert [text for text in texts(table) if text.startswith("white>yellow")] == ["white>yellow.r2c3"]


def test_example_8_an_extra_yellow_in_slot_ii_marks_row_ii_only() -> None:
    table = extra("pink6 yellow4", "white1 turquoise1 blue1 brown1")
    assert [text for text in texts(table) if text.startswith("extra yellow")] == ["extra yellow>r2c4"]


def test_an_extra_yellow_on_the_platter_marks_grey_boxes() -> None:
    table = extra("pink6 white4", "yellow1 turquoise1 blue1 brown1")
    assert [text for text in texts(table) if text.startswith("extra yellow")] == ["extra yellow>r3c1"]
    assert "extra white>yellow.r2c4" in texts(table)


# Turquoise companions


def test_example_2_a_yellow_3_in_a_slot_lets_a_turquoise_3_cross_two_boxes() -> None:
    table = game("white5 yellow3 turquoise6 blue5 brown5 pink5", "white5 turquoise3 blue5 brown5 pink3")
    play(table, "roll", "yellow>r1c3", "roll", "turquoise>r1c3")
    assert texts(table) == ["also r2c3", "also r3c3", "also r4c3", "also r5c3", "done"]
    play(table, "also r4c3")
    assert marked(table, "turquoise") == {"r1c3": "x", "r4c3": "x"}
    assert table.phase == "before_roll"


def test_a_companion_is_optional() -> None:
    table = game("white5 yellow3 turquoise6 blue5 brown5 pink5", "white5 turquoise3 blue5 brown5 pink3")
    play(table, "roll", "yellow>r1c3", "roll", "turquoise>r1c3", "done")
    assert marked(table, "turquoise") == {"r1c3": "x"}


def test_example_3_a_passive_turquoise_4_with_two_more_on_the_platter_crosses_three() -> None:
    table = passive(SHEET, "white4 yellow5 brown6", "turquoise4 pink4 blue4")
    play(table, "turquoise>r1c4", "also r2c4")
    assert texts(table) == ["also r3c4", "also r4c4", "also r5c4", "done"]
    play(table, "also r5c4")
    assert sorted(marked(table, "turquoise", seat=1)) == ["r1c4", "r2c4", "r5c4"]
    assert table.phase == "before_roll"


def test_white_as_turquoise_has_companions_too() -> None:
    table = passive(SHEET, "yellow5 turquoise5 brown6", "white2 pink2 blue1")
    play(table, "white>turquoise.r1c2")
    assert texts(table) == ["also r2c2", "also r3c2", "also r4c2", "also r5c2", "done"]


def test_a_slotted_turquoise_used_by_a_passive_player_counts_companions_on_the_platter() -> None:
    table = passive(SHEET, "turquoise3 brown3 white6", "pink3 blue3 yellow3")
    blocked = {"blue": ["6=6"], "pink": FULL_PINK, "yellow": ["r2c3"]}
    table = with_zones(table, seat=1, **blocked)
    play(table, "turquoise>r1c3", "also r2c3", "also r4c3", "also r5c3")
    assert len(marked(table, "turquoise", seat=1)) == 4
    assert table.phase == "before_roll"


@pytest.mark.parametrize(
    ("slots", "platter", "crosses"),
    [
        ("turquoise3 pink3 yellow3", "white3 blue3 brown3", 3),
        ("pink3 yellow1 white3", "turquoise3 blue3 brown1", 2),
    ],
)
def test_an_extra_turquoise_counts_the_dice_beside_it(slots: str, platter: str, crosses: int) -> None:
    table = extra(slots, platter)
    play(table, "extra turquoise>r1c3")
    while table.phase == "follow_up":
        table.play(table.moves()[0])
    assert len(marked(table, "turquoise")) == crosses


def test_a_joker_compares_its_number_with_the_others_real_faces() -> None:
    table = passive(SHEET, "white6 yellow5 brown6", "turquoise1 pink3 blue1", joker=1)
    play(table, "turquoise~3>r1c3")
    assert texts(table)[0] == "also r2c3"
    play(table, "also r2c3")
    assert table.phase == "before_roll"


def test_a_turquoise_question_mark_crosses_one_box() -> None:
    table = lay(game(), slots="yellow3 pink3", platter="white3 turquoise3 blue3 brown3", waiting=("?turquoise",))
    play(table, "?turquoise>r1c3")
    assert marked(table, "turquoise") == {"r1c3": "x"}
    assert table.phase != "follow_up"


def test_companions_come_before_the_bonuses_of_the_crosses() -> None:
    table = passive(SHEET, "white4 yellow5 brown6", "turquoise2 pink2 blue4")
    table = with_zones(table, seat=1, turquoise=["r4c1"])
    play(table, "turquoise>r4c2")
    assert table.position.waiting == ("?turquoise",)
    assert texts(table) == ["also r1c2", "also r2c2", "also r3c2", "also r5c2", "done"]
    play(table, "done")
    assert table.phase == "bonus"
    assert zone_of(SHEET, "turquoise").follow is Follow.EQUAL


# Jokers


def test_example_9_a_joker_4_on_a_pink_2_writes_as_a_4_and_sweeps_as_a_2() -> None:
    table = with_actions(game("white1 yellow3 turquoise2 blue1 brown5 pink2"), joker=2)
    play(table, "roll", "pink~4>1=4")
    assert marked(table, "pink") == {"1": "2"}
    assert platter(table) == {"white", "blue"}


def test_joker_boxes_show_3_4_5_6_and_three_question_marks() -> None:
    table = with_actions(game("white1 yellow1 turquoise1 blue1 brown1 pink1"), joker=5)
    play(table, "roll")
    jokers = [text for text in texts(table) if text.startswith("pink~")]
    printed = [f"pink~{number}>1={number}" for number in (3, 4, 5, 6)]
    assert jokers == printed + [f"pink~?{number}>1={number}" for number in range(2, 7)]
    assert with_actions(table, joker=4).why_not("pink~?6>1=6") == NoSuchJoker("?6")


def test_a_joker_moves_the_own_die_of_blue_plus_white_only() -> None:
    table = with_actions(game("white2 yellow1 turquoise1 blue1 brown1 pink1"), joker=4)
    play(table, "roll")
    assert [text for text in texts(table) if text.startswith("blue~")] == ["blue~4>6=6", "blue~6>8=8"]
    assert [text for text in texts(table) if text.startswith("white~") and ">blue." in text] == ["white~5>blue.6=6"]


def test_a_joker_may_be_spent_on_a_slotted_die_that_opened_to_a_passive_player() -> None:
    table = passive(SHEET, "turquoise3 brown3 white6", "pink3 blue3 yellow3", joker=2)
    blocked = {"blue": ["6=6"], "pink": FULL_PINK, "yellow": ["r2c3"]}
    table = with_zones(table, seat=1, **blocked)
    play(table, "brown~4>4")
    assert marked(table, "brown", seat=1) == {"4": "x"}
    assert unlocked(table, "joker", seat=1) == 1


def test_a_joker_counts_for_an_extra_die_in_the_row_of_its_slot() -> None:
    table = extra("pink6 yellow4", "white1 turquoise1 blue1 brown1", joker=1)
    play(table, "extra yellow~3>r2c3")
    assert marked(table, "yellow") == {"r2c3": "x"}


# Track ends


@pytest.mark.parametrize(
    ("action", "boxes", "box", "end"),
    [("joker", 6, "5=2:half", "?pink"), ("extra", 6, "4=2:half", "?brown"), ("reroll", 6, "2=2:half", "")],
)
def test_the_last_box_of_a_track_gives_its_end_bonus(action: str, boxes: int, box: str, end: str) -> None:
    before = FULL_PINK[: int(box[0]) - 1]
    table = with_zones(game("white1 yellow1 turquoise1 blue1 brown1 pink2"), pink=before)
    table = with_actions(table, **{action: boxes})
    foxes = table.scores()[0].foxes
    play(table, "roll", f"pink>{box}")
    assert table.position.waiting == ((end,) if end else ())
    assert table.scores()[0].foxes - foxes == (action == "reroll")


# The option


@pytest.mark.parametrize(
    ("setting", "moves"),
    [("sum", ["?blue>5=5", "?blue>5=7", "?blue>8=8"]), ("plus_white", ["?blue>5=7", "?blue>8=8"])],
)
def test_a_blue_question_mark_follows_the_option(setting: str, moves: list[str]) -> None:
    table = lay(
        game(blue_question=setting), slots="yellow3 pink3", platter="white6 turquoise3 blue3 brown3", waiting=("?blue",)
    )
    assert texts(with_zones(table, blue=["6=6"])) == moves


@pytest.mark.parametrize("setting", ["sum", "plus_white"])
def test_with_no_die_on_the_table_a_blue_question_mark_is_a_sum(setting: str) -> None:
    table = with_position(with_zones(game(blue_question=setting), blue=["6=6"]), waiting=("?blue",))
    assert texts(table) == ["?blue>5=5", "?blue>5=7", "?blue>8=8"]
