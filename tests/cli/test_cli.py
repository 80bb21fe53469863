"""The command line as people call it: words, exit statuses, one clear sentence for what is wrong."""

import os
import subprocess
import sys
from pathlib import Path
from shlex import quote

import pytest

from futé_tui import new_game

ROOT = Path(__file__).parent.parent.parent
GAME = new_game("tres-fute", ["Lia", "Tom"], seed=7)


def fute(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fute", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )


def test_line_mode_plays_piped_moves_and_ends_with_status_0() -> None:
    done = fute("line", "tres-fute", "-p", "Lia", "-p", "Tom", "--seed", "7", typed="roll\ngreen>1\n")
    assert done.returncode == 0
    assert "Lia marks green 1." in done.stdout
    assert "The input ended in mid-game." in done.stdout
    assert "\x1b" not in done.stdout


def test_without_words_the_game_asks_for_sheet_and_players() -> None:
    done = fute(typed="bogus\ntres-fute\n\nA,B,C,D,E\nLia, Tom\nquit\n")
    assert done.returncode == 0
    assert "Type a number from 1 to" in done.stdout
    assert "This sheet is for 1 to 4 players." in done.stdout
    assert "Très futé ! - Lia, Tom." in done.stdout


def test_real_dice_can_be_typed_in() -> None:
    done = fute("line", "tres-fute", "-p", "Lia", "--dice", typed="roll\n5 4 2 6 5 3\npurple>1\n")
    assert "To the platter: blue." in done.stdout


def test_a_saved_record_goes_on(tmp_path: Path) -> None:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=7)
    game.play("roll")
    file = tmp_path / "game.fute"
    file.write_text(game.record(), encoding="utf-8")
    done = fute("line", str(file), "--no-store", typed="green>1\nroll\nquit\n")
    for move in ("green>1", "roll"):
        game.play(move)
    assert game.record() in done.stdout


def finished() -> str:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=7)
    while game.to_move is not None:
        game.play(game.moves()[0])
    return game.record()


def test_verify_prints_the_scores_of_a_legal_record(tmp_path: Path) -> None:
    file = tmp_path / "game.fute"
    file.write_text(finished(), encoding="utf-8")
    done = fute("verify", str(file))
    assert done.returncode == 0
    scores = finished().splitlines()[-1].removeprefix("scores: ").split()
    assert done.stdout.endswith(f": Lia {scores[0]}, Tom {scores[1]}; the dice are proven by their seed\n")


def test_verify_names_the_first_wrong_line_and_ends_with_status_1(tmp_path: Path) -> None:
    lines = finished().splitlines()
    wrong = next(number for number, line in enumerate(lines) if ">" in line)
    lines[wrong] = "green>11"
    file = tmp_path / "game.fute"
    file.write_text("\n".join(lines), encoding="utf-8")
    done = fute("verify", str(file), str(tmp_path / "missing.fute"))
    assert done.returncode == 1
    assert f"line {wrong + 1}: 'green>11' is not legal: Green is filled in order" in done.stdout
    assert "missing.fute: cannot be read" in done.stdout


def test_simulate_gives_the_same_table_whatever_the_number_of_jobs() -> None:
    tables = [fute("simulate", "tres-fute", "--games", "60", "--seed", "3", "--jobs", jobs).stdout for jobs in "12"]
    assert tables[0] == tables[1]
    assert "total" in tables[0]
    assert "There is room for improvement!" in tables[0]


def test_the_greedy_bot_beats_the_random_one() -> None:
    def mean(bot: str) -> float:
        table = fute("simulate", "tres-fute", "--games", "50", "--bot", bot).stdout
        return float(next(line for line in table.splitlines() if line.startswith("total")).split()[1])

    assert mean("greedy") > mean("random") + 10


def test_rulesets_are_listed_shown_and_checked() -> None:
    assert "tres-fute" in fute("rulesets").stdout
    assert "diagonal: extra" in fute("rulesets", "tres-fute").stdout
    checked = fute("rulesets", "check", str(ROOT / "rulesets" / "tres-fute.toml"))
    assert checked.returncode == 0
    assert "is a playable ruleset" in checked.stdout


def test_a_ruleset_of_ones_own_is_checked_and_played(tmp_path: Path) -> None:
    text = (ROOT / "rulesets" / "tres-fute.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('id = "tres-fute"', 'id = "own"'), encoding="utf-8")
    assert fute("rulesets", "check", str(own)).returncode == 0
    assert "Lia marks green 1." in fute("line", str(own), "-p", "Lia", "--seed", "7", typed="roll\ngreen>1\n").stdout
    own.write_text(text.replace('"?blue"', '"?silver"'), encoding="utf-8")
    wrong = fute("rulesets", "check", str(own))
    assert wrong.returncode == 1
    assert "own.toml" in wrong.stdout
    assert "'?silver' names a zone that does not exist" in wrong.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["line", "bogus"], "there is no sheet 'bogus'"),
        (["line", "tres-fute", *["-p", "x"] * 5], "tres-fute is for 1 to 4 players, not 5"),
        (["line", "tres-fute", "-p", "x", "--option", "a=b"], "tres-fute has no option 'a'"),
        (["line", "tres-fute", "-p", "x", "--option", "a"], "--option wants NAME=SETTING, not 'a'"),
        (["line", "tres-fute", "--dice", "--seed", "1"], "choose between --dice and --seed"),
        (["line", "missing.fute"], "missing.fute: cannot be read"),
        (["line", "missing.toml"], "missing.toml: cannot be read"),
        (["simulate", "tres-fute", "--players", "5"], "tres-fute is for 1 to 4 players, not 5"),
        (["simulate", "tres-fute", "--games", "0"], "at least 1 is needed"),
        (["rulesets", "check"], "say which file"),
        (["bogus"], "invalid choice: 'bogus'"),
    ],
)
def test_wrong_arguments_get_one_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    done = fute(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_version_and_help_answer() -> None:
    assert fute("--version").stdout.startswith("fute ")
    assert "simulate" in fute("--help").stdout


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


def test_records_are_taken_into_the_store_once_and_given_back(tmp_path: Path) -> None:
    record, folder = tmp_path / "game.fute", tmp_path / "out"
    record.write_text(finished(), encoding="utf-8")
    store = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    assert fute("import", str(record), **store).stdout.endswith("game.fute: is game 1 now\n")
    assert fute("import", str(record), **store).stdout.endswith("game.fute: is there already\n")
    assert "tres-fute, finished: Lia" in fute("games", **store).stdout
    assert fute("export", "--all", str(folder), **store).returncode == 0
    assert (folder / "game-1.fute").read_text(encoding="utf-8") == finished()
    assert fute("export", "1", str(tmp_path / "one.fute"), **store).returncode == 0
    assert (tmp_path / "one.fute").read_text(encoding="utf-8") == finished()


def test_a_record_that_is_not_legal_is_not_taken_in(tmp_path: Path) -> None:
    record = tmp_path / "game.fute"
    record.write_text(finished().replace("scores: ", "scores: 1"), encoding="utf-8")
    store = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    done = fute("import", str(record), **store)
    assert done.returncode == 1
    assert "the scores are" in done.stdout
    assert fute("games", **store).stdout == "There are no stored games yet.\n"
    assert "there is no game '1'" in fute("export", "1", str(tmp_path / "x"), **store).stderr
