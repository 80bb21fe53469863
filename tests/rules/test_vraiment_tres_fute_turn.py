"""Vraiment très futé at the table: the sweep and its option, returns, extra dice, track ends."""

import pytest

from futé_tui import new_game
from futé_tui.engine.events import BonusLost
from futé_tui.engine.game import Game
from futé_tui.engine.refusals import AlreadyAnExtra
from futé_tui.engine.zone_refusals import AlreadyMarked, TooHigh, WrongRow

from ..helpers import marked, play, scripted, texts, with_position, with_zones
from ..tables import idle, lay, platter, pool, slots, unlocked, with_actions

SHEET = "vraiment-tres-fute"


def game(*rolls: str, players: int = 1, **options: str) -> Game:
    return scripted(SHEET, rolls, players, **options)


def test_example_1_swept_dice_are_crossed_at_their_own_numbers() -> None:
    table = game("white2 silver3 yellow5 blue1 green4 pink6")
    play(table, "roll", "silver>r3c3")
    assert platter(table) == {"white", "blue"}
    assert texts(table) == [
        "also blue>r2c1",
        "also white>r1c2",
        "also white>r2c2",
        "also white>r3c2",
        "also white>r4c2",
        "done",
    ]
    play(table, "also blue>r2c1", "also white>r3c2")
    assert sorted(marked(table, "silver")) == ["r2c1", "r3c2", "r3c3"]
    assert table.phase == "before_roll"


def test_example_3_silver_swept_by_white_is_crossed_in_any_row() -> None:
    table = game("white5 silver2 yellow6 blue5 green6 pink6")
    play(table, "roll", "white>silver.r1c5")
    assert platter(table) == {"silver"}
    assert texts(table) == ["also silver>r1c2", "also silver>r2c2", "also silver>r3c2", "also silver>r4c2", "done"]
    play(table, "also silver>r4c2")
    assert sorted(marked(table, "silver")) == ["r1c5", "r4c2"]


def test_a_swept_die_of_a_colour_stays_in_its_row() -> None:
    table = game("white6 silver6 yellow1 blue6 green6 pink6")
    play(table, "roll", "silver>r2c6")
    assert table.why_not("also yellow>r2c1") == WrongRow("silver", "r2c1", "yellow")


def test_each_swept_die_is_optional() -> None:
    table = game("white6 silver6 yellow1 blue2 green6 pink6")
    play(table, "roll", "silver>r2c6", "done")
    assert sorted(marked(table, "silver")) == ["r2c6"]
    assert platter(table) == {"yellow", "blue"}


def test_a_swept_die_whose_box_is_crossed_already_gives_nothing() -> None:
    table = with_zones(game("white6 silver6 yellow1 blue2 green6 pink6"), silver=["r1c1"])
    play(table, "roll", "silver>r2c6")
    assert texts(table) == ["also blue>r2c2", "done"]
    assert table.why_not("also yellow>r1c1") == AlreadyMarked("silver", "r1c1")


def test_dice_that_lay_on_the_platter_before_are_not_swept_again() -> None:
    table = game("white1 silver6 yellow6 blue6 green6 pink2", "silver4 yellow5 blue4 green3")
    play(table, "roll", "pink>1=2", "roll", "silver>r1c4")
    assert platter(table) == {"white", "green"}
    assert texts(table) == ["also green>r3c3", "done"]


def test_a_returned_die_that_is_swept_again_counts() -> None:
    table = with_actions(
        game("white6 silver3 yellow6 blue1 green6 pink6", "white5 yellow6 blue2 green6 pink6"), returns=1
    )
    play(table, "roll", "silver>r1c3", "also blue>r2c1", "return blue", "roll", "white>silver.r1c5")
    assert texts(table) == ["also blue>r2c2", "done"]
    play(table, "also blue>r2c2")
    assert sorted(marked(table, "silver")) == ["r1c3", "r1c5", "r2c1", "r2c2"]


def third_roll(setting: str) -> Game:
    roll = "white3 silver3 yellow5 blue1 green3 pink3"
    table = game(roll, roll, roll, silver_last_roll=setting)
    play(table, "roll", "pass", "roll", "pass", "roll", "silver>r1c3")
    return table


def test_on_the_third_roll_only_lower_dice_are_swept() -> None:
    assert texts(third_roll("lower")) == ["also blue>r2c1", "done"]


def test_by_option_all_dice_that_the_third_roll_leaves_are_swept() -> None:
    table = third_roll("all")
    assert texts(table) == [
        "also blue>r2c1",
        "also green>r3c3",
        "also pink>r4c3",
        "also white>r2c3",
        "also white>r3c3",
        "also white>r4c3",
        "also yellow>r1c5",
        "done",
    ]


def test_the_option_changes_nothing_before_the_third_roll() -> None:
    table = game("white3 silver3 yellow5 blue1 green3 pink3", silver_last_roll="all")
    play(table, "roll", "silver>r1c3")
    assert texts(table) == ["also blue>r2c1", "done"]


def test_a_passive_silver_sweeps_nothing() -> None:
    table = game("white1 silver4 yellow2 blue2 green3 pink6", players=2)
    play(table, "roll", "pink>1=6", "silver>r3c4")
    assert sorted(marked(table, "silver", seat=1)) == ["r3c4"]
    assert table.phase == "before_roll"


def test_an_extra_silver_sweeps_nothing() -> None:
    table = with_actions(game("white1 silver4 yellow2 blue2 green3 pink6"), extra=1)
    play(table, "roll", "pink>1=6", "extra silver>r3c4")
    assert sorted(marked(table, "silver")) == ["r3c4"]
    assert table.phase == "solo_roll"


