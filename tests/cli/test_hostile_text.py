"""Hostile names, files and file names through every command and every error message of the command line."""

import json
from datetime import date
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.challenges.answers import write_answer
from futé_tui.challenges.challenge import Challenge, daily_challenge
from futé_tui.challenges.codes import write_code
from futé_tui.engine.game import Game
from futé_tui.outside import is_harmless
from futé_tui.sheets.loader import load_ruleset, rulesets_folder

from ..helpers import play_on
from ..hostile import HOSTILE, assert_safe
from .command_line import Fute

WORDS = ["sheet", "log", "score", "dice", "hint full", "hint", "preview 1", "why pass", "missing", "quit"]
every_text = pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)


def recorded(game: Game, file: Path) -> str:
    file.write_text(game.record(), encoding="utf-8")
    return str(file)


@every_text
def test_hostile_names_in_a_record_are_shown_by_every_command_and_do_no_harm(
    fute: Fute, tmp_path: Path, hostile: str
) -> None:
    names = [f"L{hostile}", f"T{hostile}"]
    over = recorded(play_on(new_game("qwinto", names, seed=7)), tmp_path / "over.fute")
    middle = recorded(play_on(new_game("tres-fute", names, seed=7)).until(60), tmp_path / "middle.fute")
    shown = [
        fute("verify", over, middle),
        fute("import", over, middle),
        fute("replay", over, "--text"),
        fute("line", middle, "--hints", "full", typed="\n".join(WORDS)),
        fute("line", middle, "--no-store", typed="roll\nquit"),
        fute("games"),
        fute("stats"),
        fute("stats", "--player", names[0]),
        fute("stats", "--json"),
        fute("line", over, status=2),
        fute("line", "qwinto", "-p", names[0], "-p", names[1], "--seed", "7", typed="\n".join(WORDS)),
    ]
    for text in shown:
        assert_safe(text)
    assert sum("imported as game" in line for line in shown[1].split("\n")) == 2
    assert len(json.loads(shown[8])) == 1


@every_text
def test_hostile_names_in_daily_games_and_duels_do_no_harm(fute: Fute, tmp_path: Path, hostile: str) -> None:
    name = f"L{hostile}"[:16]
    daily = recorded(play_on(daily_challenge(date.today(), "qwinto").start(name)), tmp_path / "daily.fute")
    duel = Challenge(load_ruleset("qwinto"), 7)
    code = write_code(duel)
    played = recorded(play_on(duel.start(name)), tmp_path / "duel.fute")
    other = recorded(play_on(duel.start(f"T{hostile}"[:16]), luck=2), tmp_path / "other.fute")
    shown = [
        fute("import", daily, played),
        fute("daily", "--text"),
        fute("daily", "--text", "-p", name),
        fute("duel", code, "--answer"),
        fute("duel", code, "--compare", other),
        fute("duel", code, "--compare", write_answer(play_on(duel.start(f"Z{hostile}"), luck=3), duel)),
        fute("duel", code, "--compare", f"{code}.{hostile}", status=2),
        fute("line", "--duel", code, "-p", name, "-p", f"T{hostile}"[:16], typed="quit\n"),
        fute("line", "tres-fute", "--daily", "-p", name, typed="quit\n"),
    ]
    for text in shown:
        assert_safe(text)


@every_text
def test_hostile_file_names_are_quoted_harmlessly_in_every_complaint(fute: Fute, tmp_path: Path, hostile: str) -> None:
    name = str(tmp_path / f"no{hostile}").replace("\x00", "\x01")  # no argument can have that
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    complaints = [
        fute("verify", f"{name}.fute", status=1),
        fute("import", f"{name}.fute", status=1),
        fute("replay", f"{name}.fute", status=2),
        fute("line", f"{name}.fute", status=2),
        fute("line", f"{name}.toml", status=2),
        fute("line", name, status=2),
        fute("rules", f"{name}.toml", status=2),
        fute("rulesets", f"{name}.toml", status=2),
        fute("rulesets", "check", f"{name}.toml", status=1),
        fute("simulate", f"{name}.toml", status=2),
        fute("export", name, "x", status=2),
        fute("export", "--all", f"{in_the_way}/{hostile}".replace("\x00", "\x01"), status=2),
        fute("stats", "--since", hostile, status=2),
        fute("daily", hostile, status=2),
        fute("duel", hostile, "--answer", status=2),
        fute("line", "--duel", hostile, status=2),
        fute("line", "--option", hostile, "qwinto", "-p", "Lia", status=2),
        fute("line", "qwinto", "-p", "Lia", typed=f"{hostile}\nsheet {hostile}\nwhy {hostile}\nsave {name}/x\nquit"),
    ]
    for text in complaints:
        assert_safe(text)


