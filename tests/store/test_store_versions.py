"""The store's file over the years: every version that was ever written can be opened, and nothing in it is lost."""

import sqlite3
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.challenges.duels import stored_duels
from futé_tui.engine.problems import RecordError
from futé_tui.statistics.results import RESULTS_VERSION
from futé_tui.store import games, results
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.migrations import VERSION
from futé_tui.store.stored import StoredGame

from ..statistics.games import latest_ids
from ..tables import ATELIER

DATA = Path(__file__).parent.parent / "data"


def file_of(version: int, folder: Path) -> Path:
    path = folder / "games.sqlite3"
    database = sqlite3.connect(path)
    database.executescript((DATA / f"store-{version}.sql").read_text(encoding="utf-8"))
    database.close()
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of version 1: two finished games, one open, one practice, one of another sheet version, one spoilt."""
    return file_of(1, tmp_path)


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """A file of version 2: finished games, open ones, a daily game with practice, and a duel that is not over."""
    return file_of(2, tmp_path)


@pytest.fixture
def third(tmp_path: Path) -> Path:
    """A file of version 3: games on version 1 of Mélange (finished, open, a daily game, a duel), one of Qwinto."""
    return file_of(3, tmp_path)


def version_of(file: Path) -> int:
    database = sqlite3.connect(file)
    version = database.execute("PRAGMA user_version").fetchone()[0]
    database.close()
    return int(version)


def test_a_file_of_version_1_is_brought_to_the_present_one(file: Path) -> None:
    assert version_of(file) == 1
    GameStore(file).close()
    assert version_of(file) == VERSION


def test_what_headers_show_is_known_at_once(file: Path) -> None:
    games = {game.id: game for game in GameStore(file).games()}
    assert [games[n].sheet for n in range(1, 7)] == ["tres-fute", "qwinto", "melange", "puissance-3", "tres-fute", ""]
    assert games[2].players == ("Lia", 'Zoé "Zo"')
    assert games[3].played_on == "2026-11-03"
    assert [games[n].occasion.kind.value for n in range(1, 6)] == ["table", "table", "table", "practice", "table"]
    assert {game.occasion.tag for game in games.values()} == {""}


def test_results_of_open_games_are_calculated_at_once_and_finished_ones_when_somebody_asks(file: Path) -> None:
    store = GameStore(file)
    games = {game.id: game for game in store.games()}
    assert (games[3].round, games[3].totals) == (2, (11, 18))
    assert games[1].totals == ()
    reported: list[tuple[int, int]] = []
    assert store.catch_up(progress=lambda done, of: reported.append((done, of))) == 3
    assert reported == [(1, 3), (2, 3), (3, 3)]
    games = {game.id: game for game in store.games()}
    assert games[1].totals == (56,)
    assert games[2].totals == (-11, 1)
    assert store.catch_up() == 0


def test_every_game_of_version_1_is_there_and_what_could_not_be_read_stays_as_it_was(file: Path) -> None:
    store = GameStore(file)
    store.catch_up()
    for number in (1, 2, 3, 4):
        stored = store.game(number)
        assert stored is not None
        assert tuple(score.total for score in stored.read().scores()) == stored.totals
    for number in (5, 6):
        stored = store.game(number)
        assert stored is not None
        assert stored.totals == ()
        with pytest.raises(RecordError):
            stored.read()
    assert latest_ids(store) == [2, 2, 1]


def test_results_of_an_older_calculation_are_recalculated(file: Path) -> None:
    store = GameStore(file)
    store.catch_up()
    before = GameStatistics(store).latest()
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("UPDATE results SET total = 999")
    database.execute(f"UPDATE games SET results_version = {RESULTS_VERSION - 1}")
    database.close()
    store = GameStore(file)
    store.catch_up()
    assert GameStatistics(store).latest() == before


def calculated_as_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are calculated as they were when the file was written."""
    for module in (games, results):
        monkeypatch.setattr(module, "RESULTS_VERSION", 1)


def test_a_file_of_version_2_keeps_its_results_and_nothing_is_replayed(
    second: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert version_of(second) == 2
    calculated_as_then(monkeypatch)
    monkeypatch.setattr(StoredGame, "read", lambda stored: pytest.fail("nothing has to be replayed"))
    store = GameStore(second)
    assert version_of(second) == VERSION
    assert not store.has_outdated_results
    assert latest_ids(store) == [4, 2, 2, 1]
    zoe, lia = GameStatistics(store).latest()[1:3]
    assert (zoe.player, zoe.total, zoe.result.won) == ('Zoé "Zo"', 1, True)
    assert (lia.player, lia.total, lia.result.zones["orange"]) == ("Lia", -11, 5)
    games = {game.id: game for game in store.listing()}
    assert [games[number].occasion.kind.value for number in range(1, 8)] == [
        *("table", "table", "table"),
        *("daily", "practice", "duel", "duel"),
    ]
    assert [game.id for game in games.values() if game.sealed] == [7, 6]


def test_results_of_an_earlier_calculation_are_calculated_again(second: Path) -> None:
    store = GameStore(second)
    totals = [result.total for result in GameStatistics(store).latest()]
    assert store.has_outdated_results
    assert store.catch_up() == 4
    assert not store.has_outdated_results
    assert [result.total for result in GameStatistics(store).latest()] == totals


def test_results_of_version_2_that_fit_no_player_are_calculated_again(
    second: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calculated_as_then(monkeypatch)
    database = sqlite3.connect(second, isolation_level=None)
    database.execute("UPDATE results SET seat = 5 WHERE game = 2 AND seat = 1")
    database.execute("UPDATE games SET players = '[' WHERE id = 4")
    database.close()
    store = GameStore(second)
    assert store.has_outdated_results
    assert store.catch_up() == 2
    assert latest_ids(store) == [4, 2, 2, 1]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_results_of_every_version_are_as_they_were_or_calculated_again(version: int, tmp_path: Path) -> None:
    store = GameStore(file_of(version, tmp_path))
    store.catch_up()
    assert not store.has_outdated_results
    finished = [game for game in store.games() if game.totals and not game.sealed]
    assert all(tuple(score.total for score in game.read().scores()) == game.totals for game in finished)
    assert finished


def test_two_copies_may_bring_a_file_up_to_date_at_the_same_time(file: Path) -> None:
    first, second = GameStore(file), GameStore(file)
    assert [game.id for game in first.games()] == [game.id for game in second.games()] == [6, 5, 4, 3, 2, 1]


def test_games_of_version_3_stay_on_their_sheets_and_new_ones_keep_a_sheet_of_ones_own(third: Path) -> None:
    assert version_of(third) == 3
    store = GameStore(third)
    assert version_of(third) == VERSION
    store.catch_up()
    assert not store.has_outdated_results
    for stored in store.games():
        game = stored.read()
        assert game.ruleset.version == 1
        assert stored.sealed or tuple(score.total for score in game.scores()) == stored.totals
    [duel] = stored_duels(store)
    assert duel.next_seat
    assert duel.sit_down(duel.next_seat).game.ruleset.version == 1
    number = store.begin(new_game(ATELIER, ["Lia"], seed=1))
    stored_now = store.game(number)
    assert stored_now is not None
    assert stored_now.read().ruleset.id == "atelier"
