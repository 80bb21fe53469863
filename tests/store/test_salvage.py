"""A damaged file: every game that can be read is saved into a new one, and the damaged file is kept."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.problems import RecordError
from futé_tui.store.damage import is_damage
from futé_tui.store.games import GameStore
from futé_tui.store.migrations import MIGRATIONS, VERSION
from futé_tui.store.occasion import Kind, Occasion

from ..statistics.games import latest_ids, random_game
from .disks import full_disk
from .test_store import some_game

GAMES = 8
PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with several games, one of them finished."""
    path = tmp_path_factory.mktemp("sound") / "games.sqlite3"
    store = GameStore(path)
    store.begin(random_game("qwinto", ["Lia"], 1), Occasion(Kind.DUEL, "a code"))
    for number in range(1, GAMES):
        store.begin(some_game(40 * number, ("tres-fute", "qwinto")[number % 2]))
    store.close()
    return path


@pytest.fixture
def file(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sound, tmp_path))


def moves_of(game: Game) -> list[str]:
    return [str(step.move) for step in game.steps]


def readable(store: GameStore) -> dict[int, list[str]]:
    """The moves of every game that can be read."""
    found = {}
    for stored in store.listing():
        try:
            found[stored.id] = moves_of(stored.read())
        except RecordError:
            continue
    return found


@pytest.fixture(scope="module")
def before(sound: Path) -> dict[int, list[str]]:
    return readable(GameStore(sound))


def opened(file: Path) -> tuple[GameStore, list[str]]:
    warnings: list[str] = []
    return GameStore(file, warnings.append), warnings


@pytest.mark.parametrize("seed", range(40))
def test_a_flipped_bit_costs_one_game_at_most(seed: int, file: Path, before: dict[int, list[str]]) -> None:
    data = bytearray(file.read_bytes())
    bit = Random(seed).randrange(len(data) * 8)
    data[bit // 8] ^= 1 << bit % 8
    file.write_bytes(data)
    store, warnings = opened(file)
    after = readable(store)
    assert sum(after.get(number) == moves for number, moves in before.items()) >= GAMES - 1
    if warnings:
        assert file.with_name("games.sqlite3.damaged-1").read_bytes() == data
        assert f"{len(store.listing())} games were saved." in warnings[0]
        store.close()
        assert opened(file)[1] == [], "the next start has nothing to say"


@pytest.mark.parametrize("page", [0, 1, 2, 4])
def test_a_page_of_rubbish_costs_only_what_was_on_it(page: int, file: Path) -> None:
    before = readable(GameStore(file))
    data = bytearray(file.read_bytes())
    data[page * PAGE : (page + 1) * PAGE] = Random(page).randbytes(PAGE)
    file.write_bytes(data)
    store, (warnings,) = opened(file)
    after = readable(store)
    for number, moves in after.items():
        assert moves == before[number][: len(moves)]
    lost = GAMES - len(store.listing())
    assert lost == 0 or f"{lost} games are lost." in warnings
    assert len(after) == (0 if page in (1, 2) else GAMES), "1 has all headers, 2 the way to all moves, 0 the tables"


def test_games_are_saved_under_their_numbers_with_occasion_and_start_and_get_their_results_back(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE games SET started = '2026-11-16 20:15:00'")
        database.execute("DROP TABLE results")
    store, (warnings,) = opened(file)
    assert warnings.endswith(f"and a new file was started. {GAMES} games were saved.")
    assert [game.id for game in store.listing()] == list(range(GAMES, 0, -1))
    first = store.game(1)
    assert first is not None
    assert (first.started, first.occasion) == ("2026-11-16 20:15:00", Occasion(Kind.DUEL, "a code"))
    assert latest_ids(store) == []
    store.catch_up()
    assert 1 in latest_ids(store)


def test_a_game_without_its_last_moves_is_saved_as_far_as_it_goes(file: Path) -> None:
    before = readable(GameStore(file))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM moves WHERE game = 2 AND number = 5")
        database.execute("DELETE FROM moves WHERE game = 3 AND number = 0")
        database.execute("DROP INDEX games_by_day")
        database.execute("DROP TABLE results")
    store, (warnings,) = opened(file)
    assert f"{GAMES - 1} games were saved. The last moves of 1 of them are missing. 1 game is lost." in warnings
    assert readable(store)[2] == before[2][:5]


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE results",
        "ALTER TABLE games DROP COLUMN round",
        "ALTER TABLE moves RENAME COLUMN line TO text",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = 1",
        "PRAGMA user_version = -3",
    ],
)
def test_a_file_with_another_structure_than_its_version_has_is_damaged(damage: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(damage)
    store, (warnings,) = opened(file)
    assert "was damaged" in warnings
    if "RENAME" not in damage:
        assert len(readable(store)) == GAMES
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_truncated_file_keeps_its_first_games(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: -2 * PAGE])
    store, (warnings,) = opened(file)
    assert "was damaged" in warnings
    assert readable(store)


