"""Qwinto's turn: dice, the sum for everybody, misses, the end, and its events."""

import pytest

from futé_tui import new_game
from futé_tui.engine import events as e
from futé_tui.engine.moves import Mark
from futé_tui.engine.refusals import AlreadyRerolled, ColourNotRolled
from futé_tui.engine.zone_refusals import TooHigh

from ..helpers import play, texts
from ..qwinto_sheets import FULL_ORANGE, FULL_YELLOW, sheet, table

ALMOST_TWO_ROWS = sheet(orange=FULL_ORANGE, yellow=FULL_YELLOW.removesuffix(" 11:10"))
NO_ROOM_FOR_6 = sheet(orange="3:6", yellow="2:6", purple="1:6")


# The active player


def test_one_two_or_three_dice_are_rolled() -> None:
    assert texts(table([], sheet())) == [
        "roll orange",
        "roll orange purple",
        "roll orange yellow",
        "roll orange yellow purple",
        "roll purple",
        "roll yellow",
        "roll yellow purple",
    ]


def test_example_2_purple_and_yellow_are_rerolled_and_their_sum_goes_to_purple_or_yellow_never_orange() -> None:
    game = table(["purple2 yellow4", "purple4 yellow5"], sheet())
    play(game, "roll yellow purple", "reroll")
    writing = [move for move in texts(game) if "=" in move]
    assert {move.partition(">")[0] for move in writing} == {"purple", "yellow"}
    assert all(move.endswith("=9") for move in writing)
    assert len(writing) == 18
    assert game.why_not("orange>3=9") == ColourNotRolled("orange", ("yellow", "purple"))


def test_a_throw_is_rerolled_once_and_with_the_same_dice() -> None:
    game = table(["orange1 purple1", "orange3 purple3"], sheet())
    play(game, "roll orange purple")
    assert "reroll" in texts(game)
    assert list(game.play("reroll")) == [e.DiceRolled(0, (("orange", 3), ("purple", 3)), reroll=True)]
    throws = [step.throw for step in game.steps if step.throw]
    assert [(throw.round, throw.turn, throw.roll, throw.rerolls) for throw in throws] == [(1, 0, 1, 0), (1, 0, 1, 1)]
    assert throws[0].dice == throws[1].dice == ("orange", "purple")
    assert game.why_not("reroll") == AlreadyRerolled()


def test_the_sum_is_written_in_one_box() -> None:
    game = table(["orange3 yellow4"], sheet())
    events = play(game, "roll orange yellow", "yellow>5=7")
    assert events[:2] == [e.DiceRolled(0, (("orange", 3), ("yellow", 4))), e.BoxMarked(0, "yellow", Mark("5", 7))]
    assert game.position.sheets[0] == sheet(yellow="5:7")
    assert game.phase == "before_roll"


def test_the_sum_need_not_be_said() -> None:
    game = table(["orange3 yellow4"], sheet())
    play(game, "roll orange yellow", "yellow>5")
    assert game.position.sheets[0] == sheet(yellow="5:7")


def test_example_4_only_a_roll_of_the_single_die_fills_a_leftmost_box_in_front_of_a_2() -> None:
    before = sheet(orange="4:2")
    alone = table(["orange1"], before)
    alone.play("roll orange")
    assert "orange>3=1" in texts(alone)
    together = table(["orange1 yellow1"], before)
    together.play("roll orange yellow")
    assert together.why_not("orange>3=2") == TooHigh("orange", "3", 1, 2)


# Misses


def test_who_does_not_want_to_write_crosses_a_miss() -> None:
    game = table(["orange3"], sheet())
    assert e.MissCrossed(0, 1) in play(game, "roll orange", "miss")
    assert game.position.sheets[0] == sheet(misses=1)


def test_who_cannot_write_still_chooses_between_the_reroll_and_the_miss() -> None:
    game = table(["orange6"], NO_ROOM_FOR_6)
    game.play("roll orange")
    assert texts(game) == ["reroll", "miss"]
    assert game.position.sheets[0].misses == 0


def test_who_cannot_write_after_the_reroll_crosses_a_miss_without_being_asked() -> None:
    game = table(["orange6", "orange6"], NO_ROOM_FOR_6)
    assert e.MissCrossed(0, 1) in play(game, "roll orange", "reroll")
    assert game.position.sheets[0].misses == 1
    assert (game.position.round, game.phase) == (2, "before_roll")


# The others


def test_the_sum_counts_for_everybody_in_seat_order_after_the_active_player() -> None:
    game = table(["orange2", "purple5"], sheet(), sheet(), sheet())
    play(game, "roll orange", "orange>3=2")
    assert (game.to_move, game.phase) == (1, "write_along")
    play(game, "orange>5=2", "orange>12=2")
    assert (game.to_move, game.phase) == (1, "before_roll")
    play(game, "roll purple", "purple>1=5")
    assert game.to_move == 0
    game.play("decline")
    assert game.to_move == 2
    assert game.position.sheets == (sheet(orange="3:2"), sheet(orange="5:2", purple="1:5"), sheet(orange="12:2"))


