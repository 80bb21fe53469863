"""Values that somebody or something has changed in the database: one game is damaged, and everything else works."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from futé_tui import RecordError
from futé_tui.challenges.daily_tries import DailyTries
from futé_tui.challenges.duels import Duel, stored_duels
from futé_tui.sheets.loader import sheet_ratings
from futé_tui.statistics.filters import EVERYTHING, Which
from futé_tui.store.exporting import export, exported_record
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import Occasion

from ..challenges.test_duels import CHALLENGE
from ..helpers import rolled
from ..statistics.games import latest_ids, random_game

OPEN, ALONE, TOGETHER, DAILY, DUEL = range(1, 6)


@pytest.fixture
def file(stored: Path, tmp_path: Path) -> Path:
    """A file to be damaged."""
    return Path(copy(stored, tmp_path))


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An open game, three finished ones of which one is a daily game, and a duel with one player."""
    path = tmp_path_factory.mktemp("stored") / "games.sqlite3"
    store = GameStore(path)
    store.begin(rolled())
    store.begin(random_game("tres-fute", ["Lia"], 1))
    store.begin(random_game("tres-fute", ["Lia", "Tom"], 2))
    daily = random_game("qwinto", ["Lia"], 3)
    store.begin(daily, Occasion.daily(daily.played_on))
    Duel(store, CHALLENGE).join(["Ada"])
    store.close()
    return path


def edit(file: Path, query: str, *values: object) -> None:
    """Change the database by hand."""
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(query, values).rowcount


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("players", '["Li', """invalid list of players '["Li'"""),
        ("players", '{"a": 1}', """invalid list of players '{"a": 1}'"""),
        ("players", "[1]", "invalid list of players '[1]'"),
        ("players", b"\xff\xfe", "invalid list of players b'\\xff\\xfe'"),
        ("players", "[" * 100_000, "invalid list of players '[["),
        ("played_on", "2026-99-99", "invalid date '2026-99-99'"),
        ("played_on", 20261116, "invalid date '20261116'"),
        ("played_on", "", "invalid date ''"),
        ("kind", "party", "invalid kind of game 'party'"),
        ("kind", "lesson", "invalid kind of game 'lesson'"),
        ("tag", b"\x00", "invalid day or duel b'\\x00'"),
        ("totals", "[1, 2, 3]", "invalid points '[1, 2, 3]'"),
        ("totals", '["x"]', """invalid points '["x"]'"""),
        ("totals", "[true]", "invalid points '[true]'"),
        ("round", "three", "invalid round 'three'"),
        ("over", 7, "invalid end 7"),
        ("started", b"now", "invalid start b'now'"),
        ("sheet", b"\x80", "invalid sheet b'\\x80'"),
    ],
)
def test_a_bad_value_makes_one_damaged_game_which_can_be_exported_and_deleted(
    column: str, value: object, reason: str, file: Path, tmp_path: Path
) -> None:
    edit(file, f"UPDATE games SET {column} = ? WHERE id = {OPEN}", value)
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    games = {game.id: game for game in store.listing()}
    assert set(games) == {OPEN, ALONE, TOGETHER, DAILY, DUEL}
    assert str(games[OPEN].damage).startswith(reason)
    assert all(game.damage is None for number, game in games.items() if number != OPEN)
    assert latest_ids(store) == [DAILY, TOGETHER, TOGETHER, ALONE]
    export(games[OPEN], tmp_path / "exported.fute")
    assert (tmp_path / "exported.fute").read_text(encoding="utf-8").splitlines()[-1].startswith("roll = ")
    store.delete(OPEN)
    assert [game.id for game in store.listing()] == [DUEL, DAILY, TOGETHER, ALONE]
    assert warnings == []


def test_text_that_is_not_utf_8_is_a_damaged_value(file: Path) -> None:
    edit(file, f"UPDATE games SET players = CAST(? AS TEXT) WHERE id = {OPEN}", b'["Li\xff"]')
    (game,) = GameStore(file).games(over=False)[1:]
    assert str(game.damage) == "invalid list of players '[\"Li\\udcff\"]'"


def test_the_day_of_a_daily_game_is_checked_and_its_other_tries_count(file: Path) -> None:
    edit(file, f"UPDATE games SET tag = 'yesterday' WHERE id = {DAILY}")
    store = GameStore(file)
    damaged = store.game(DAILY)
    assert damaged is not None
    assert str(damaged.damage) == "invalid day or duel 'yesterday'"
    assert DailyTries(store).of("Lia") == []
    assert list(DailyTries(store).players()) == ["Lia"]


def test_a_damaged_game_of_a_duel_is_left_out_of_it(file: Path) -> None:
    edit(file, f"UPDATE games SET over = 'no' WHERE id = {DUEL}")
    assert [duel.seats for duel in stored_duels(GameStore(file))] == [()]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("zones", "{"),
        ("zones", '{"yellow": "many"}'),
        ("zones", "1], [2"),
        ("zones", b"\xff"),
        ("lost", "[]"),
        ("unused", '{"extra": 0.5}'),
        ("total", "a lot"),
        ("total", 9_223_372_036_854_775_807),
        ("foxes", 1.5),
        ("fox_points", b"\x01"),
    ],
)
def test_bad_results_are_calculated_again(column: str, value: object, file: Path) -> None:
    sound = GameStatistics(GameStore(file)).report(EVERYTHING, sheet_ratings)
    edit(file, f"UPDATE results SET {column} = ? WHERE game = {TOGETHER} AND seat = 1", value)
    warnings: list[str] = []
    assert GameStatistics(GameStore(file, warnings.append)).report(EVERYTHING, sheet_ratings) == sound
    assert warnings == []


