"""Reviews in the store: kept beside their game, dropped when it changes, and what they say over time."""

import sqlite3
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.expert.review import review_game
from futé_tui.statistics.filters import Which
from futé_tui.statistics.skill import Reviewed, Skill
from futé_tui.store import review_rows
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.migrations import VERSION
from futé_tui.store.repair import delete_strays, find_strays
from futé_tui.store.review_rows import pack_review, unpack_review
from futé_tui.text.signs import ASCII
from futé_tui.text.statistics.skill import describe_skill, plot_losses

from ..conformance.subjects import Subject, finished
from ..expert.experts import newborn
from .test_store_versions import file_of, version_of


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games.sqlite3")


@pytest.fixture(scope="module")
def game() -> Game:
    return finished(Subject("tres-fute", 2), 4)


def test_a_review_comes_back_as_it_was(store: GameStore, game: Game) -> None:
    review = review_game(newborn("tres-fute"), game)
    number = store.begin(game)
    store.keep_review(number, pack_review(review, "fox"))
    rows = store.review_rows(number)
    again = unpack_review(rows, "fox", game)
    assert again == review
    assert unpack_review(rows, "another fox", game) is None
    assert unpack_review([rows[0]._replace(details="[]"), rows[1]], "fox", game) is None


def test_a_disk_that_refuses_a_review_is_a_warning(tmp_path: Path, game: Game) -> None:
    warnings: list[str] = []
    store = GameStore(tmp_path / "games.sqlite", warnings.append)
    number = store.begin(game)
    store.ask(lambda database: database.execute("PRAGMA query_only = 1"), None)
    store.keep_review(number, pack_review(review_game(newborn("tres-fute"), game), "fox"))
    (warning,) = warnings
    assert warning.startswith("The review cannot be stored now (")


def test_a_review_goes_with_its_game_and_when_the_game_changes(store: GameStore, game: Game) -> None:
    rows = pack_review(review_game(newborn("tres-fute"), game), "fox")
    number = store.begin(game)
    store.keep_review(number, rows)
    store.recalculate([number])
    assert store.review_rows(number)
    store.keep(number, game.until(len(game.steps) - 1))
    assert store.review_rows(number) == []
    store.keep_review(number, rows)
    store.delete(number)
    assert store.review_rows(number) == []


def test_records_know_what_decisions_cost_from_game_to_game(store: GameStore, game: Game) -> None:
    numbers = [store.begin(game) for _ in range(3)]
    rows = pack_review(review_game(newborn("tres-fute"), game), "fox")
    for loss, number in enumerate(numbers[:2], 1):
        store.keep_review(number, [row._replace(loss=float(loss), luck=0.5) for row in rows])
    lia = Which("tres-fute", game.players[0])
    skill = GameStatistics(store).skill(lia)
    assert skill == Skill(3, (Reviewed(1.0, 0.5), Reviewed(2.0, 0.5)))
    assert GameStatistics(store).unreviewed(lia) == [numbers[2]]
    assert skill.trend is None


def test_a_trend_needs_more_than_ten_games() -> None:
    skill = Skill(14, tuple(Reviewed(loss, 0.0) for loss in [30.0] * 4 + [20.0] * 10))
    assert skill.trend == 10
    first, second, third = describe_skill(skill)
    assert first == "Decisions cost 22.9 points a game on average; luck was worth +0.0."
    assert second == "The last 10: 20.0, that is 10.0 less than before."
    assert third == "14 of 14 games are reviewed."
    assert len(list(plot_losses(skill, 40, 4, ASCII))) == 5


def test_a_file_of_version_4_gets_a_table_of_reviews(tmp_path: Path) -> None:
    """A file of version 4: a finished and an open game of Très futé, a finished one of Qwinto."""
    path = file_of(4, tmp_path)
    assert version_of(path) == 4
    store = GameStore(path)
    assert version_of(path) == VERSION
    assert [(game.id, game.over) for game in store.games()] == [(3, True), (2, False), (1, True)]
    stored = store.game(1)
    assert stored
    game = stored.read()
    store.keep_review(1, pack_review(review_game(newborn("tres-fute"), game), "fox"))
    assert len(store.review_rows(1)) == 1


def test_a_file_of_version_5_keeps_its_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of version 5: a finished and an open game of Très futé, a finished one of Qwinto; two are reviewed."""
    monkeypatch.setattr(review_rows, "REVIEW_VERSION", 1)
    path = file_of(5, tmp_path)
    store = GameStore(path)
    assert version_of(path) == VERSION
    for number in (1, 3):
        stored = store.game(number)
        assert stored
        assert unpack_review(store.review_rows(number), "fox", stored.read())
        with monkeypatch.context() as later:
            later.setattr(review_rows, "REVIEW_VERSION", 2)
            assert unpack_review(store.review_rows(number), "fox", stored.read()) is None
    assert len(GameStatistics(store).skill(Which("tres-fute", "Lia")).reviewed) == 1


def test_reviews_of_games_that_are_gone_are_found(store: GameStore, tmp_path: Path, game: Game) -> None:
    number = store.begin(game)
    store.keep_review(number, pack_review(review_game(newborn("tres-fute"), game), "fox"))
    store.close()
    database = sqlite3.connect(tmp_path / "games.sqlite3")
    database.execute("DELETE FROM games")
    database.execute("DELETE FROM moves")
    database.execute("DELETE FROM results")
    database.commit()
    database.close()
    again = GameStore(tmp_path / "games.sqlite3")
    assert again.ask(find_strays, list[object]()) == [number]
    assert again.repair(delete_strays)
    assert again.ask(find_strays, list[object]()) == []


def test_a_bot_in_a_duel_is_in_nobodys_records(store: GameStore) -> None:
    from futé_tui.challenges.challenge import new_challenge
    from futé_tui.challenges.duels import Duel, DuelError, bot_moves

    duel = Duel(store, new_challenge("tres-fute"))
    duel.join(["Lia", "bot:chick"])
    lia, chick = duel.seats
    assert (lia.bot, chick.bot, chick.name) == ("", "chick", "Chick")
    assert duel.next_seat == lia  # people first
    duel.play_bot(chick, bot_moves(duel.game(chick)))
    assert duel.seats[1].over
    with pytest.raises(DuelError, match="Lia has not finished"):
        duel.comparison()
    kept = duel.sit_down(lia)
    while kept.game.to_move is not None:
        kept.play(kept.game.moves()[0])
    assert [seat.name for seat in duel.seats if seat.over] == ["Lia", "Chick"]
    assert duel.comparison().players == ("Lia", "Chick")
    assert GameStatistics(store).people() == ["Lia"]
    assert GameStatistics(store).people(Which(bots=True)) == ["Chick"]
    with pytest.raises(DuelError, match="no bot 'cat'"):
        duel.join(["bot:cat"])


def test_games_of_line_mode_end_with_the_same_dice_played_by_the_expert(store: GameStore) -> None:
    from futé_tui.line.ending import par_lines
    from futé_tui.store.kept_game import KeptGame

    game = finished(Subject("qwixx", 1), 4)
    (line,) = par_lines(KeptGame(game, store=store))
    assert line.startswith("Master Reynard, with the same dice: ")
    assert list(par_lines(KeptGame(game))) == []
    assert list(par_lines(KeptGame(new_game("tres-fute", ["Lia", "Tom"], seed=1), store=store))) == []
