"""Duels: seats, one game after the other, nothing shown before the end, answers from elsewhere."""

from pathlib import Path

import pytest

from futé_tui import load_ruleset
from futé_tui.challenges.answers import write_answer
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.duels import Duel, DuelError, stored_duels
from futé_tui.challenges.players import NamesError
from futé_tui.engine.game import Game
from futé_tui.store.games import GameStore

from ..helpers import play_on
from ..statistics.games import latest_ids
from .games import finished

CHALLENGE = Challenge(load_ruleset("qwinto"), 7)
OTHER = Challenge(load_ruleset("qwinto"), 8)


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games.sqlite3")


@pytest.fixture
def duel(store: GameStore) -> Duel:
    return Duel(store, CHALLENGE)


def play_next(duel: Duel, store: GameStore, luck: int = 1) -> Game:
    seat = duel.next_seat
    assert seat is not None
    game = duel.game(seat)
    while game.to_move is not None:
        game.play(game.moves()[luck % len(game.moves())])
        store.keep(seat.number, game)
    return game


def test_one_plays_after_the_other_and_the_end_compares_them(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia", "Tom"])
    games = []
    for luck, name in enumerate(("Lia", "Tom")):
        assert duel.next_seat is not None
        assert duel.next_seat.name == name
        with pytest.raises(DuelError, match=f"{name} has not finished yet"):
            duel.comparison()
        games.append(play_next(duel, store, luck))
    assert games[0].dice.name == games[1].dice.name == "fair-share 7"
    result = duel.comparison()
    assert result.players == ("Lia", "Tom")
    assert result.rows[-1].points == tuple(game.scores()[0].total for game in games)


def test_a_duel_that_was_interrupted_goes_on(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia", "Tom"])
    seat = duel.seats[0]
    game = duel.game(seat)
    game.play(game.moves()[0])
    store.keep(seat.number, game)
    [again] = stored_duels(store)
    assert again.code == duel.code
    assert [(each.name, each.over) for each in again.seats] == [("Lia", False), ("Tom", False)]
    assert again.game(again.seats[0]).position == game.position


def test_duels_are_listed_unfinished_ones_first_then_the_latest(store: GameStore) -> None:
    duels = [Duel(store, Challenge(CHALLENGE.ruleset, seed)) for seed in range(4)]
    for duel in duels:
        duel.join(["Lia"])
    for duel in (duels[0], duels[2]):
        play_next(duel, store)
    assert [duel.challenge.seed for duel in stored_duels(store)] == [3, 1, 2, 0]


def test_who_has_a_seat_keeps_it(duel: Duel) -> None:
    duel.join(["Lia"])
    duel.join(["lia ", "Tom"])
    assert [seat.name for seat in duel.seats] == ["Lia", "Tom"]


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ([], "A duel takes two to 4 players. Give one to 4 names."),
        (["A", "B", "C", "D", "E"], "A duel takes"),
        (["Lia", "LIA"], "There are two players called LIA. Give everybody a different name."),
        (["Lia", " "], "Every player needs a name."),
        (["x" * 41], "A name can have up to 40 characters."),
    ],
)
def test_names_that_will_not_do_get_one_sentence(duel: Duel, names: list[str], sentence: str) -> None:
    with pytest.raises((DuelError, NamesError)) as caught:
        duel.join(names)
    assert sentence in str(caught.value)
    assert duel.seats == ()


def test_bots_have_seats_and_play_last_each_as_named_in_its_record(duel: Duel) -> None:
    duel.join(["bot:chick", "Lia", "bot:renard"])
    assert [(seat.name, seat.bot) for seat in duel.seats] == [
        ("Chick", "chick"),
        ("Lia", ""),
        ("Master Reynard", "renard"),
    ]
    assert duel.next_seat is not None
    assert duel.next_seat.name == "Lia"
    assert duel.has_expert
    assert 'player: "Master Reynard" bot renard' in duel.game(duel.seats[2]).record()


def test_a_bot_that_does_not_know_the_options_is_refused_with_the_training_it_needs(store: GameStore) -> None:
    ruleset = load_ruleset("puissance-3").with_options({"blue_question": "plus_white"})
    with pytest.raises(DuelError, match="fute train puissance-3 --option blue_question=plus_white"):
        Duel(store, Challenge(ruleset, 7)).join(["Lia", "bot:renard"])


def test_a_fifth_player_finds_no_seat(duel: Duel) -> None:
    duel.join(["A", "B", "C"])
    with pytest.raises(DuelError, match="up to 4"):
        duel.join(["D", "E"])
    assert len(duel.seats) == 3


def test_friends_far_apart_exchange_answers(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia"])
    tom = finished(CHALLENGE, "Tom", luck=5)
    with pytest.raises(DuelError, match="Lia has not finished yet"):
        duel.take_in(write_answer(tom, CHALLENGE))
    play_next(duel, store)
    with pytest.raises(DuelError, match="nobody to compare with"):
        duel.comparison()
    assert duel.take_in(write_answer(tom, CHALLENGE)) == "Tom"
    assert duel.take_in(tom.record()) == "Tom"
    assert [seat.name for seat in duel.seats] == ["Lia", "Tom"]
    assert duel.comparison().rows[-1].points[1] == tom.scores()[0].total
    assert duel.answer(duel.seats[1]) == write_answer(tom, CHALLENGE)


def test_games_from_elsewhere_can_be_compared_without_keeping_them(duel: Duel) -> None:
    games = [duel.read_other(finished(CHALLENGE, name, luck=luck).record()) for luck, name in enumerate(("A", "B"))]
    assert duel.comparison(*games).players == ("A", "B")
    assert duel.seats == ()


def test_a_second_game_of_the_same_player_is_refused(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia"])
    play_next(duel, store)
    with pytest.raises(DuelError, match="Lia has already played a different game of this duel"):
        duel.take_in(finished(CHALLENGE, "Lia", luck=9).record())


def test_answers_to_other_duels_and_wrong_records_are_refused_with_the_reason(duel: Duel) -> None:
    other = finished(OTHER, "Tom")
    wrong = {
        write_answer(other, OTHER): "This answer is for another duel: qwinto-",
        other.record(): "different dice",
        "nonsense": "This is not an answer",
        finished(CHALLENGE).record().replace("scores: ", "scores: 1"): "This record was not accepted: line ",
        "fute-record 1\nruleset: no-such 1\n": "not accepted: line 2: you don't have the sheet 'no-such'",
        play_on(OTHER.start("Tom", practice=True)).record(): "practice",
    }
    for text, reason in wrong.items():
        with pytest.raises(DuelError) as caught:
            duel.take_in(text)
        assert reason in str(caught.value)
    assert duel.seats == ()


def test_duels_count_as_solo_games_in_the_statistics(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia", "Tom"])
    play_next(duel, store)
    play_next(duel, store)
    assert latest_ids(store) == [2, 1]


def test_lists_and_statistics_show_nothing_of_a_duel_before_everybody_has_played(duel: Duel, store: GameStore) -> None:
    duel.join(["Lia"])
    assert not store.games()[0].sealed
    duel.join(["Tom"])
    play_next(duel, store)
    assert [(game.sealed, game.totals) for game in store.games()] == [(True, ()), (True, ())]
    assert latest_ids(store) == []
    play_next(duel, store)
    assert all(not game.sealed and len(game.totals) == 1 for game in store.games())
