"""Sheets of one's own on the command line: copied, added, removed, listed and played like all others."""

import re
from pathlib import Path

import pytest

from futé_tui.cli import check_files, play
from futé_tui.sheets.loader import load_ruleset
from futé_tui.sheets.ruleset_files import own_folder, rulesets_folder, sheet_title
from futé_tui.store.games import GameStore
from futé_tui.store.own_sheets import own_path
from futé_tui.store.paths import games_file, last_setup_file

from ..own_folder import change, keep
from ..tables import ATELIER
from .command_line import Fute


def test_a_copy_has_an_id_and_a_title_of_its_own_and_says_where_it_is(fute: Fute) -> None:
    said = fute("rulesets", "copy", "melange", "my-melange")
    path = own_folder() / "my-melange.toml"
    assert said.startswith(f"The copy is here: {path}\n")
    assert "fute rulesets check my-melange" in said
    assert "fute play my-melange" in said
    copy, original = load_ruleset("my-melange"), load_ruleset("melange")
    assert (copy.id, copy.title, copy.version) == ("my-melange", "My melange", 1)
    assert copy.fingerprint == original.fingerprint
    text = (rulesets_folder() / "melange.toml").read_text(encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines()[0] == text.splitlines()[0], "comments stay"
    fute("rulesets", "copy", "my-melange", "third", "--title", "Das Dritte")
    assert sheet_title("third") == "Das Dritte"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("copy", "melange", "qwinto"), "'qwinto' belongs to a sheet that comes with the game; choose another id"),
        (("copy", "melange", "My Mélange"), "cannot be an id"),
        (("copy", "melange", "../evil"), "cannot be an id"),
        (("copy", "melange", "atelier"), "you already have a sheet 'atelier'"),
        (("copy", "nothing", "new"), "there is no sheet 'nothing'"),
        (("copy", "melange"), "type it like this: fute rulesets copy melange my-melange"),
        (("add", ATELIER), "you already have a sheet 'atelier'"),
        (("add", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("add",), "type it like this: fute rulesets add FILE"),
        (("remove", "melange"), "melange comes with the game and cannot be removed"),
        (("remove", "nothing"), "you have no sheet 'nothing' of your own"),
        (("copy", "melange", "new", "--title", "\x1b[31m"), "title: has a character that cannot be shown"),
        (("copy", "melange", "new", "--title", "M" * 61), "title: the number of characters must be at most 60"),
        (("known", "atelier", "yellow.bonuses." + "9" * 5000), "there is no value"),
        (("known", "atelier", "yellow.bonuses.\N{ARABIC-INDIC DIGIT THREE}"), "there is no value"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(fute: Fute, arguments: tuple[str, ...], reason: str) -> None:
    keep()
    assert reason in fute("rulesets", *arguments, status=2)
    assert [path.name for path in own_folder().iterdir()] == ["atelier.toml"]


def test_a_version_that_no_code_can_carry_costs_the_duel_and_nothing_else(fute: Fute) -> None:
    text = Path(ATELIER).read_text(encoding="utf-8").replace("version = 1\n", "version = 2026\n")
    keep(text)
    assert "fute: This sheet is too big for a code." in fute("line", "--duel", "atelier", "-p", "Lia", status=2)
    assert "Atelier" in fute("line", "atelier", "-p", "Lia")
    keep(text.replace("2026", str(2**63)))
    assert "version: must be at most 1000000" in fute("rulesets", "check", "atelier", status=1)


def test_a_file_with_the_id_of_a_sheet_of_the_game_is_not_added(fute: Fute, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (rulesets_folder() / "melange.toml").read_text(encoding="utf-8")
    file.write_text(f"{text}\n# corrected", encoding="utf-8")
    assert "id: 'melange' belongs to a sheet that comes with the game; choose another" in fute(
        "rulesets", "add", str(file), status=2
    )


def test_added_sheets_are_listed_shown_simulated_and_removed(fute: Fute) -> None:
    said = fute("rulesets", "add", ATELIER)
    assert said == f"Atelier is now here: {own_folder() / 'atelier.toml'}; play it with fute play atelier\n"
    assert "Your own, in" in fute("rulesets")
    assert "atelier              Atelier (1-" in fute("rulesets")
    assert "Atelier (atelier, version 1)" in fute("rulesets", "atelier")
    assert "atelier: Atelier is a playable ruleset" in fute("rulesets", "check", "atelier")
    assert "atelier: games 2" in fute("simulate", "atelier", "--games", "2")
    assert "Atelier" in fute("rules", "atelier")
    assert "there is no expert for atelier yet; train one with fute train atelier" in fute("experts")
    assert "there are no lessons for 'atelier'" in fute("lesson", "atelier", status=2)
    change(Path(keep()))
    assert "Atelier is now" in fute("rulesets", "add", ATELIER, "--force")
    assert "is deleted. Games that were played on it" in fute("rulesets", "remove", "atelier")
    assert "atelier" not in fute("rulesets")


def test_files_that_cannot_be_played_cost_a_sentence_and_are_left_out(
    fute: Fute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_files, "lesson_sheets", lambda: ())
    good = keep()
    keep("id = [", "broken")
    keep(good.read_text(encoding="utf-8").replace('"sum-grid"', '"sum-grit"'), "wrong")
    keep(good.read_text(encoding="utf-8"), "zzz-same-id")
    keep(good.read_text(encoding="utf-8").replace('id = "atelier"', 'id = "qwinto"'), "taken")
    said = fute("rulesets")
    assert said.count("fute: ") == 4
    for name, reason in {
        "broken": "is not TOML",
        "wrong": "there is no 'sum-grit'",
        "zzz-same-id": "id: 'atelier' is the id of atelier.toml as well",
        "taken": "id: 'qwinto' belongs to a sheet that comes with the game; choose another",
    }.items():
        assert f"{name}.toml: " in said
        assert reason in said
    assert "broken.toml: is not TOML" in fute("line", "broken", status=2)
    assert "broken.toml: is not TOML" in fute("line", typed="")
    assert "wrong.toml: " in fute("doctor", status=1)


def test_a_game_on_an_own_sheet_is_stored_with_statistics_daily_game_and_duel(fute: Fute) -> None:
    path = keep()
    moves = "1\n" * 400
    fute("line", "atelier", "-p", "Lia", typed=moves)
    assert "telier, finished: Lia" in fute("games")
    assert "Atelier" in fute("stats", "--sheet", "atelier")
    said = fute("line", "atelier", "--daily", "-p", "Lia", typed=moves)
    assert re.search(r"\| Atelier [0-9A-Z]{4} \|", said), "the line for friends names the edition"
    assert "Atelier: " in fute("daily", "--text")
    said = fute("line", "atelier", "--duel", "-p", "Lia", typed=moves)
    code = next(line.split()[-1] for line in said.splitlines() if line.startswith("fute duel atelier-2"))
    assert "Lia's answer: " in fute("duel", code, "--answer")
    change(path)
    assert "Lia's answer: " in fute("duel", code, "--answer"), "the store has the sheet of the duel"
    path.unlink()
    assert "Atelier - Lia" in fute("replay", "1", "--text")
    assert "atelier: " in fute("daily", "--text"), "the try of a sheet that is gone stays in the history"


def test_the_code_of_a_duel_is_for_those_who_have_the_same_sheet(
    fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep()
    code = fute("line", "atelier", "--duel", "-p", "Lia", typed="quit\n").splitlines()[1].split()[-1]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert "You don't have the sheet 'atelier'" in fute("line", "--duel", code, "-p", "Tom", status=2)
    path = keep()
    assert "Duel on Atelier" in fute("line", "--duel", code, "-p", "Tom", typed="quit\n")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "third"))
    change(keep())
    assert "has other values than this duel" in fute("line", "--duel", code, "-p", "Zoé", status=2)
    assert path.exists()


def test_a_file_is_played_without_adding_it(fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Atelier - Lia" in fute(ATELIER, "-p", "Lia", typed="1\nquit\n")
    assert [stored.sheet for stored in GameStore(games_file()).games()] == ["atelier"]
    opened: list[object] = []
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    monkeypatch.setattr("futé_tui.cli.at_terminal", lambda: True)

    def open_app(_chosen: object, *entry: str, **more: object) -> int:
        opened.append(entry or more)
        return 0

    monkeypatch.setattr(play, "open_app", open_app)
    fute(ATELIER)
    assert opened == [("new atelier",)]
    assert sheet_title("atelier") == "Atelier", "in every list for as long as the program runs"
    fute("play", ATELIER, "-p", "Lia")
    assert "game" in str(opened[1])


def test_the_editor_opens_for_a_sheet_or_a_file_at_a_terminal(fute: Fute, monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    assert "the editor needs a terminal" in fute("rulesets", "edit", "atelier", status=2)
    assert "type it like this: fute rulesets edit my-melange" in fute("rulesets", "edit", status=2)
    assert "there is no sheet 'nothing'" in fute("rulesets", "edit", "nothing", status=2)
    opened: list[str] = []

    def open_app(_chosen: object, entry: str) -> int:
        opened.append(entry)
        return 0

    monkeypatch.setattr("futé_tui.cli.rulesets.at_terminal", lambda: True)
    monkeypatch.setattr(play, "open_app", open_app)
    for name in ("atelier", "melange", ATELIER):
        fute("rulesets", "edit", name)
    assert opened == ["edit atelier", "edit melange", "edit atelier"]
    assert str(own_path("atelier")) == ATELIER, "the file that was named is the one that is changed"


def test_the_set_up_remembers_a_sheet_of_the_folder_and_no_guest(
    fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    monkeypatch.setattr(play, "open_app", lambda *_args, **_more: 0)
    fute("play", ATELIER, "-p", "Lia")
    assert not last_setup_file().exists()
    monkeypatch.setattr("futé_tui.sheets.ruleset_files._guests", [])
    keep()
    fute("play", "atelier", "-p", "Lia")
    assert "atelier" in last_setup_file().read_text(encoding="utf-8")
