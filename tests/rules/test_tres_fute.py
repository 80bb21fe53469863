"""Très futé: the worked examples of its rule page."""

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.dice import FairShareDice, SeededDice, Throw
from futé_tui.engine.events import DiceLaidOut
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.refusals import AlreadyAnExtra
from futé_tui.engine.scoring import Score
from futé_tui.engine.zone_refusals import SayTheNumber, TooLow
from futé_tui.engine.zones import ANYWHERE

from ..cases import for_cases
from ..helpers import allows, filled, mark, marked, play, scripted, texts, with_zones, zone_of
from ..tables import lay, platter, slots, with_actions

SHEET = "tres-fute"
COMMON_ROLL = "white3 yellow6 blue4 green6 orange6 purple6"


def test_example_1_blue_4_and_white_3_cross_the_7_whichever_is_taken() -> None:
    game = scripted(SHEET, [COMMON_ROLL])
    play(game, "roll")
    assert [move for move in texts(game) if "blue" in move] == ["blue>r2c3", "white>blue.r2c3"]
    for move in ("blue>r2c3", "white>blue.r2c3"):
        game = scripted(SHEET, [COMMON_ROLL])
        play(game, "roll", move)
        assert marked(game, "blue") == {"r2c3": "x"}


@for_cases(list(enumerate([0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56])))
def test_example_2_blue_scores_by_the_number_of_its_crosses(crosses: int, points: int) -> None:
    blue = zone_of(SHEET, "blue")
    boxes = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4) if (row, column) != (1, 1)]
    assert blue.points(filled(blue, *boxes[:crosses])[0]) == points


def test_example_3_yellow_with_columns_1_and_2_complete_scores_24() -> None:
    yellow = zone_of(SHEET, "yellow")
    state, _ = filled(yellow, "r1c1", "r2c1", "r3c1", "r1c2", "r2c2", "r4c2")
    assert yellow.points(state) == 24
    assert yellow.points(yellow.start) == 0


def test_example_4_with_two_green_boxes_crossed_a_4_crosses_the_third_and_a_2_does_not() -> None:
    green = zone_of(SHEET, "green")
    state, _ = filled(green, "1", "2")
    assert allows(green, state, 4) == ["3"]
    assert allows(green, state, 2) == []
    game = with_zones(scripted(SHEET, ["white1 yellow1 blue1 green2 orange1 purple1"]), green=["1", "2"])
    play(game, "roll")
    assert game.why_not("green>3") == TooLow("green", "3", needs=3, got=2)


@for_cases(list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66])))
def test_example_5_green_scores_the_points_of_the_last_box_crossed(boxes: int, points: int) -> None:
    green = zone_of(SHEET, "green")
    assert green.points(filled(green, *[str(box) for box in range(1, boxes + 1)])[0]) == points


def test_example_6_orange_2_3_5_then_a_6_writes_12_and_the_zone_scores_22() -> None:
    orange = zone_of(SHEET, "orange")
    state, _ = filled(orange, "1=2", "2=3", "3=5", "4=6")
    assert state == (2, 3, 5, 12)
    assert orange.points(state) == 22


def test_example_6_the_factors_of_all_orange_boxes_apply() -> None:
    orange = zone_of(SHEET, "orange")
    state, gained = filled(orange, *[f"{box}=1" for box in range(1, 12)])
    assert state == (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)
    assert gained == ["reroll", "?yellow", "extra", "fox", "?purple"]


def test_example_7_after_a_purple_2_the_second_box_takes_3_to_6_only() -> None:
    purple = zone_of(SHEET, "purple")
    state, _ = filled(purple, "1=2")
    assert [number for number in range(1, 7) if allows(purple, state, number)] == [3, 4, 5, 6]


def test_a_purple_mark_without_its_number_is_asked_for_it() -> None:
    purple = zone_of(SHEET, "purple")
    assert purple.judge((), mark("1"), 3, ANYWHERE) == SayTheNumber("purple", "1")
    assert purple.judge((2,), mark("2"), 3, ANYWHERE) == SayTheNumber("purple", "2")
    assert purple.judge((2,), mark("2"), 1, ANYWHERE) == TooLow("purple", "2", 3, 1)


def test_example_7_purple_2_5_6_3_is_legal_and_scores_16() -> None:
    purple = zone_of(SHEET, "purple")
    state = purple.start
    for box, number in enumerate((2, 5, 6, 3), 1):
        assert allows(purple, state, number) == [f"{box}={number}"]
        state, _ = purple.mark(state, purple.marks(state, number, 0)[0])
    assert purple.points(state) == 16
    assert [number for number in range(1, 7) if allows(purple, state, number)] == [4, 5, 6]


def test_example_8_white_is_an_extra_die_once_and_still_counts_in_blue() -> None:
    game = with_actions(scripted(SHEET, []), extra=2)
    lay(game, slots="white4 green6", platter="yellow1 blue3 orange1 purple1", stage=Stage.EXTRA, roll=2)
    play(game, "extra white>yellow.r3c4")
    assert game.why_not("extra white>yellow.r4c3") == AlreadyAnExtra("white")
    assert not [move for move in texts(game) if move.startswith("extra white")]
    play(game, "extra blue>r2c3")
    assert marked(game, "yellow")["r3c4"] == "x"
    assert marked(game, "blue") == {"r2c3": "x"}
    assert game.phase == "solo_roll"


def test_example_9_zones_46_37_28_5_21_and_one_fox_make_142() -> None:
    score = Score({"yellow": 46, "blue": 37, "green": 28, "orange": 5, "purple": 21}, foxes=1)
    assert score.fox_points == 5
    assert score.total == 142


def test_example_10_a_tie_for_the_third_lowest_die_of_the_solo_passive_roll_is_drawn_at_random() -> None:
    outcome = "blue1 purple2 orange3 | green3 white5 yellow3"
    game = scripted(SHEET, ["111611", outcome])
    events = play(game, "roll", "green>1", "roll")
    assert platter(game) == {"blue", "purple", "orange"}
    assert slots(game) == ["green", "white", "yellow"]
    assert DiceLaidOut(0, ("blue", "orange", "purple"), ("green", "white", "yellow")) in events


@pytest.mark.parametrize("source", [SeededDice, FairShareDice])
def test_example_10_every_die_of_a_tie_may_come_to_the_platter(source: type[SeededDice] | type[FairShareDice]) -> None:
    dice = load_ruleset(SHEET).dice
    third: set[str] = set()
    orders: set[tuple[str, ...]] = set()
    for seed in range(400):
        faces, slotted = source(seed).throw(Throw(1, 0, 0, 0, dice, laid_out=True))
        ranked = sorted(faces)
        assert sorted(faces[dice.index(die)] for die in slotted) == ranked[3:]
        orders.add(slotted)
        if ranked[2] == ranked[3]:
            tied = {die for die, face in zip(dice, faces, strict=True) if face == ranked[2]}
            third |= tied - set(slotted)
    assert third == set(dice)
    assert len(orders) > 80