@every_text
def test_argparse_quotes_hostile_arguments_harmlessly(fute: Fute, hostile: str) -> None:
    for arguments in ([hostile], ["games", hostile], ["line", "--seed", hostile], ["--lang", hostile, "games"]):
        assert_safe(fute(*arguments, status=2))


def test_arguments_without_end_are_quoted_in_short(fute: Fute) -> None:
    endless = "9" * 5000
    for arguments in (["rules"], ["review"], ["rulesets", "remove"], ["line", "--duel"], ["play", "--seed"]):
        assert_safe(fute(*arguments, endless, status=2))


LINES = {
    "first line": ("fute-record 1", "fute-record {}"),
    "no record": ("fute-record 1", "{}"),
    "sheet": ("ruleset: qwinto 1", "ruleset: {} 1"),
    "version": ("ruleset: qwinto 1", "ruleset: qwinto {}"),
    "option": ("player:", "option: x={}\nplayer:"),
    "dice": ("dice: seeded 7", "dice: {}"),
    "seed": ("dice: seeded 7", "dice: seeded {}"),
    "date": ("date: ", "date: {}"),
    "move": ("\nroll", "\n{}\nroll"),
    "roll": (" = ", " = {}"),
    "scores": ("scores: ", "scores: {} "),
}


@every_text
def test_hostile_lines_of_a_record_are_quoted_harmlessly(fute: Fute, tmp_path: Path, hostile: str) -> None:
    line = hostile.replace("\n", "\x0b").replace("\r", "\x0c").encode("utf-8", "replace").decode()
    record = play_on(new_game("qwinto", ["Lia", "Tom"], seed=7)).record()
    for place, (old, new) in LINES.items():
        assert old in record
        file = tmp_path / f"{place}.fute"
        file.write_text(record.replace(old, new.format(line or "x"), 1), encoding="utf-8")
        for text in (fute("verify", str(file), status=1), fute("replay", str(file), "--text", status=2)):
            assert_safe(text)
            assert f"{place}.fute: line" in text


@pytest.mark.parametrize("key", ["id", "title", "game", "note", "new_key"])
def test_hostile_rulesets_are_refused_harmlessly(fute: Fute, tmp_path: Path, key: str) -> None:
    text = (rulesets_folder() / "qwinto.toml").read_text(encoding="utf-8").replace('id = "qwinto"', 'id = "own"')
    lines = [line for line in text.split("\n") if not line.startswith(f"{key} =")]
    for name, hostile in HOSTILE.items():
        if is_harmless(hostile):
            continue
        file = tmp_path / f"{name}.toml"
        value = json.dumps(hostile.replace("\udcff", "\u202e")).replace("\x7f", "\\u007f")
        file.write_text("\n".join([f"{key} = {value}", *lines]), encoding="utf-8")
        for arguments in (("rulesets", "check", str(file)), ("line", str(file), "-p", "Lia")):
            assert_safe(fute(*arguments, status=1 if arguments[0] == "rulesets" else 2))


@every_text
def test_hostile_settings_are_reported_harmlessly(
    fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hostile: str
) -> None:
    settings = tmp_path / "XDG_CONFIG_HOME" / "fute" / "settings.toml"
    settings.parent.mkdir(parents=True)
    value = json.dumps(hostile.encode("utf-8", "replace").decode()).replace("\x7f", "\\u007f")
    settings.write_text(f"theme = {value}\nhints = {value}\n[keys]\n{value} = {value}\nroll = {value}\n", "utf-8")
    monkeypatch.setenv("FUTE_LANGUAGE", hostile.replace("\x00", ""))
    for text in (fute("config"), fute("config", "--json"), fute("games")):
        assert_safe(text)
