"""The command line as people call it: words, exit statuses, one clear sentence for what is wrong."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from shlex import quote

import pytest

from futé_tui import new_game
from futé_tui.cli import simulation
from futé_tui.cli.output import show_salvage

from .command_line import Fute

ROOT = Path(__file__).parent.parent.parent


def test_line_mode_plays_piped_moves_and_ends_with_status_0(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fute", "line", "tres-fute", "-p", "Lia", "-p", "Tom", "--seed", "7"],
        input="roll\ngreen>1\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0
    assert "Lia crosses a box in green, +1 point." in done.stdout
    assert "The input ended before the game did." in done.stdout
    assert "\x1b" not in done.stdout


def test_without_words_the_game_asks_for_sheet_and_players(fute: Fute) -> None:
    said = fute(typed="bogus\ntres-fute\n\nA,B,C,D,E\nLia, Tom\nquit\n")
    assert "Type a number from 1 to" in said
    assert "This sheet is for 1 to 4 players." in said
    assert "Très futé ! - Lia, Tom." in said


def test_real_dice_can_be_typed_in(fute: Fute) -> None:
    said = fute("line", "tres-fute", "-p", "Lia", "--dice", typed="roll\n5 4 2 6 5 3\npurple>1\n")
    assert "To the platter: blue." in said


def test_a_saved_record_goes_on(fute: Fute, tmp_path: Path) -> None:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=7)
    game.play("roll")
    file = tmp_path / "game.fute"
    file.write_text(game.record(), encoding="utf-8")
    said = fute("line", str(file), "--no-store", typed="green>1\nroll\nquit\n")
    for move in ("green>1", "roll"):
        game.play(move)
    assert game.record() in said


@cache
def finished() -> str:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=7)
    while game.to_move is not None:
        game.play(game.moves()[0])
    return game.record()


def test_verify_prints_the_scores_of_a_legal_record(fute: Fute, tmp_path: Path) -> None:
    file = tmp_path / "game.fute"
    file.write_text(finished(), encoding="utf-8")
    scores = finished().splitlines()[-1].removeprefix("scores: ").split()
    wanted = f": Lia {scores[0]}, Tom {scores[1]}; the dice are proven by their seed\n"
    assert fute("verify", str(file)).endswith(wanted)


def test_verify_names_the_first_wrong_line_and_ends_with_status_1(fute: Fute, tmp_path: Path) -> None:
    lines = finished().splitlines()
    wrong = next(number for number, line in enumerate(lines) if ">" in line)
    lines[wrong] = "green>11"
    file = tmp_path / "game.fute"
    file.write_text("\n".join(lines), encoding="utf-8")
    said = fute("verify", str(file), str(tmp_path / "missing.fute"), status=1)
    assert f"line {wrong + 1}: 'green>11' is not legal: Green is filled in order" in said
    assert "missing.fute: cannot be read" in said


def test_simulate_gives_the_same_table_whatever_the_number_of_jobs(fute: Fute) -> None:
    tables = [fute("simulate", "tres-fute", "--games", "60", "--seed", "3", "--jobs", jobs) for jobs in "12"]
    assert tables[0] == tables[1]
    assert "total" in tables[0]
    assert "There is room for improvement!" in tables[0]


def test_the_greedy_bot_beats_the_random_one(fute: Fute) -> None:
    def mean(bot: str) -> float:
        table = fute("simulate", "tres-fute", "--games", "30", "--bot", bot)
        return float(next(line for line in table.splitlines() if line.startswith("total")).split()[1])

    assert mean("greedy") > mean("random") + 10


def test_rulesets_are_listed_shown_and_checked(fute: Fute) -> None:
    assert "tres-fute" in fute("rulesets")
    assert "diagonal: extra" in fute("rulesets", "tres-fute")
    assert "is a playable ruleset" in fute("rulesets", "check", str(ROOT / "rulesets" / "tres-fute.toml"))


def test_a_ruleset_of_ones_own_is_checked_and_played(fute: Fute, tmp_path: Path) -> None:
    text = (ROOT / "rulesets" / "tres-fute.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('id = "tres-fute"', 'id = "own"'), encoding="utf-8")
    fute("rulesets", "check", str(own))
    assert "Lia crosses a box in green, +1 point." in fute(
        "line", str(own), "-p", "Lia", "--seed", "7", typed="roll\ngreen>1\n"
    )
    own.write_text(text.replace('"?blue"', '"?silver"'), encoding="utf-8")
    wrong = fute("rulesets", "check", str(own), status=1)
    assert "own.toml" in wrong
    assert "'?silver' names a zone that does not exist" in wrong


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["line", "bogus"], "there is no sheet 'bogus'"),
        (["line", "tres-fute", *["-p", "x"] * 5], "tres-fute is for 1 to 4 players, not 5"),
        (["line", "tres-fute", "-p", "x", "--option", "a=b"], "tres-fute has no option 'a'"),
        (["line", "tres-fute", "-p", "x", "--option", "a"], "--option wants NAME=SETTING, not 'a'"),
        (["line", "tres-fute", "--option", "a"], "--option wants NAME=SETTING, not 'a'"),
        (["line", "tres-fute", "--dice", "--seed", "1"], "choose between --dice and --seed"),
        (["play", "bogus", "-p", "x"], "there is no sheet 'bogus'"),
        (["play", "tres-fute"], "say who plays: fute play tres-fute -p Lia -p Tom"),
        (["play", "tres-fute", *["-p", "x"] * 5], "tres-fute is for 1 to 4 players, not 5"),
        (["play", "tres-fute", "-p", "x", "--seed", "y"], "a whole number is needed, not 'y'"),
        (["play", "tres-fute", "-p", "x"], "the app needs a terminal; fute line plays in plain text"),
        (["--ascii"], "the app needs a terminal; fute line plays in plain text"),
        (["line", "missing.fute"], "missing.fute: cannot be read"),
        (["line", "missing.toml"], "missing.toml: cannot be read"),
        (["simulate", "tres-fute", "--players", "5"], "tres-fute is for 1 to 4 players, not 5"),
        (["simulate", "tres-fute", "--games", "0"], "must be at least 1"),
        (["simulate", "tres-fute", "--games", "9" * 23], "must be at most 10000000"),
        (["rulesets", "check"], "say which file"),
        (["rules"], "required: SHEET\n"),
        (["bogus"], "invalid choice: 'bogus'"),
    ],
)
def test_wrong_arguments_get_one_sentence_and_status_2(fute: Fute, arguments: list[str], sentence: str) -> None:
    assert sentence in fute(*arguments, status=2)


def test_version_and_help_answer(fute: Fute) -> None:
    assert fute("--version").startswith("fute ")
    assert "simulate" in fute("--help")


def test_every_command_of_the_help_has_its_own_flags(fute: Fute) -> None:
    commands = re.findall(r"^    (\w+) ", fute("--help"), re.MULTILINE)
    assert len(commands) == 20
    for command in commands:
        assert "--lang" in fute(command, "--help")
    assert "--seed" in fute("line", "--help")


def test_progress_is_drawn_on_a_terminal_and_removed_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    show_salvage(1, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    show_salvage(1, 2)
    show_salvage(2, 2)
    first, half, whole, blank, end = capsys.readouterr().err.split("\r")
    assert half == f"Saving games: [{'#' * 20}{'.' * 20}] 1/2"
    assert whole == f"Saving games: [{'#' * 40}] 2/2"
    assert (first, blank, end) == ("", " " * len(whole), "")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_command_that_is_stopped_says_so_and_ends_with_status_130(
    fute: Fute, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def stop(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", stop)
    stopped = {"en": "fute: stopped\n", "fr": "fute\u00a0: interrompu\n", "de": "fute: abgebrochen\n"}
    assert fute("simulate", "qwinto", "--lang", language, status=130) == stopped[language]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("arguments", ["rulesets", "rules qwinto", "line qwinto -p Lia"])
def test_output_to_a_full_disk_is_one_sentence(arguments: str, tmp_path: Path) -> None:
    done = in_shell(f"{arguments} > /dev/full", tmp_path)
    assert (done.returncode, done.stderr) == (1, "fute: the output cannot be written: the disk is full\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_whoever_starts_the_program_may_close_what_it_reads_and_writes(closed: str, tmp_path: Path) -> None:
    done = in_shell(f"line qwinto -p Lia {closed}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def in_shell(command: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it, with separate files."""
    return subprocess.run(
        f"{quote(sys.executable)} -m fute {command}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "LC_ALL": "C.UTF-8"},
        check=False,
    )


