"""When disk, file, clock or another copy of the program get in the way: one sentence, and nothing is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.store import writer
from futé_tui.store.games import GameStore

from ..helpers import rolled
from .disks import full_disk, read_only
from .test_store import some_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "games.sqlite3"


class Player:
    """Somebody at the table: every step is stored, as the app does it."""

    def __init__(self, store: GameStore, game: Game, number: int | None = None) -> None:
        self.store, self.game, self.number = store, game, number

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.game.play(self.game.moves()[0])
            self.keep()

    def undo(self) -> None:
        self.game.undo()
        self.keep()

    def keep(self) -> None:
        self.number = self.store.keep(self.number, self.game)


def moves_of(game: Game) -> list[str]:
    return [str(step.move) for step in game.steps]


def moves_on_disk(file: Path) -> list[list[str]]:
    """The moves of every game, as another copy of the program reads them."""
    store = GameStore(file)
    games = [moves_of(stored.read()) for stored in reversed(store.games())]
    store.close()
    return games


def test_a_disk_that_is_full_for_a_while_gets_the_whole_game_when_it_has_room_again(file: Path) -> None:
    warnings: list[str] = []
    player = Player(GameStore(file, warnings.append), new_game("tres-fute", ["Lia"], seed=1))
    player.play(5)
    with full_disk():
        player.play(3)
        player.undo()
        player.play(4)
        assert len(warnings) == 1
        assert "it continues in memory" in warnings[0]
        assert not player.store.on_disk
    assert moves_on_disk(file) == [moves_of(player.game)[:5]]
    player.play(1)
    assert warnings[1:] == ["Games can be stored again, and everything has been saved."]
    assert player.store.on_disk
    assert player.number == 1
    player.play(2)
    assert moves_on_disk(file) == [moves_of(player.game)]
    assert len(warnings) == 2


def test_somebody_who_uses_the_file_just_then_does_not_keep_the_game_off_the_disk(file: Path) -> None:
    player = Player(GameStore(file), new_game("tres-fute", ["Lia"], seed=1))
    with full_disk():
        player.play(3)
    for _ in range(2):  # when the game returns to the disk, and after that
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        Timer(0.1, other.close).start()
        player.play(1)
        assert player.store.on_disk
    assert moves_on_disk(file) == [moves_of(player.game)]


def test_games_begun_on_a_full_disk_can_be_left_and_continued_and_are_all_stored_in_the_end(file: Path) -> None:
    store = GameStore(file)
    with full_disk():
        players = [Player(store, new_game("qwinto", [name], seed=2)) for name in ("Lia", "Tom")]
        for player in players:
            player.play(4)
        stored = store.games(over=False)
        assert [game.players for game in stored] == [("Tom",), ("Lia",)]
        back = Player(store, stored[1].read(), stored[1].id)
        back.play(2)
    back.play(1)
    assert back.number == 1
    assert moves_on_disk(file) == [moves_of(back.game), moves_of(players[1].game)]
    back.play(1)
    players[1].play(1)
    assert moves_on_disk(file) == [moves_of(back.game), moves_of(players[1].game)]


def test_starting_on_a_full_disk_shows_the_games_that_are_there_and_goes_on(file: Path) -> None:
    first = GameStore(file)
    first.begin(some_game())
    first.close()
    warnings: list[str] = []
    with full_disk():
        store = GameStore(file, warnings.append)
        (stored,) = store.games()
        player = Player(store, stored.read(), stored.id)
        player.play(3)
        assert len(warnings) == 1
    player.play(1)
    assert moves_on_disk(file) == [moves_of(player.game)]


def test_a_folder_that_cannot_be_written_shows_its_games_and_gets_the_moves_when_it_can(file: Path) -> None:
    first = GameStore(file)
    first.begin(some_game())
    first.close()
    warnings: list[str] = []
    with read_only(file.parent):
        store = GameStore(file, warnings.append)
        assert len(warnings) == 1
        assert "games are kept in memory only" in warnings[0]
        (stored,) = store.games()
        player = Player(store, stored.read(), stored.id)
        player.play(3)
        other = Player(store, new_game("qwinto", ["Lia"], seed=2))
        other.play(3)
        assert len(warnings) == 1
    player.play(1)
    assert moves_on_disk(file) == [moves_of(player.game), moves_of(other.game)]


def left_by_a_kill(file: Path, folder: Path) -> Path:
    """A copy of the file as a program leaves it that is killed: the last moves are only in the log."""
    player = Player(GameStore(file), new_game("qwinto", ["Lia"], seed=2))
    player.play(3)
    folder.mkdir()
    copy = folder / file.name
    for end in ("", "-wal"):
        copy.with_name(copy.name + end).write_bytes(file.with_name(file.name + end).read_bytes())
    return copy


def test_moves_that_a_killed_program_left_in_the_log_are_there_in_a_folder_that_cannot_be_written(
    file: Path, tmp_path: Path
) -> None:
    copy = left_by_a_kill(file, tmp_path / "killed")
    warnings: list[str] = []
    with read_only(copy.parent):
        store = GameStore(copy, warnings.append)
        assert len(warnings) == 1
        assert "games are kept in memory only" in warnings[0]
        assert "may be missing" not in warnings[0]
        (stored,) = store.games()
        player = Player(store, stored.read(), stored.id)
        assert len(player.game.steps) == 3
        player.play(2)
    player.play(1)
    assert moves_on_disk(copy) == [moves_of(player.game)]


def test_moves_in_the_log_that_cannot_be_read_are_reported_to_be_missing(file: Path, tmp_path: Path) -> None:
    copy = left_by_a_kill(file, tmp_path / "killed")
    warnings: list[str] = []
    with full_disk():
        store = GameStore(copy, warnings.append)
        assert "The moves that were played last may be missing." in warnings[0]
        store.close()
    assert [len(moves) for moves in moves_on_disk(copy)] == [3]


def test_the_same_game_continued_in_two_copies_becomes_two_games(file: Path) -> None:
    """Moves of both in one game would be a game that nobody played, and that nobody could read."""
    GameStore(file).begin(rolled())
    warnings: list[list[str]] = [[], []]
    players = []
    for each in warnings:
        store = GameStore(file, each.append)
        players.append(Player(store, store.games()[0].read(), 1))
    one, two = players
    one.play(1)
    two.game.play(two.game.moves()[-1])
    two.keep()
    two.play(3)
    one.undo()
    one.play(4)
    assert (one.number, two.number) == (1, 2)
    assert moves_on_disk(file) == [moves_of(one.game), moves_of(two.game)]
    assert warnings == [[], ["Another copy of futé changed this game; yours is stored as a new one."]]


def test_a_game_that_another_copy_deletes_while_it_is_played_is_stored_again(file: Path) -> None:
    player = Player(GameStore(file), some_game())
    player.keep()
    GameStore(file).delete(1)
    player.play(2)
    assert moves_on_disk(file) == [moves_of(player.game)]


def test_two_copies_that_make_the_same_moves_share_the_game(file: Path) -> None:
    one, two = Player(GameStore(file), some_game()), Player(GameStore(file), some_game(), 1)
    one.keep()
    one.play(1)
    two.play(1)
    two.play(1)
    one.play(1)
    assert (one.number, two.number) == (1, 1)
    assert moves_on_disk(file) == [moves_of(one.game)]


def test_what_another_copy_did_while_the_disk_was_full_for_us_stays_beside_our_game(file: Path) -> None:
    GameStore(file).begin(rolled())
    store, other = GameStore(file), GameStore(file)
    mine, theirs = (Player(each, each.games()[0].read(), 1) for each in (store, other))
    with full_disk():
        mine.play(2)
    theirs.game.play(theirs.game.moves()[-1])
    theirs.keep()
    mine.play(1)
    assert moves_on_disk(file) == [moves_of(theirs.game), moves_of(mine.game)]


def test_a_file_that_is_taken_away_in_mid_game_is_written_again(file: Path) -> None:
    warnings: list[str] = []
    player = Player(GameStore(file, warnings.append), rolled())
    player.keep()
    for each in file.parent.iterdir():
        each.unlink()
    player.play(2)
    assert moves_on_disk(file) == [moves_of(player.game)]
    assert len(warnings) == 2
    assert "the file is gone" in warnings[0]


def test_damage_in_mid_game_is_reported_and_the_game_goes_on(file: Path) -> None:
    warnings: list[str] = []
    player = Player(GameStore(file, warnings.append), some_game())
    player.keep()
    player.store.database.execute("DROP TABLE moves")
    player.play(3)
    assert any("it continues in memory" in sentence for sentence in warnings)
    assert player.store.game(player.number or 0) is not None


def test_a_list_that_cannot_be_read_is_reported_once_and_empty(file: Path) -> None:
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    store.begin(some_game())
    store.database.execute("ALTER TABLE games RENAME TO lost")
    assert [store.games(), store.games(over=False), store.games()] == [[], [], []]
    assert len(warnings) == 1
    assert "cannot be read" in warnings[0]


def test_a_game_that_cannot_be_deleted_stays_and_that_is_reported(file: Path) -> None:
    warnings: list[str] = []
    store = GameStore(file, warnings.append)
    store.begin(some_game())
    with full_disk():
        store.delete(1)
    with full_disk():
        other = GameStore(file)
        number = other.begin(some_game())
        other.delete(1)
        other.delete(number)
        assert [game.id for game in other.games()] == [1]
    assert len(warnings) == 1
    assert "cannot be deleted now" in warnings[0]
    assert [game.id for game in store.games()] == [1]


def test_a_clock_that_jumps_changes_no_order_and_loses_nothing(file: Path) -> None:
    store = GameStore(file)
    for started in ("2099-12-31 23:59:59", "1970-01-01 00:00:00", "2026-11-16 05:00:00"):
        number = store.begin(some_game())
        with closing(sqlite3.connect(file)) as database, database:
            database.execute(
                "UPDATE games SET started = ?, played_on = date(?) WHERE id = ?", (started, started, number)
            )
    assert [game.id for game in store.games()] == [3, 2, 1]
    assert [game.id for game in GameStore(file).games(over=False, most=2)] == [3, 2]
    player = Player(store, store.games()[2].read(), 1)
    player.play(1)
    assert moves_on_disk(file)[0] == moves_of(player.game)


def test_a_writer_that_is_dropped_when_the_interpreter_ends_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "sqlite3", None)
    never_opened = writer.GameWriter.__new__(writer.GameWriter)
    never_opened.__del__()