def test_the_others_never_reroll_and_never_cross_a_miss() -> None:
    game = table(["orange2"], sheet(), sheet())
    play(game, "roll orange", "orange>3=2")
    assert texts(game)[-1] == "decline"
    assert not {"miss", "reroll"} & set(texts(game))
    assert e.Declined(1) in play(game, "decline")
    assert game.position.sheets[1].misses == 0


def test_who_has_nothing_to_write_is_not_asked() -> None:
    game = table(["orange6"], sheet(), NO_ROOM_FOR_6, sheet())
    assert e.Declined(1) in play(game, "roll orange", "orange>3=6")
    assert game.to_move == 2


def test_others_may_write_what_the_active_player_did_not() -> None:
    game = table(["orange2"], sheet(), sheet())
    play(game, "roll orange", "miss", "orange>3=2")
    assert game.position.sheets == (sheet(misses=1), sheet(orange="3:2"))


@pytest.mark.parametrize("players", range(1, 7))
def test_in_a_round_every_player_is_active_once(players: int) -> None:
    game = table(["orange1"] * (players + 1), *[sheet() for _ in range(players)])
    active = []
    while game.position.round == 1:
        active.append(game.to_move)
        play(game, "roll orange", "miss")
        while game.phase == "write_along":
            game.play("decline")
    assert active == list(range(players))
    assert (game.to_move, game.phase) == (0, "before_roll")


@pytest.mark.parametrize("players", [0, 7])
def test_qwinto_is_for_one_to_six_players(players: int) -> None:
    with pytest.raises(ValueError, match="1 to 6 players"):
        new_game("qwinto", ["Lia"] * players, seed=1)


# The end


def test_two_complete_rows_end_the_game_after_everybody_had_the_chance_to_write() -> None:
    game = table(["yellow5 orange5"], ALMOST_TWO_ROWS, sheet(), sheet())
    events = play(game, "roll orange yellow", "yellow>11=10")
    assert e.RowCompleted(0, "yellow", 10) in events
    assert game.to_move == 1
    play(game, "orange>3=10")
    assert game.to_move == 2
    assert e.GameEnded(2) in play(game, "decline")
    assert game.to_move is None
    assert game.phase == "over"
    assert game.moves() == ()
    assert game.position.sheets[1] == sheet(orange="3:10")


def test_two_complete_rows_of_another_player_end_the_game_too() -> None:
    game = table(["yellow5 orange5"], sheet(), ALMOST_TWO_ROWS)
    play(game, "roll orange yellow", "orange>12=10", "yellow>11=10")
    assert game.to_move is None


def test_one_complete_row_does_not_end_the_game() -> None:
    game = table(["yellow5 orange5"], sheet(yellow=FULL_YELLOW.removesuffix(" 11:10")))
    play(game, "roll orange yellow", "yellow>11=10")
    assert game.to_move == 0


def test_the_fourth_miss_ends_the_game_after_everybody_had_the_chance_to_write() -> None:
    game = table(["orange4"], sheet(misses=3), sheet())
    play(game, "roll orange", "miss")
    assert game.to_move == 1
    assert e.GameEnded(1) in play(game, "orange>5=4")
    assert game.to_move is None
    assert [score.total for score in game.scores()] == [-20, 1]
    assert game.winners() == (1,)


def test_equal_points_share_the_victory_whatever_the_best_row() -> None:
    one_number = sheet(orange="3:1")
    six_numbers_and_a_miss = sheet(misses=1, yellow="2:1 3:2 4:3 5:4 6:5 8:6")
    game = table(["purple4"], sheet(misses=3), one_number, six_numbers_and_a_miss)
    play(game, "roll purple", "miss", "decline", "decline")
    assert [score.total for score in game.scores()] == [-20, 1, 1]
    assert game.winners() == (1, 2)


def test_a_solo_game_ends_and_has_no_rating() -> None:
    game = table(["purple4"], sheet(misses=3))
    play(game, "roll purple", "miss")
    assert game.to_move is None
    assert game.rating(0) is None


# Events


def test_a_game_starts_with_its_first_round_and_turn() -> None:
    assert table([], sheet(), sheet()).opening == [e.RoundStarted(0, 1), e.TurnStarted(0)]


def test_completing_a_column_shows_what_it_pays() -> None:
    game = table(["orange6"], sheet(yellow="4:3", purple="4:9"))
    assert play(game, "roll orange", "orange>4=6") == [
        e.DiceRolled(0, (("orange", 6),)),
        e.BoxMarked(0, "orange", Mark("4", 6)),
        e.ColumnCompleted(0, "bonus", 4, 6),
        e.RoundStarted(0, 2),
        e.TurnStarted(0),
    ]
