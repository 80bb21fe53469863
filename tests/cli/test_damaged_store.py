"""The command line with a damaged store: one sentence about what is damaged, and everything else works."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from futé_tui.challenges.challenge import daily_challenge
from futé_tui.cli import check_files
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Occasion
from futé_tui.store.paths import games_file
from futé_tui.text.dates import day_text

from ..challenges.games import play_on
from ..statistics.games import random_game
from ..store.test_damaged_values import rolled
from .command_line import Fute

DAY = date(2026, 11, 16)


@pytest.fixture(autouse=True)
def _three_games(fute: Fute) -> None:
    """An open game, a finished one, a daily one."""
    store = GameStore(games_file())
    store.begin(rolled())
    store.begin(random_game("tres-fute", ["Lia"], 1))
    store.begin(play_on(daily_challenge(DAY, "qwinto").start("Lia", played_on=DAY)), Occasion.daily(DAY))
    store.close()


def edit(query: str) -> None:
    with closing(sqlite3.connect(games_file())) as database, database:
        assert database.execute(query).rowcount


def test_a_damaged_game_is_listed_with_its_reason_and_cannot_be_continued(fute: Fute) -> None:
    edit("""UPDATE games SET players = '["Li' WHERE id = 1""")
    lines = fute("games").splitlines()
    assert len(lines) == 3
    assert lines[-1].endswith("""Très futé !, damaged: invalid list of players '["Li'""")
    reason = """game 1 is damaged: invalid list of players '["Li'"""
    assert fute("line", "--continue", "1", status=2) == f"fute: {reason}\n"
    assert fute("replay", "1", status=2) == f"fute: {reason}\n"
    assert fute("line", "--continue", status=2) == "fute: there is no game to continue\n"


def test_a_damaged_game_is_exported_as_far_as_it_goes(fute: Fute, tmp_path: Path) -> None:
    edit("UPDATE games SET played_on = '2026-99-99' WHERE id = 1")
    edit("UPDATE moves SET line = CAST(x'ff' AS TEXT) WHERE game = 2 AND number = 1")
    fute("export", "1", str(tmp_path / "one.fute"))
    assert "1 move" in fute("verify", str(tmp_path / "one.fute"))
    fute("export", "--all", str(tmp_path / "all"))
    assert b"\n\xff\n" in (tmp_path / "all" / "game-2.fute").read_bytes()


@pytest.mark.parametrize(
    "query",
    [
        "UPDATE games SET played_on = '2026-99-99' WHERE id = 2",
        "UPDATE results SET played_on = '2026-99-99' WHERE game = 2",
        "UPDATE results SET zones = '{' WHERE game = 2",
        "UPDATE results SET player = CAST(x'4cff' AS TEXT) WHERE game = 2",
        "UPDATE results SET player = CAST(x'eda080' AS TEXT) WHERE game = 2",
        "UPDATE results SET game = '[\"x\"]' WHERE game = 2",
        "UPDATE games SET header = x'ff' WHERE id = 2",
    ],
)
def test_statistics_do_not_stop_at_a_bad_value(query: str, fute: Fute) -> None:
    edit(query)
    assert '"sheet": "qwinto"' in fute("stats", "--json")
    assert "Qwinto: 1 game" in fute("stats")


@pytest.mark.parametrize("day", [date.min, date.max])
def test_imported_daily_games_of_the_first_and_the_last_day_have_a_history(
    day: date, fute: Fute, tmp_path: Path
) -> None:
    record = tmp_path / "daily.fute"
    record.write_text(play_on(daily_challenge(day, "melange").start("Ada", played_on=day)).record(), encoding="utf-8")
    assert "imported as game 4" in fute("import", str(record))
    history = fute("daily", "--text", "-p", "Ada")
    assert history.startswith("Ada: 0 days in a row, best 1.\n")
    assert f"{day_text(day)}  Mélange futé: " in history


def test_a_damaged_file_is_reported_with_the_number_of_games_that_were_saved(fute: Fute) -> None:
    edit("DELETE FROM moves WHERE game = 2 AND number = 4")
    with closing(sqlite3.connect(games_file())) as database, database:
        database.execute("DROP TABLE results")
    output, *lines = fute("games").splitlines()[::-1]
    assert output.startswith(f"fute: {games_file()} was damaged. It is now games.sqlite3.damaged-1")
    assert output.endswith("3 games were saved. The last moves of 1 of them are missing.")
    assert len(lines) == 3


def indices_gone_wrong() -> Iterator[bytes]:
    """The file with one letter changed in an index, so that it does not agree with its table any more."""
    sound = games_file().read_bytes()
    for name in re.finditer(b"Lia", sound):
        for letter in (b"\xff", b"b"):
            games_file().write_bytes(sound[: name.start()] + letter + sound[name.start() + 1 :])
            with closing(sqlite3.connect(games_file())) as database:
                said = [database.execute(f"PRAGMA {check}").fetchone() for check in ("quick_check", "integrity_check")]
            if said[0] == ("ok",) != said[1]:
                yield games_file().read_bytes()


def test_an_index_that_does_not_agree_with_its_table_costs_no_game(fute: Fute, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_files, "lesson_sheets", lambda: ())
    wrong = list(indices_gone_wrong())
    assert wrong
    for data in wrong:
        games_file().write_bytes(data)
        fute("stats")
        assert len(fute("games").splitlines()) >= 3
        fute("doctor", "--repair")
        assert "wrong." not in fute("doctor")
        assert "Qwinto: 1 game" in fute("stats")
