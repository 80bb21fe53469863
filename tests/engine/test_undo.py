"""Taking moves back: one's own, down to the last roll, and never somebody else's."""

import pytest

from futé_tui import IllegalMove, new_game
from futé_tui.engine.game import Game
from futé_tui.engine.refusals import DiceWereRolled, GameIsOver, NothingToUndo, NotYourMove, Refusal

from ..helpers import play, scripted, with_zones
from ..tables import idle, with_actions

ROLL = "white5 yellow4 blue2 green6 orange5 purple3"
SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"


def refused_undo(game: Game) -> Refusal:
    """Why the last step cannot be taken back."""
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.refusal == game.why_not_undo()
    return caught.value.refusal


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert refused_undo(scripted("tres-fute", [])) == NothingToUndo()


def test_a_choice_is_taken_back_but_not_the_roll_before_it() -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll")
    rolled = game.position
    play(game, "purple>1=3")
    assert str(game.undo()) == "purple>1=3"
    assert game.position == rolled
    assert refused_undo(game) == DiceWereRolled()
    play(game, "white>purple.1=5")
    assert game.scores()[0].zones["purple"] == 5


def test_a_reroll_is_not_taken_back() -> None:
    game = scripted("tres-fute", [ROLL, "111111"])
    play(game, "roll", "reroll")
    assert refused_undo(game) == DiceWereRolled()


def test_a_whole_cascade_is_taken_back_choice_by_choice() -> None:
    game = with_zones(scripted("tres-fute", [ROLL]), orange=["1=1", "2=1", "3=1", "4=1"], yellow=["r1c1", "r1c2"])
    play(game, "roll")
    rolled = game.position
    play(game, "orange>5=5", "?yellow>r1c3", "?blue>r1c2")
    assert [str(game.undo()) for _ in range(3)] == ["?blue>r1c2", "?yellow>r1c3", "orange>5=5"]
    assert game.position == rolled


def test_a_move_that_hands_the_turn_on_is_not_taken_back() -> None:
    game = with_actions(scripted("tres-fute", [SWEEP], players=2), extra=1)
    play(game, "roll", "green>1", "extra white>orange.1=1")
    assert game.to_move == 1
    assert refused_undo(game) == NotYourMove()


def test_the_player_who_handed_the_turn_on_may_take_that_back_until_the_next_one_acts() -> None:
    game = with_actions(scripted("tres-fute", [SWEEP], players=2), extra=1)
    play(game, "roll", "green>1", "extra white>orange.1=1")
    assert game.why_not_undo(by=0) is None
    play(game, str(game.moves()[0]))
    assert game.why_not_undo(by=0) == NotYourMove()
    game.undo()
    assert str(game.undo(by=0)) == "extra white>orange.1=1"
    assert game.to_move == 0


def test_an_extra_die_is_taken_back_while_another_may_follow() -> None:
    game = with_actions(scripted("tres-fute", [SWEEP], players=2), extra=2)
    play(game, "roll", "green>1", "extra white>orange.1=1")
    assert str(game.undo()) == "extra white>orange.1=1"
    assert str(game.undo()) == "green>1"
    assert refused_undo(game) == DiceWereRolled()


def test_a_passive_choice_is_taken_back_before_ones_own_first_roll() -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll", "green>1", "orange>1=4")
    assert (game.to_move, game.phase) == (1, "before_roll")
    assert str(game.undo()) == "orange>1=4"
    assert refused_undo(game) == NotYourMove()


def test_after_the_end_nothing_is_taken_back() -> None:
    assert refused_undo(idle(new_game("tres-fute", ["Lia"], seed=1))) == GameIsOver()


def test_a_practice_game_goes_back_across_rolls_players_and_the_end() -> None:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=1, practice=True)
    start = game.position
    idle(game)
    while game.steps:
        game.undo()
    assert game.position == start
    assert "practice: yes" in game.record()


def test_even_a_practice_game_takes_back_nothing_that_a_bot_has_done() -> None:
    game = new_game("tres-fute", ["Lia", "Chick"], seed=1, practice=True, bots={1: "chick"})
    while game.to_move == 0:
        game.play(game.moves()[0])
    game.undo()
    game.play(game.moves()[0])
    game.play(game.moves()[0])
    assert refused_undo(game) == NotYourMove()


def test_what_was_taken_back_is_not_in_the_record() -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll", "purple>1=3")
    game.undo()
    assert "purple>1=3" not in game.record()
