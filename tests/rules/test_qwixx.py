"""Qwixx: the worked examples, both actions, locks, penalties and the end."""

from futé_tui import load_ruleset
from futé_tui.engine import events as e
from futé_tui.engine.moves import Mark
from futé_tui.engine.refusals import DieOutOfTheGame
from futé_tui.engine.zone_refusals import BoxGone, LastBoxTooEarly, RowIsLocked
from futé_tui.sheets.ruleset import QwixxRuleset

from ..cases import for_each
from ..helpers import marked, play, texts
from ..qwixx_sheets import RULES, TABLES, roll, sheet, table

SIX_RED = "2 3 4 5 6 7"
FIVE_BLUE = "12 11 10 9 8"


# The worked examples


def test_example_1_boxes_left_of_a_cross_are_gone_and_anything_to_the_right_is_open() -> None:
    game = table([roll(1, 1)], sheet(red="5 7"))
    play(game, "roll")
    assert [number for number in range(2, 12) if RULES.takes(game.position, 0, "red", str(number))] == [8, 9, 10, 11]
    for number in ("2", "3", "4", "6"):
        assert game.why_not(f"white>red.{number}") == BoxGone("red", number, "7")
    view = RULES.view(game.position, 0).zones[0]
    assert [box.label for box in view.rows[0] if box and box.lost] == ["2", "3", "4", "6"]


def test_example_2_everybody_may_cross_the_white_sum_and_the_active_player_a_colour() -> None:
    game = table([roll(4, 1, blue=3)], sheet(), sheet(), sheet())
    play(game, "roll")
    for move in ("white>red.5", "white>yellow.5", "skip"):
        assert texts(game) == ["white>blue.5", "white>green.5", "white>red.5", "white>yellow.5", "skip"]
        play(game, move)
    assert game.to_move == 0
    assert [move for move in texts(game) if move.startswith("blue")] == ["blue>4", "blue>7"]
    play(game, "blue>7")
    assert game.position.sheets == (sheet(red="5", blue="7"), sheet(yellow="5"), sheet())


def test_example_3_an_active_player_who_crosses_nothing_takes_a_penalty_and_nobody_else_does() -> None:
    game = table([roll(4, 1)], sheet(), sheet())
    events = play(game, "roll", "skip", "skip", "penalty")
    assert e.MissCrossed(0, 1, "penalties") in events
    assert [RULES.score(game.position, seat).total for seat in (0, 1)] == [-5, 0]


def test_example_4_the_last_box_needs_five_crosses_and_locks_the_row() -> None:
    five = table([roll(1, 1)], sheet(green="12 11 9 7 5"))
    play(five, "roll", "white>green.2")
    assert RULES.score(five.position, 0).zones["green"] == 28
    assert list(marked(five, "green")) == ["12", "11", "9", "7", "5", "2", "lock"]
    four = table([roll(1, 1)], sheet(green="12 11 9 7"))
    play(four, "roll")
    assert four.why_not("white>green.2") == LastBoxTooEarly("green", "2", 5, 4)


def test_example_5_two_players_lock_the_same_row_in_one_action() -> None:
    game = table([roll(6, 6, red=3)], sheet(red=SIX_RED), sheet(red=SIX_RED))
    play(game, "roll", "white>red.12")
    assert "white>red.12" in texts(game)
    events = play(game, "white>red.12")
    assert [RULES.score(game.position, seat).zones["red"] for seat in (0, 1)] == [36, 36]
    assert e.RowLocked(0, "red") in events
    assert game.phase == "colour_sum"
    assert not [move for move in texts(game) if move.startswith("red")]
    assert game.why_not("red>9") == DieOutOfTheGame("red")


def test_example_6_two_locked_rows_end_the_game_before_the_second_action_and_without_a_penalty() -> None:
    game = table([roll(1, 1, yellow=0)], sheet(), sheet(blue=FIVE_BLUE), locked="yellow")
    events = play(game, "roll", "skip", "white>blue.2")
    assert events[-2:] == [e.RowLocked(1, "blue"), e.GameEnded(1)]
    assert game.to_move is None
    assert game.position.sheets[0].misses == 0


