"""The store: every move is there when it has been made, whatever happens to the program, the file or the disk."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.engine.problems import RecordError
from futé_tui.store.games import GameStore
from futé_tui.store.migrations import VERSION
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.stored import StoredGame

from ..helpers import play_on


def some_game(moves: int = 12, sheet: str = "tres-fute") -> Game:
    return play_on(new_game(sheet, ["Lia", "Tom"], seed=7), 7, moves)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "games.sqlite3"


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_game_goes_on_exactly_where_it_was(file: Path, sheet: str) -> None:
    game = new_game(sheet, ["Lia", "Tom"], seed=3)
    store = GameStore(file)
    number = store.begin(game)
    random = Random(3)
    for _ in range(40):
        game.play(random.choice(game.moves()))
        store.keep(number, game)
    stored = GameStore(file).games()[0].read()
    assert stored.position == game.position
    assert stored.moves() == game.moves()
    assert [str(step.move) for step in stored.steps] == [str(step.move) for step in game.steps]


def test_a_move_taken_back_is_taken_back_in_the_store(file: Path) -> None:
    game = new_game("tres-fute", ["Lia"], seed=7)
    store = GameStore(file)
    number = store.begin(game)
    for move in ("roll", "green>1"):
        game.play(move)
        store.keep(number, game)
    game.undo()
    store.keep(number, game)
    assert GameStore(file).games()[0].read().position == game.position


def test_games_in_progress_and_finished_ones_are_distinguished(file: Path) -> None:
    store = GameStore(file)
    store.begin(some_game())
    store.begin(some_game(10_000))
    assert [game.over for game in store.games()] == [True, False]
    assert [game.id for game in store.games(over=False)] == [1]
    assert [game.id for game in store.games(over=True)] == [2]
    store.delete(1)
    assert store.game(1) is None
    assert [game.id for game in store.games()] == [2]


def test_names_to_choose_from_are_those_of_people(file: Path) -> None:
    with closing(GameStore(file)) as store:
        store.begin(new_game("tres-fute", ["Lia", "Stork"], seed=1, bots={1: "stork"}))
        store.begin(new_game("tres-fute", ["Tom"], seed=1))
        assert store.names() == ("Tom", "Lia")


def test_two_copies_of_the_program_share_the_file(file: Path) -> None:
    first, second = GameStore(file), GameStore(file)
    games = [some_game(), some_game(20)]
    numbers = [first.begin(games[0]), second.begin(games[1])]
    for store, number, game in zip((first, second), numbers, games, strict=True):
        game.play(game.moves()[0])
        store.keep(number, game)
    assert {each.read().position for each in first.games()} == {game.position for game in games}


def test_a_damaged_file_is_set_aside_and_play_goes_on(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b"this is no database, whatever its name says" * 100)
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    assert store.begin(some_game()) == 1
    assert warnings == [
        f"{file} was damaged. It is now games.sqlite3.damaged-1, and a new file was started. "
        "No game in it could be read."
    ]
    assert file.with_name("games.sqlite3.damaged-1").read_bytes().startswith(b"this is no database")


def test_a_file_from_a_newer_version_is_left_alone(file: Path) -> None:
    GameStore(file).begin(some_game())
    database = sqlite3.connect(file)
    database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    assert store.games() == []
    assert store.game(store.begin(some_game()))
    assert len(warnings) == 1
    assert "comes from a newer version" in warnings[0]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_where_nothing_can_be_written_games_are_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    warnings: list[str] = []
    store = GameStore(tmp_path / "file" / "games.sqlite3", warnings.append)
    number = store.begin(some_game())
    assert store.game(number) is not None
    assert "games are kept in memory only" in warnings[0]


PLAYER = """
import sys
from pathlib import Path
from random import Random
from futé_tui import new_game
from futé_tui.store.games import GameStore
store = GameStore(Path(sys.argv[1]))
for seed in range(1000):
    game = new_game("tres-fute", ["Lia"], seed=seed)
    number = store.begin(game)
    while game.to_move is not None:
        game.play(Random(seed).choice(game.moves()))
        store.keep(number, game)
        print(number, len(game.steps), flush=True)
"""


@pytest.mark.parametrize("shown", [1, 17, 60, 133])
def test_a_killed_program_loses_no_move_that_was_shown(file: Path, shown: int) -> None:
    command = [sys.executable, "-X", "utf8", "-c", PLAYER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for _ in range(shown):
            number, steps = player.stdout.readline().split()
        os.kill(player.pid, signal.SIGKILL)
        whole_lines = player.stdout.read().split("\n")[:-1]  # the kill may cut the last one
        if whole_lines:
            number, steps = whole_lines[-1].split()
    stored = GameStore(file).game(int(number))
    assert stored is not None
    assert len(stored.read().steps) >= int(steps)


def test_games_are_listed_by_kind_and_occasion(file: Path) -> None:
    store = GameStore(file)
    daily, duel = Occasion.daily(date(2026, 11, 16)), Occasion.duel("K7-2")
    practice = new_game("qwinto", ["Lia"], seed=1, practice=True)
    numbers = [
        store.begin(some_game()),
        store.begin(some_game(), daily),
        store.begin(some_game(), duel),
        store.begin(practice),
    ]
    assert numbers == [1, 2, 3, 4]
    assert [game.occasion.kind for game in store.games()] == [Kind.PRACTICE, Kind.DUEL, Kind.DAILY, Kind.TABLE]
    assert [game.id for game in store.games(occasion=daily)] == [2]
    assert [game.id for game in store.games(occasion=duel, over=False)] == [3]
    assert store.games(occasion=Occasion.daily(date(2026, 11, 15))) == []
    store.keep(2, some_game(13))
    assert [game.occasion for game in store.games(kind=Kind.DAILY)] == [daily]


def test_lists_know_round_and_totals_without_a_replay(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = GameStore(file)
    game = some_game(60)
    store.begin(game)
    monkeypatch.setattr(StoredGame, "read", lambda stored: pytest.fail("nothing has to be replayed"))
    (stored,) = GameStore(file).games()
    assert (stored.sheet, stored.players, stored.round) == ("tres-fute", ("Lia", "Tom"), game.position.round)
    assert stored.totals == tuple(score.total for score in game.scores())


def test_the_same_game_is_found_again_and_another_is_not(file: Path) -> None:
    store = GameStore(file)
    store.begin(some_game(20))
    found = store.find(some_game(20))
    assert found is not None
    assert found.id == 1
    assert store.find(some_game(21)) is None


def test_damage_deep_in_a_big_file_is_met_when_the_game_is_read_and_the_next_start_saves_the_other_games(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = GameStore(file)
    for _ in range(20):
        store.begin(some_game(200))
    store.close()
    data = bytearray(file.read_bytes())
    data[-4096:] = b"\xff" * 4096  # the last page holds moves
    file.write_bytes(data)
    monkeypatch.setattr("futé_tui.store.damage._SMALL", 0)
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    assert warnings == []
    readable = [game for game in store.games() if _can_be_read(game)]
    assert 0 < len(readable) < 20
    store.close()
    salvaged = GameStore(file, warnings.append).games()
    assert {game.id for game in readable} <= {game.id for game in salvaged if _can_be_read(game)}
    assert "games.sqlite3.damaged-1" in warnings[0]
    assert f"{len(salvaged)} games were saved." in warnings[0]
    GameStore(file, warnings.append)
    assert len(warnings) == 1


def _can_be_read(game: StoredGame) -> bool:
    try:
        game.read()
    except RecordError:
        return False
    return True
