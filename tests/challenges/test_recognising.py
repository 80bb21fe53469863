"""Exported daily games and duels come back as what they were."""

from datetime import date
from pathlib import Path

import pytest

from futé_tui import FairShareDice, load_ruleset, new_game, read_record
from futé_tui.challenges.challenge import Challenge, daily_challenge
from futé_tui.challenges.codes import write_code
from futé_tui.challenges.recognising import occasion_in, occasion_of
from futé_tui.engine.game import Game
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import TABLE, Kind, Occasion

from ..helpers import play_on
from ..statistics.games import latest_ids
from .games import finished

DAY = date(2026, 11, 16)
DUEL = Challenge(load_ruleset("puissance-3").with_options({"blue_question": "plus_white"}), 7)


def test_a_daily_game_is_known_by_its_date_and_seed() -> None:
    game = play_on(daily_challenge(DAY, "qwinto").start("Lia", played_on=DAY))
    assert occasion_of(read_record(game.record())) == Occasion.daily(DAY)


def test_a_game_of_a_duel_is_known_by_its_dice_and_options() -> None:
    assert occasion_of(read_record(finished(DUEL).record())) == Occasion.duel(write_code(DUEL))


def foreign_dice() -> Game:
    record = Challenge(load_ruleset("qwinto"), 7).start("Lia")
    record.play("roll orange")
    face = record.steps[0].outcome.faces[0] if record.steps[0].outcome else 0
    return read_record(record.record().replace(f"= orange{face}", f"= orange{7 - face}"))


@pytest.mark.parametrize(
    "game",
    [
        new_game("qwinto", ["Lia"], seed=7),
        new_game("qwinto", ["Lia", "Tom"], dice=FairShareDice(7)),
        new_game("qwinto", ["Lia"], dice=FairShareDice(-7)),
        new_game("qwinto", ["Lia"], dice=FairShareDice(7), practice=True),
        foreign_dice(),
    ],
    ids=["seeded", "for two", "no seed of ours", "practice", "other dice than the seed's"],
)
def test_every_other_game_is_an_ordinary_one(game: Game) -> None:
    assert occasion_of(game) == TABLE


@pytest.mark.parametrize("challenge", [daily_challenge(DAY, "qwinto"), Challenge(load_ruleset("qwinto"), 7)])
def test_one_more_game_of_the_same_player_is_practice(challenge: Challenge, tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    games = [play_on(challenge.start(name, played_on=DAY), luck) for luck, name in enumerate(("Lia", "lia", "Tom"))]
    for game in games:
        store.begin(game, occasion_in(store, game))
    assert [stored.players[0] for stored in store.games(kind=Kind.PRACTICE)] == ["lia"]
    assert latest_ids(store) == [3, 1]