def test_example_7_the_score() -> None:
    game = table(
        [],
        sheet(misses=2, red="2 3 4 5", yellow="2 3 4 5 6 7 8", green="12 11", blue="12 11 10 9 8 7 2"),
        locked="blue",
    )
    score = game.scores()[0]
    assert score.zones == {"red": 10, "yellow": 28, "green": 3, "blue": 36, "penalties": -10}
    assert score.total == 67


# What is printed


def test_the_printed_sheet() -> None:
    ruleset = load_ruleset("qwixx")
    assert isinstance(ruleset, QwixxRuleset)
    rising, falling = tuple(range(2, 13)), tuple(range(12, 1, -1))
    assert [(row.colour, row.numbers) for row in ruleset.sheet.rows] == [
        ("red", rising),
        ("yellow", rising),
        ("green", falling),
        ("blue", falling),
    ]
    assert ruleset.sheet.points == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
    assert (ruleset.sheet.penalties, ruleset.sheet.penalty_points) == (4, -5)
    assert (ruleset.sheet.crosses_before_last, ruleset.sheet.locks_to_end) == (5, 2)
    assert ruleset.player_counts == range(1, 6)
    assert ruleset.ratings == ()
    assert "house rule" in ruleset.note


@for_each(range(1, 13))
def test_points_by_number_of_crosses(crosses: int) -> None:
    assert TABLES.row_points((1 << crosses) - 1) == crosses * (crosses + 1) // 2


# Both actions


def test_all_dice_are_rolled_and_the_active_player_decides_first() -> None:
    game = table([roll(2, 3)], sheet(), sheet())
    assert texts(game) == ["roll"]
    events = play(game, "roll", "white>red.5")
    faces = (("white", 2), ("white-two", 3), ("red", 1), ("yellow", 1), ("green", 1), ("blue", 1))
    assert events == [e.DiceRolled(0, faces), e.BoxMarked(0, "red", Mark("5")), e.TurnPassed(1)]
    assert (game.phase, game.to_move) == ("white_along", 1)
    events = play(game, "skip")
    assert events == [e.Skipped(1)]
    assert (game.phase, game.to_move) == ("colour_sum", 0)


def test_the_others_decide_in_seat_order_behind_a_later_active_player() -> None:
    game = table([roll(2, 3), roll(2, 3)], sheet(), sheet(), sheet())
    events = play(game, "roll", "skip", "skip", "skip", "penalty", "roll", "skip", "skip", "skip", "penalty")
    seats = [event.seat for event in events if isinstance(event, e.Skipped)]
    assert seats == [0, 1, 2, 1, 0, 2]
    assert events[-1] == e.TurnStarted(2)


def test_a_round_is_over_when_everybody_was_active() -> None:
    game = table([roll(2, 3)] * 2, sheet(), sheet())
    events = play(game, *["roll", "skip", "skip", "penalty"] * 2)
    assert [event for event in events if isinstance(event, e.RoundStarted)] == [e.RoundStarted(0, 2)]


def test_either_white_die_may_be_added_and_equal_ones_make_one_sum() -> None:
    game = table([roll(2, 2, red=4)], sheet())
    play(game, "roll", "skip")
    assert [move for move in texts(game) if move.startswith("red")] == ["red>6"]


def test_a_cross_of_the_first_action_counts_for_the_last_box_in_the_second() -> None:
    game = table([roll(6, 5, red=6)], sheet(red="2 3 4 5"))
    play(game, "roll", "white>red.11")
    assert "red>12" in texts(game)
    play(game, "red>12")
    assert RULES.score(game.position, 0).zones["red"] == 28
    assert game.position.locked == 1


def test_a_lock_in_the_second_action_ends_the_game_if_it_is_the_second_one() -> None:
    game = table([roll(6, 1, red=6, yellow=0)], sheet(red=SIX_RED), sheet(), locked="yellow")
    assert isinstance(play(game, "roll", "skip", "skip", "red>12")[-1], e.GameEnded)


