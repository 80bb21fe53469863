"""Games in plain text are stored move by move, like those at the table, and continue in either."""

import shutil
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file
from futé_tui.store.stored import StoredGame

from ..cli.command_line import Fute
from ..store.disks import full_disk
from ..tables import ATELIER

NEW = ("line", "tres-fute", "-p", "Lia", "--seed", "7")


def stored_games() -> list[StoredGame]:
    return GameStore(games_file()).games()


def moves_of(stored: StoredGame) -> list[str]:
    return [str(step.move) for step in stored.read().steps]


def test_every_move_is_stored_and_the_game_goes_on_where_it_was(fute: Fute) -> None:
    said = fute(*NEW, typed="roll\ngreen>1\nundo\ngreen>1\nroll\n")
    assert "The input ended before the game did. The game is saved.\nTo continue: fute line --continue 1\n" in said
    assert "fute-record" not in said
    fute("line", "--continue", typed="pass\n")
    fute("line", "--continue", "1", typed="roll\nquit\n")
    (stored,) = stored_games()
    assert moves_of(stored) == ["roll", "green>1", "roll", "pass", "roll"]
    assert "in round 1: Lia 1" in fute("games")


def test_a_finished_game_is_stored_and_cannot_be_continued(fute: Fute) -> None:
    fute("line", "qwinto", "-p", "Lia", "-p", "Tom", typed="1\n" * 400)
    (stored,) = stored_games()
    assert stored.over
    assert "game 1 is over" in fute("line", "--continue", "1", status=2)
    assert "there is no game to continue" in fute("line", "--continue", status=2)
    assert "there is no game '7'" in fute("line", "--continue", "7", status=2)


def test_a_game_without_moves_is_not_stored(fute: Fute) -> None:
    fute(*NEW, typed="sheet\nquit\n")
    assert stored_games() == []


def test_scripts_may_leave_nothing_behind(fute: Fute) -> None:
    said = fute(*NEW, "--no-store", typed="roll\n")
    assert "fute-record 1" in said
    assert stored_games() == []


def test_a_record_that_is_stored_already_goes_on_under_its_number(fute: Fute, tmp_path: Path) -> None:
    fute(*NEW, typed="roll\n")
    record = tmp_path / "game.fute"
    fute("export", "1", str(record))
    fute("line", str(record), typed="green>1\n")
    assert [moves_of(stored) for stored in stored_games()] == [["roll", "green>1"]]
    fute("line", str(record), typed="pass\n")
    assert [moves_of(stored) for stored in stored_games()] == [["roll", "pass"], ["roll", "green>1"]]


def test_a_game_with_real_dice_asks_for_them_again(fute: Fute) -> None:
    fute("line", "tres-fute", "-p", "Lia", "--dice", typed="roll\n5 4 2 6 5 3\npurple>1\n")
    fute("line", "--continue", typed="roll\n1 1 1 1\nquit\n")
    (stored,) = stored_games()
    assert moves_of(stored)[-1] == "roll"
    assert "Lia: roll" in fute("replay", "1", "--text")


def test_a_game_of_a_sheet_of_ones_own_is_stored_and_goes_on_without_its_file(fute: Fute, tmp_path: Path) -> None:
    sheet = Path(shutil.copyfile(ATELIER, tmp_path / "own.toml"))
    assert "To continue: fute line --continue 1" in fute("line", str(sheet), "-p", "Lia", typed="mix>polish\n")
    sheet.unlink()
    fute("line", "--continue", typed="roll\n")
    assert [moves_of(stored) for stored in stored_games()] == [["mix>polish", "roll"]]
    record = tmp_path / "game.fute"
    fute("export", "1", str(record))
    assert "atelier, 2 moves" in fute("verify", str(record))
    assert "already stored" in fute("import", str(record))
    assert "Lia: roll" in fute("replay", "1", "--text")


def test_a_disk_without_room_never_stops_play_and_the_record_is_handed_over(fute: Fute) -> None:
    games_file().parent.mkdir(parents=True)
    with full_disk():
        said = fute(*NEW, typed="roll\ngreen>1\n")
    assert said.count("games are kept in memory only") == 1
    game = new_game("tres-fute", ["Lia"], seed=7)
    for move in ("roll", "green>1"):
        game.play(move)
    assert game.record() in said
    assert "--continue" not in said


@pytest.mark.parametrize("more", [["tres-fute"], ["-p", "Lia"], ["--seed", "3"]])
def test_to_continue_and_to_begin_exclude_each_other(fute: Fute, more: list[str]) -> None:
    assert "leave out sheet, players and seed" in fute("line", "--continue", "1", *more, status=2)
