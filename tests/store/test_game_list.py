"""The list of stored games: however many there are, only those that are looked at are read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from futé_tui.statistics.filters import EVERYTHING, Which
from futé_tui.statistics.report import LISTED
from futé_tui.store.database import empty_database
from futé_tui.store.games import GameStore
from futé_tui.store.result_queries import ResultQueries
from futé_tui.store.stored import Fetch, StoredGame

from .test_store import some_game

GAMES = 1000


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    """A store with many copies of one game, every tenth of them finished."""
    file = tmp_path / "games.sqlite3"
    first = GameStore(file)
    first.begin(some_game())
    first.close()
    with closing(sqlite3.connect(file)) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(games)") if row[1] != "id"]
        others = ", ".join(columns)
        for number in range(2, GAMES + 1):
            database.execute(f"INSERT INTO games (id, {others}) SELECT {number}, {others} FROM games WHERE id = 1")
        database.execute("UPDATE games SET over = 1 WHERE id % 10 = 0")
    return GameStore(file)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games whose rows are read."""
    numbers: list[int] = []
    original = StoredGame.from_row

    def from_row(row: tuple[int, object], fetch: Fetch) -> StoredGame:
        numbers.append(row[0])
        return original(row, fetch)

    monkeypatch.setattr(StoredGame, "from_row", from_row)
    return numbers


def test_the_length_of_the_list_is_known_before_a_game_is_read(store: GameStore, read: list[int]) -> None:
    assert len(store.listing()) == GAMES
    assert len(store.listing(over=True)) == GAMES // 10
    assert read == []


def test_only_the_page_that_is_looked_at_is_read(store: GameStore, read: list[int]) -> None:
    games = store.listing()
    assert [game.id for game in games[:20]] == list(range(GAMES, GAMES - 20, -1))
    assert games[-1].id == 1
    assert len(read) <= GAMES // 5


def test_the_whole_list_can_be_walked_through(store: GameStore) -> None:
    assert [game.id for game in store.listing()] == list(range(GAMES, 0, -1))
    assert [game.id for game in store.listing(over=True)] == list(range(GAMES, 0, -10))


def test_a_game_that_was_deleted_meanwhile_is_damaged_in_the_list(store: GameStore) -> None:
    games = store.listing()
    store.delete(GAMES)
    assert str(games[0].damage) == "it is no longer there"
    assert games[1].damage is None


def test_no_question_of_the_statistics_goes_through_all_games() -> None:
    """Fifty thousand games would be read again for every player and sheet, moves and reviews along with them."""
    database = empty_database()
    asked: list[str] = []
    database.set_trace_callback(asked.append)
    for which in (EVERYTHING, Which("qwinto"), Which("qwinto", "Lia"), Which(bots=True)):
        queries = ResultQueries(database, which)
        queries.summary((), LISTED)
        queries.rivalries()
        queries.players()
        queries.skill()
    database.set_trace_callback(None)
    for query in asked:
        plan = [step for *_, step in database.execute(f"EXPLAIN QUERY PLAN {query}")]
        assert not [step for step in plan if "AUTOMATIC" in step or step in ("SCAN own", "SCAN waiting")], query