def test_three_rows_can_be_locked_at_the_end() -> None:
    game = table([roll(1, 1, red=0)], sheet(green="12 11 10 9 8"), sheet(blue=FIVE_BLUE), locked="red")
    events = play(game, "roll", "white>green.2", "white>blue.2")
    assert [event.zone for event in events if isinstance(event, e.RowLocked)] == ["green", "blue"]
    assert game.to_move is None


def test_the_die_of_a_locked_row_is_not_rolled_again() -> None:
    game = table([roll(6, 6), roll(1, 2, red=0)], sheet(red=SIX_RED), sheet())
    play(game, "roll", "white>red.12", "skip", "skip", "roll")
    throws = [step.throw for step in game.steps if step.throw]
    assert throws[-1].dice == ("white", "white-two", "yellow", "green", "blue")
    assert [die.place for die in RULES.dice(game.position)] == ["pool", "pool", "out", "pool", "pool", "pool"]
    assert game.why_not("white>red.3") == RowIsLocked("red")
    row = RULES.view(game.position, 1).zones[0].rows[0]
    assert all(box and box.lost for box in row), "nobody crosses anything there any more"


def test_who_can_cross_nothing_is_not_asked() -> None:
    full = "11"
    game = table([roll(1, 1)], sheet(), sheet(red=full, yellow=full, green="3", blue="3"))
    events = play(game, "roll", "skip")
    assert e.Skipped(1) in events
    assert game.to_move == 0


def test_a_penalty_that_cannot_be_avoided_is_taken_at_once() -> None:
    stuck = sheet(red="11", yellow="11", green="3", blue="3")
    game = table([roll(1, 2)], stuck, sheet())
    events = play(game, "roll", "skip")
    assert e.MissCrossed(0, 1, "penalties") in events
    assert game.position.active == 1


def test_a_cross_in_the_second_action_alone_spares_the_penalty() -> None:
    game = table([roll(4, 1, blue=3)], sheet(), sheet())
    play(game, "roll", "skip", "skip", "blue>7")
    assert game.position.sheets[0] == sheet(blue="7")
    assert (game.position.active, game.phase) == (1, "before_roll")


def test_who_has_crossed_the_white_sum_may_skip_the_second_action() -> None:
    game = table([roll(4, 1)], sheet(), sheet())
    play(game, "roll", "white>red.5", "skip")
    assert texts(game)[-1] == "skip"
    play(game, "skip")
    assert game.position.sheets[0].misses == 0


def test_the_last_box_and_the_lock_are_none_of_the_five_crosses() -> None:
    """Four crosses and the 12 with its lock would be six."""
    game = table([roll(6, 6)], sheet(red="2 3 4 5"), sheet(red="2 3 4 5 6"))
    play(game, "roll")
    assert game.why_not("white>red.12") == LastBoxTooEarly("red", "12", 5, 4)


# The end


def test_the_fourth_penalty_ends_the_game_at_once() -> None:
    game = table([roll(4, 1)], sheet(misses=3), sheet())
    events = play(game, "roll", "skip", "skip", "penalty")
    assert events[-2:] == [e.MissCrossed(0, 4, "penalties"), e.GameEnded(0)]


def test_two_rows_locked_in_one_action_end_the_game() -> None:
    game = table([roll(6, 6)], sheet(red=SIX_RED), sheet(yellow=SIX_RED))
    assert isinstance(play(game, "roll", "white>red.12", "white>yellow.12")[-1], e.GameEnded)
    assert game.winners() == (0, 1)


def test_most_points_win() -> None:
    game = table([roll(4, 1)], sheet(misses=3, red=SIX_RED), sheet(red="2 3"))
    play(game, "roll", "skip", "skip", "penalty")
    assert [score.total for score in game.scores()] == [21 - 20, 3]
    assert game.winners() == (1,)


def test_equal_points_share_the_victory() -> None:
    game = table([roll(4, 1)], sheet(misses=3), sheet(red="2"), sheet(green="12"))
    play(game, "roll", "skip", "skip", "skip", "penalty")
    assert game.winners() == (1, 2)


def test_alone_the_same_game_is_played() -> None:
    game = table([roll(4, 1)], sheet())
    play(game, "roll", "white>red.5")
    assert game.phase == "colour_sum"
