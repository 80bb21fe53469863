"""The tables of sheets and reviews edited by hand: every game is read or refused, everything else works."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from futé_tui.cli.check_games import check_games
from futé_tui.engine.problems import RecordError
from futé_tui.expert.review import review_game
from futé_tui.pages.review.view import view_review
from futé_tui.sheets.loader import sheet_ratings
from futé_tui.statistics.filters import EVERYTHING
from futé_tui.store.exporting import exported_record
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file
from futé_tui.store.review_rows import pack_review, unpack_review

from ..conformance.subjects import Subject, finished
from ..expert.experts import newborn
from ..statistics.games import random_game
from ..store.test_damaged_values import NASTY
from ..tables import ATELIER
from .changing import changed_text

COLUMNS = {
    "sheets": ("id", "version", "edition", "source"),
    "reviews": ("game", "seat", "version", "expert", "start", "final", "luck", "loss", "details"),
}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game on a sheet of one's own, which has no file any more, and one that is reviewed."""
    path = tmp_path_factory.mktemp("sound") / "games.sqlite3"
    store = GameStore(path)
    store.begin(random_game(ATELIER, ["Lia", "Tom"], 1))
    game = finished(Subject("qwinto", 2), 4)
    store.keep_review(store.begin(game), pack_review(review_game(newborn("qwinto"), game), "fox"))
    store.close()
    return path


def edit(path: Path, random: Random) -> None:
    table = random.choice(list(COLUMNS))
    column, nasty = random.choice(COLUMNS[table]), random.choice(NASTY)
    with closing(sqlite3.connect(path)) as database, database:
        [(text,)] = database.execute(f"SELECT {column} FROM {table} LIMIT 1").fetchall()
        value = changed_text(text, random) if isinstance(text, str) and random.random() < 0.5 else nasty
        database.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (value,))


@pytest.mark.parametrize("part", range(4))
def test_whatever_is_changed_by_hand_everything_else_works(
    part: int, sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    games_file().parent.mkdir(parents=True)
    random = Random(part)
    for _ in range(10):
        copyfile(sound, games_file())
        for _ in range(random.choice((1, 1, 3))):
            edit(games_file(), random)
        store = GameStore(games_file())
        assert len(store.listing()) == 2
        GameStatistics(store).report(EVERYTHING, sheet_ratings)
        store.sheet_sources()
        for stored in store.listing():
            assert exported_record(stored)
            try:
                game = stored.read()
            except RecordError:
                continue
            if review := unpack_review(store.review_rows(stored.id), "fox", game):
                view_review(review, game)
        store.close()
        for finding in check_games(games_file()):
            assert finding.problem
            if finding.repair:
                finding.repair()
        GameStore(games_file()).close()