def test_games_of_the_first_version_are_saved_too(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        MIGRATIONS[0](database)
        header = 'fute-record 1\nruleset: qwinto 1\nplayer: "Lia"\ndice: seeded 1\ndate: 2026-11-01\npractice: yes'
        database.execute("INSERT INTO games VALUES (4, ?, '2026-11-01 20:15:00', 0)", (header,))
        database.execute(f"PRAGMA user_version = {VERSION - 1}")
    store, (warnings,) = opened(file)
    assert "1 game was saved." in warnings
    (game,) = store.listing()
    assert (game.id, game.players, game.played_on) == (4, ("Lia",), "2026-11-01")
    assert game.occasion == Occasion(Kind.PRACTICE)


def test_what_another_copy_has_replaced_already_is_not_set_aside_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two copies start at once on a damaged file: the second one finds the new file of the first."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
    first: list[GameStore] = []

    def while_another_copy_starts(error: sqlite3.DatabaseError) -> bool:
        if not first:
            monkeypatch.setattr("futé_tui.store.database.is_damage", is_damage)
            first.append(GameStore(file))
        return is_damage(error)

    monkeypatch.setattr("futé_tui.store.database.is_damage", while_another_copy_starts)
    second, warnings = opened(file)
    assert warnings == []
    assert len(second.listing()) == len(first[0].listing()) == GAMES
    assert not file.with_name("games.sqlite3.damaged-2").exists()


def test_on_a_full_disk_the_damaged_file_stays_where_it_is_and_its_games_are_there(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
    data = file.read_bytes()
    with full_disk():
        store, (warnings,) = opened(file)
        assert "games are kept in memory only." in warnings
        assert len(readable(store)) == GAMES
        store.close()
    assert file.read_bytes() == data
    assert not file.with_name("games.sqlite3.damaged-1").exists()
    store, (warnings,) = opened(file)
    assert f"{GAMES} games were saved." in warnings
    assert not list(file.parent.glob("*.saved"))


def test_saving_games_says_how_far_it_has_come(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("futé_tui.store.salvage._BETWEEN_LOOKS", 3)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
    steps: list[tuple[int, int]] = []
    GameStore(file, progress=lambda done, of: steps.append((done, of)))
    assert steps == [(3, GAMES), (6, GAMES), (GAMES, GAMES)]


def test_killed_between_setting_the_damaged_file_aside_and_putting_the_new_one_in_its_place_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def killed(path: Path) -> None:
        raise Killed

    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
    with monkeypatch.context() as patch:
        patch.setattr("futé_tui.store.database.use_replacement", killed)
        with pytest.raises(Killed):
            GameStore(file)
    assert not file.exists()
    store, warnings = opened(file)
    assert warnings == []
    assert len(readable(store)) == GAMES


def test_what_another_copy_replaces_while_games_are_saved_is_used(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE results")
    warnings: list[str] = []
    others: list[GameStore] = []
    store = GameStore(file, warnings.append, lambda done, of: others.append(GameStore(file)) if not others else None)
    assert warnings == []
    assert len(store.listing()) == len(others[0].listing()) == GAMES
    assert not file.with_name("games.sqlite3.damaged-2").exists()