def test_a_bad_date_of_a_result_is_calculated_again(file: Path) -> None:
    edit(file, f"UPDATE results SET played_on = '2026-99-99' WHERE game = {ALONE}")
    summary = GameStatistics(GameStore(file)).summary(Which("tres-fute", "Lia"))
    assert summary is not None
    assert (summary.games, summary.last_day.isoformat()) == (2, "2026-11-16")


def test_results_of_a_game_that_is_no_longer_there_are_dropped_when_they_are_bad(file: Path) -> None:
    edit(file, f"DELETE FROM games WHERE id = {ALONE}")
    edit(file, f"UPDATE results SET zones = '{{' WHERE game = {ALONE}")
    summary = GameStatistics(GameStore(file)).summary(Which("tres-fute", "Lia"))
    assert summary is not None
    assert summary.games == 1


@pytest.mark.parametrize(
    ("query", "value", "reason"),
    [
        (f"UPDATE games SET header = ? WHERE id = {OPEN}", "nothing", "this is not the record of a game"),
        (f"UPDATE games SET header = ? WHERE id = {OPEN}", b"\xff\x00", "this is not the record of a game"),
        (f"UPDATE moves SET line = ? WHERE game = {OPEN}", "jump", "'jump' is not a move"),
        (f"UPDATE moves SET line = ? WHERE game = {OPEN}", b"\xff", "is not a move"),
        (f"UPDATE moves SET line = ? WHERE game = {OPEN}", "roll = 99", "line 7"),
    ],
)
def test_a_bad_record_is_met_when_the_game_is_read_and_exported_byte_for_byte(
    query: str, value: str | bytes, reason: str, file: Path
) -> None:
    edit(file, query, value)
    stored = GameStore(file).game(OPEN)
    assert stored is not None
    with pytest.raises(RecordError, match=reason):
        stored.read()
    assert (value if isinstance(value, bytes) else value.encode()) in exported_record(stored)


def test_a_game_with_a_move_missing_in_the_middle_becomes_a_new_game_when_it_goes_on(file: Path) -> None:
    store = GameStore(file)
    stored = store.game(OPEN)
    assert stored is not None
    kept = KeptGame.from_store(store, stored)
    kept.play(kept.game.moves()[0])
    edit(file, f"UPDATE moves SET number = 5 WHERE game = {OPEN} AND number = 1")
    kept.play(kept.game.moves()[0])
    assert kept.number == DUEL + 1
    again = store.game(DUEL + 1)
    assert again is not None
    assert again.read().position == kept.game.position


NASTY = (
    "",
    "x",
    "{",
    "[",
    "[]",
    "null",
    '["Li',
    '{"a": {}}',
    "[" * 5000,
    "2026-02-31",
    "0001-01-01",
    "9999-12-31",
    "daily",
    "duel",
    "practice",
    "\x1b]0;title\x07",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    b"",
    b"\xff\xfe\x00",
    -1,
    0,
    1,
    3,
    2**62,
    -(2**62),
    1.5,
    float("inf"),
)
COLUMNS = {
    "games": (
        *("header", "started", "over", "sheet", "players", "played_on"),
        *("kind", "tag", "round", "totals", "results_version"),
    ),
    "moves": ("line", "number"),
    "results": (
        *("sheet", "player", "played_on", "seats", "kind", "total"),
        *("zones", "foxes", "fox_points", "lost", "unused", "won", "seat"),
    ),
}


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_changed_by_hand_everything_can_be_listed_summed_up_exported_and_deleted(
    seed: int, file: Path
) -> None:
    random = Random(seed)
    for _ in range(3):
        table = random.choice(list(COLUMNS))
        column, value, number = random.choice(COLUMNS[table]), random.choice(NASTY), random.randint(OPEN, DUEL)
        key = "id" if table == "games" else "game"
        with closing(sqlite3.connect(file)) as database, database:
            database.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {key} = {number}", (value,))
    store = GameStore(file)
    games = list(store.listing())
    assert [game.id for game in games] == [DUEL, DAILY, TOGETHER, ALONE, OPEN]
    store.catch_up()
    statistics = GameStatistics(store)
    statistics.report(EVERYTHING, sheet_ratings)
    for player in DailyTries(store).players():
        DailyTries(store).of(player)
    for duel in stored_duels(store):
        assert all(seat.name for seat in duel.seats)
    for game in games:
        assert exported_record(game)
        try:
            kept = KeptGame.from_store(store, game)
        except RecordError:
            continue
        if kept.game.to_move is not None:
            kept.play(kept.game.moves()[0])
            assert kept.on_disk
    for game in store.listing():
        store.delete(game.id)
    assert len(store.listing()) == 0
