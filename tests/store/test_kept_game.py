"""A kept game: what was played is stored before anybody sees it, on its occasion and under its number."""

from datetime import date
from pathlib import Path

import pytest

from futé_tui import IllegalMove, new_game
from futé_tui.engine.game import Game
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import Kind, Occasion

DAILY = Occasion.daily(date(2026, 11, 16))


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games.sqlite3")


def lias_game(*, practice: bool = False) -> Game:
    return new_game("tres-fute", ["Lia"], seed=7, practice=practice)


def stored_moves(store: GameStore) -> list[list[str]]:
    return [[str(step.move) for step in stored.read().steps] for stored in store.games()]


def test_a_game_is_stored_with_its_first_move_and_not_before(store: GameStore) -> None:
    kept = KeptGame(lias_game(), store=store)
    assert (kept.number, kept.on_disk) == (None, False)
    assert store.games() == []
    kept.play("roll")
    assert (kept.number, kept.on_disk) == (1, True)
    assert stored_moves(store) == [["roll"]]


def test_a_move_taken_back_is_taken_back_in_the_store_too(store: GameStore) -> None:
    kept = KeptGame(lias_game(), store=store)
    kept.play("roll")
    kept.play("green>1")
    assert str(kept.undo()) == "green>1"
    assert stored_moves(store) == [["roll"]]


def test_an_illegal_move_and_an_undo_that_is_refused_store_nothing(store: GameStore) -> None:
    kept = KeptGame(lias_game(), store=store)
    with pytest.raises(IllegalMove):
        kept.play("pass")
    with pytest.raises(IllegalMove):
        kept.undo()
    assert store.games() == []


def test_a_stored_game_goes_on_under_its_number_and_on_its_occasion(store: GameStore) -> None:
    KeptGame(lias_game(), DAILY, store=store).play("roll")
    [stored] = store.games(occasion=DAILY)
    again = KeptGame.from_store(store, stored)
    again.play("green>1")
    assert (again.number, again.occasion) == (1, DAILY)
    assert stored_moves(store) == [["roll", "green>1"]]


def test_a_game_started_as_practice_is_practice_of_its_occasion(store: GameStore) -> None:
    kept = KeptGame(lias_game(practice=True), DAILY, store=store)
    assert kept.occasion == Occasion(Kind.PRACTICE, "2026-11-16")
    kept.play("roll")
    assert [stored.occasion for stored in store.games()] == [kept.occasion]


def test_without_a_store_a_game_is_only_played() -> None:
    kept = KeptGame(lias_game())
    kept.play("roll")
    assert (kept.number, kept.on_disk, kept.standing()) == (None, False, None)


def test_games_with_bots_are_a_kind_of_their_own(store: GameStore) -> None:
    kept = KeptGame(new_game("tres-fute", ["Lia", "Renard"], seed=7, bots={1: "renard"}), store=store)
    kept.play("roll")
    [stored] = store.games()
    assert stored.occasion.kind is Kind.BOTS
    assert stored.read().bots == {1: "renard"}


@pytest.mark.parametrize("bots", [{}, {1: "renard"}])
def test_a_game_that_asks_the_coach_is_kept_apart_from_then_on(store: GameStore, bots: dict[int, str]) -> None:
    kept = KeptGame(new_game("tres-fute", ["Lia", "Renard"], seed=7, bots=bots), store=store)
    kept.play("roll")
    kept.mark_coached()
    kept.play("green>1" if "green>1" in map(str, kept.game.moves()) else kept.game.moves()[0])
    [stored] = store.games()
    assert stored.occasion.kind is Kind.COACHED
    assert stored.read().coached
    assert len(stored.read().steps) == 2


def test_a_daily_game_stays_one_when_the_coach_is_asked(store: GameStore) -> None:
    kept = KeptGame(lias_game(), DAILY, store=store)
    kept.mark_coached()
    assert kept.occasion == DAILY
