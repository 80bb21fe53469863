"""Bots in the seats of a game: who decides, that they finish every sheet, and how they are named."""

import pytest

from futé_tui import load_ruleset, new_game, read_record, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.expert.manifest import NoExpert
from futé_tui.expert.seats import BotSeats
from futé_tui.text.experts import explain_stand_in
from futé_tui.text.seats import NoSuchBot, read_seats

from ..tables import ATELIER


def play_bots(game: Game) -> None:
    """Play on for as long as bots decide."""
    seats = BotSeats(game)
    while seats.decide:
        game.play(seats.choose())


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_bots_in_every_seat_finish_every_sheet(sheet: str) -> None:
    players = min(2, max(load_ruleset(sheet).player_counts))
    game = new_game(sheet, ["Chick", "Chick 2"][:players], seed=3, bots=dict.fromkeys(range(players), "chick"))
    play_bots(game)
    assert game.to_move is None
    assert read_record(game.record()).bots == game.bots


def test_a_bot_decides_only_in_its_own_seat_and_the_same_in_the_same_game() -> None:
    games = [new_game("tres-fute", ["Lia", "Chick"], seed=3, bots={1: "chick"}) for _ in range(2)]
    for game in games:
        assert not BotSeats(game).decide
        while game.to_move == 0:
            game.play(game.moves()[-1])
        play_bots(game)
        assert game.to_move == 0
    assert games[0].record() == games[1].record()


def test_a_bot_that_nobody_knows_here_plays_like_the_first() -> None:
    game = new_game("tres-fute", ["Heron"], seed=3, bots={0: "heron"})
    play_bots(game)
    assert game.to_move is None


def test_in_a_game_whose_net_no_longer_fits_the_simple_bot_plays_and_says_why() -> None:
    game = new_game(ATELIER, ["Reynard"], seed=3, bots={0: "renard"})
    said: list[NoExpert] = []
    seats = BotSeats(game, warn=said.append)
    with pytest.raises(NoExpert):
        seats.load()
    while seats.decide:
        game.play(seats.choose())
    assert [explain_stand_in(problem, "atelier") for problem in said] == [
        "there is no expert for atelier yet; the bot chick plays instead. Train one with fute train atelier"
    ]


def test_bots_are_typed_by_their_key_and_equal_ones_are_numbered() -> None:
    assert read_seats(["Lia", "bot:chick", "bot:chick"]) == (["Lia", "Chick", "Chick 2"], {1: "chick", 2: "chick"})


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(NoSuchBot, match="there is no bot 'wolf'; there are chick, crow, stork, renard"):
        read_seats(["bot:wolf"])