def test_a_closed_pipe_is_no_error() -> None:
    done = subprocess.run(
        f"{quote(sys.executable)} -m fute rulesets tres-fute | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_records_are_taken_into_the_store_once_and_given_back(fute: Fute, tmp_path: Path) -> None:
    record, folder = tmp_path / "game.fute", tmp_path / "out"
    record.write_text(finished(), encoding="utf-8")
    assert fute("import", str(record)).endswith("game.fute: imported as game 1\n")
    assert fute("import", str(record)).endswith("game.fute: already stored\n")
    assert "Très futé !, finished: Lia" in fute("games")
    fute("export", "--all", str(folder))
    assert (folder / "game-1.fute").read_text(encoding="utf-8") == finished()
    fute("export", "1", str(tmp_path / "one.fute"))
    assert (tmp_path / "one.fute").read_text(encoding="utf-8") == finished()


def test_a_record_that_is_not_legal_is_not_taken_in(fute: Fute, tmp_path: Path) -> None:
    record = tmp_path / "game.fute"
    record.write_text(finished().replace("scores: ", "scores: 1"), encoding="utf-8")
    assert "the scores are" in fute("import", str(record), status=1)
    assert fute("games") == "There are no stored games yet.\n"
    assert "there is no game '1'" in fute("export", "1", str(tmp_path / "x"), status=2)