def test_a_silver_question_mark_crosses_any_one_box() -> None:
    table = with_position(game("123456"), waiting=("?silver",))
    assert len(texts(table)) == 24
    play(table, "?silver>r4c6")
    assert sorted(marked(table, "silver")) == ["r4c6"]


def test_a_silver_number_crossed_in_all_four_rows_cannot_be_chosen() -> None:
    table = with_zones(game("white1 silver3 yellow5 blue1 green4 pink6"), silver=["r1c3", "r2c3", "r3c3", "r4c3"])
    play(table, "roll")
    assert not [text for text in texts(table) if text.startswith("silver")]
    assert table.why_not("silver>r3c3") == AlreadyMarked("silver", "r3c3")


def test_all_crosses_of_a_sweep_come_before_its_bonuses() -> None:
    boxes = ["r1c2", "r2c2", "r3c2"]
    table = with_zones(game("white3 silver3 yellow5 blue1 green4 pink2"), silver=boxes)
    play(table, "roll", "silver>r3c3", "also pink>r4c2")
    assert table.position.waiting == ("?yellow",)
    assert texts(table) == ["also blue>r2c1", "done"]
    play(table, "done")
    assert all(text.startswith("?yellow>") for text in texts(table))


@pytest.mark.parametrize("move", ["blue>1=9", "white>blue.1=9"])
def test_blue_and_white_write_their_sum_whichever_is_taken(move: str) -> None:
    table = game("white4 silver6 yellow6 blue5 green6 pink6")
    play(table, "roll", move)
    assert marked(table, "blue") == {"1": "9"}


def test_a_pink_question_mark_may_be_too_low_for_the_bonus() -> None:
    table = with_position(with_zones(game("123456"), pink=["1=6", "2=6"]), waiting=("?pink",))
    assert texts(table) == [f"?pink>3={number}" for number in range(1, 7)]
    before = unlocked(table, "reroll")
    play(table, "?pink>3=1")
    assert unlocked(table, "reroll") == before


def extra_dice(before: int) -> Game:
    """White has marked; blue holds a number; two extra actions."""
    table = with_zones(game("white4 silver1 yellow2 blue3 green5 pink6"), yellow=["r3c2"], blue=[f"1={before}"])
    play(with_actions(table, extra=2), "roll", "pink>1=6", "extra white>yellow.r3c2")
    return table


def test_example_8_extra_dice_cross_a_circled_4_and_write_blue_and_white() -> None:
    table = extra_dice(before=9)
    assert marked(table, "yellow") == {"r3c2": "x"}
    assert table.why_not("extra white>blue.2=7") == AlreadyAnExtra("white")
    play(table, "extra blue>2=7")
    assert marked(table, "blue") == {"1": "9", "2": "7"}


def test_example_8_needs_7_or_more_in_the_box_before() -> None:
    assert extra_dice(before=6).why_not("extra blue>2=7") == TooHigh("blue", "2", 6, 7)


def test_the_turn_of_the_common_example_runs_here_with_pink_and_yellow() -> None:
    table = game("white5 silver5 yellow4 blue2 green6 pink3", "white4 silver1 yellow5 green3", "yellow3")
    play(table, "roll", "pink>1=3")
    assert platter(table) == {"blue"}
    play(table, "roll", "white>pink.2=4")
    assert platter(table) == {"blue", "silver", "green"}
    play(table, "roll", "yellow>r1c2")
    assert slots(table) == ["pink", "white", "yellow"]
    assert marked(table, "pink") == {"1": "3", "2": "4"}
    assert marked(table, "yellow") == {"r1c2": "o"}


@pytest.mark.parametrize(
    ("action", "pink", "end"),
    [
        ("reroll", ["1=1", "2=1"], ""),
        ("returns", ["1=1", "2=1", "3=1"], "?pink"),
        ("extra", ["1=1", "2=1", "3=1", "4=1"], "?silver"),
    ],
)
def test_the_last_box_of_a_track_gives_its_end_bonus(action: str, pink: list[str], end: str) -> None:
    table = with_actions(with_zones(game("white1 silver1 yellow1 blue1 green1 pink6"), pink=pink), **{action: 5})
    foxes = table.scores()[0].foxes
    play(table, "roll", f"pink>{len(pink) + 1}=6")
    assert table.position.waiting == ((end,) if end else ())
    assert table.scores()[0].foxes == foxes + (action == "reroll")


def test_an_action_bonus_with_its_track_full_is_lost() -> None:
    table = with_actions(with_zones(game("white1 silver1 yellow1 blue1 green1 pink6"), pink=["1=1", "2=1"]), reroll=6)
    assert BonusLost(0, "reroll") in play(table, "roll", "pink>3=6")


def test_two_returns_refill_an_empty_pool() -> None:
    table = with_actions(game("white1 silver1 yellow1 blue1 green1 pink6", "white2 blue3"), returns=2)
    play(table, "roll", "pink>1=6")
    assert pool(table) == set()
    play(table, "return white", "return blue", "roll", "blue>1=5")
    assert marked(table, "blue") == {"1": "5"}


def test_white_may_be_used_from_where_it_is_as_silver_by_a_passive_player() -> None:
    table = lay(game(players=2), slots="pink6", platter="white2 silver4 yellow3 blue2 green3", roll=3)
    play(table, "done")
    play(table, "white>silver.r4c2")
    assert sorted(marked(table, "silver", seat=1)) == ["r4c2"]


def test_round_bonuses_are_reroll_extra_return_and_a_question_mark() -> None:
    table = idle(new_game(SHEET, ["Lia"], seed=1), until_round=3)
    assert [unlocked(table, action) for action in ("reroll", "extra", "return")] == [1, 1, 1]
    assert idle(table, until_round=4).position.waiting == ("?any",)
