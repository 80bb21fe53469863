"""Games on a sheet of one's own: the store keeps the sheet, so they continue when its file has changed or is gone."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from futé_tui import RecordError, new_game, read_record
from futé_tui.engine.game import Game
from futé_tui.store.database import empty_database, transaction
from futé_tui.store.exporting import exported_record
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.salvage import salvage
from futé_tui.store.stored import StoredGame

from ..tables import ATELIER


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return Path(shutil.copyfile(ATELIER, tmp_path / "atelier.toml"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def begun(sheet: Path, steps: int = 6, seed: int = 1) -> Game:
    game, random = new_game(sheet, ["Lia"], seed=seed), Random(seed)
    while game.to_move is not None and len(game.steps) < steps:
        game.play(random.choice(game.moves()))
    return game


def change(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(text.replace("column_points = [", "column_points = [9"), encoding="utf-8")


def only(store: GameStore) -> StoredGame:
    [stored] = store.games()
    return stored


def sheets_in(file: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT id, version, edition FROM sheets").fetchall()


@pytest.mark.parametrize("happens", [change, Path.unlink], ids=["changed", "gone"])
def test_a_game_goes_on_whatever_has_become_of_the_file(sheet: Path, file: Path, happens: object) -> None:
    store = GameStore(file)
    game = begun(sheet)
    number = store.begin(game)
    assert callable(happens)
    happens(sheet)
    kept = KeptGame.from_store(store, only(store))
    assert kept.game.record() == game.record()
    kept.play(kept.game.moves()[0])
    assert only(GameStore(file)).read().position == kept.game.position
    assert kept.number == number


def test_a_sheet_is_kept_once_for_all_its_games_and_again_when_it_has_changed(sheet: Path, file: Path) -> None:
    store = GameStore(file)
    for seed in (1, 2):
        store.begin(begun(sheet, seed=seed))
    assert len(sheets_in(file)) == 1
    change(sheet)
    store.begin(begun(sheet))
    editions = {stored.read().ruleset.edition for stored in store.games()}
    assert {edition for _id, _version, edition in sheets_in(file)} == editions
    assert len(editions) == 2


def test_sheets_of_the_game_are_not_copied(file: Path) -> None:
    GameStore(file).begin(new_game("qwinto", ["Lia"], seed=1))
    assert sheets_in(file) == []


def test_exported_records_are_read_without_the_file(sheet: Path, file: Path) -> None:
    store = GameStore(file)
    game = begun(sheet, steps=1000)
    store.begin(game)
    sheet.unlink()
    record = exported_record(only(store)).decode()
    assert record == game.record()
    assert store.find(read_record(record)) is not None
    assert store.find(begun(Path(ATELIER), steps=5)) is None


def test_a_game_whose_sheet_is_lost_is_a_sentence(sheet: Path, file: Path) -> None:
    store = GameStore(file)
    store.begin(begun(sheet))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM sheets")
    with pytest.raises(RecordError, match="you don't have the sheet 'atelier'"):
        only(store).read()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE games SET header = replace(header, 'atelier', char(55296, 233, 0))")
    with pytest.raises(RecordError):
        only(store).read()


def test_sheets_are_saved_from_a_damaged_file(sheet: Path, file: Path) -> None:
    store = GameStore(file)
    store.begin(begun(sheet))
    store.close()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("INSERT INTO sheets VALUES ('x', 'y', 'z', 7)")
    saved = empty_database()
    with transaction(saved):
        assert salvage(file, saved).saved == 1
    assert [row[0] for row in saved.execute("SELECT id FROM sheets")] == ["atelier"]
