"""Whole Qwinto games: undo, records, random play."""

from random import Random

import pytest

from futé_tui import new_game, read_record
from futé_tui.engine.game import Game
from futé_tui.engine.notation import parse
from futé_tui.engine.refusals import DiceWereRolled, NothingToUndo, NotYourMove

from ..helpers import play
from ..qwinto_sheets import sheet, table

# Undo


def test_neither_a_throw_nor_the_choice_of_dice_is_taken_back() -> None:
    game = table(["orange2", "orange4"], sheet(), sheet())
    assert game.why_not_undo() == NothingToUndo()
    game.play("roll orange")
    assert game.why_not_undo() == DiceWereRolled()
    game.play("reroll")
    assert game.why_not_undo() == DiceWereRolled()
    game.play("orange>3=4")
    assert game.why_not_undo() == NotYourMove()


def test_a_solo_player_may_take_back_what_was_written_before_the_next_roll() -> None:
    game = table(["orange2"], sheet())
    game.play("roll orange")
    before = game.position
    game.play("orange>3=2")
    assert str(game.undo()) == "orange>3=2"
    assert game.position == before


# Whole games


def _random_game(players: int, seed: int) -> Game:
    """A game played at random, in which every list of moves is looked at."""
    game = new_game("qwinto", [f"P{seat}" for seat in range(players)], seed=seed)
    chance = Random(seed)
    while moves := game.moves():
        assert list(moves) == sorted(set(moves))
        assert all(parse(str(move)) == move and game.why_not(move) is None for move in moves)
        game.play(chance.choice(moves))
    return game


@pytest.mark.parametrize("players", range(1, 7))
def test_random_games_end_and_their_records_bring_them_back(players: int) -> None:
    for seed in range(3):
        game = _random_game(players, seed)
        again = read_record(game.record())
        assert again.position == game.position
        assert hash(again.position) == hash(game.position)
        assert again.events() == game.events()
        assert again.record() == game.record()


def test_a_record_reads_like_the_turn() -> None:
    game = table(["yellow4 purple2", "yellow5 purple4", "orange1"], sheet(), sheet())
    play(game, "roll yellow purple", "reroll", "yellow>5=9", "decline", "roll orange")
    assert game.record().split("\n\n", 1)[1].splitlines() == [
        "# round 1, player 1",
        "roll yellow purple = yellow4 purple2",
        "reroll = yellow5 purple4",
        "yellow>5=9",
        "",
        "# round 1, player 2",
        "decline",
        "roll orange = orange1",
    ]
