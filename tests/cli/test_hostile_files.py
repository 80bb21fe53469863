"""Files that are no files, too big, too deep or in the way: one clear sentence, quickly, and nothing is lost."""

import os
import shlex
from pathlib import Path
from time import process_time

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.files import MOST_BYTES, write_bytes

from ..helpers import play_on
from ..store.disks import full_disk
from .command_line import Fute

READERS = {
    "verify": (("verify",), 1),
    "import": (("import",), 1),
    "replay": (("replay", "--text"), 2),
    "line": (("line",), 2),
    "rules": (("rules",), 2),
    "rulesets": (("rulesets",), 2),
    "rulesets check": (("rulesets", "check"), 1),
    "simulate": (("simulate",), 2),
    "verify --ruleset": (("verify", "x.fute", "--ruleset"), 2),
    "replay --ruleset": (("replay", "x.fute", "--ruleset"), 2),
}
GOLDEN = Path(__file__).parent.parent / "golden"
LONG = "9" * 5000
DEEP = "[" * 5000 + "]" * 5000
every_reader = pytest.mark.parametrize("reader", READERS)


def ending(reader: str) -> str:
    return ".fute" if reader in ("verify", "import", "replay", "line") else ".toml"


def read(fute: Fute, reader: str, file: Path) -> str:
    """What the command says about this file, in one line, without much work."""
    begun = process_time()
    arguments, status = READERS[reader]
    said = fute(*arguments, str(file), status=status)
    assert process_time() - begun < 5
    assert said.count("\n") == 1
    return said


@every_reader
def test_a_link_to_itself_is_refused(fute: Fute, tmp_path: Path, reader: str) -> None:
    file = tmp_path / f"loop{ending(reader)}"
    file.symlink_to(file)
    assert "it is a link that leads nowhere" in read(fute, reader, file)


@every_reader
def test_a_file_in_a_folder_that_links_to_itself_is_refused(fute: Fute, tmp_path: Path, reader: str) -> None:
    folder = tmp_path / "loop"
    folder.symlink_to(folder)
    assert "it is a link that leads nowhere" in read(fute, reader, folder / f"qwinto{ending(reader)}")


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("doctor",), 1, "2 problems found."),
        (("experts",), 0, "qwinto: learned from"),
        (("simulate", "qwinto", "--games", "1", "--bot", "expert"), 0, "qwinto: games 1"),
        (("line", "qwinto", "-p", "Lia", "-p", "bot:renard"), 0, "its name is too long"),
        (("rulesets", "copy", "qwinto", "mine"), 2, "its name is too long"),
        (("games",), 0, "There are no stored games yet."),
        (("export", "--all", "records"), 1, "its name is too long"),
    ],
)
def test_folders_out_of_reach_are_said_and_everything_else_works(
    fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], status: int, said: str
) -> None:
    """The system refuses to look into them, as into folders of somebody else."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, "/" + "x" * 5000)
    assert said in fute(*arguments, typed="quit", status=status)


@every_reader
def test_a_pipe_is_refused_before_anybody_waits_for_it(fute: Fute, tmp_path: Path, reader: str) -> None:
    file = tmp_path / f"pipe{ending(reader)}"
    os.mkfifo(file)
    assert "cannot be read: it is not a regular file" in read(fute, reader, file)


@every_reader
def test_a_device_that_never_ends_is_refused(fute: Fute, tmp_path: Path, reader: str) -> None:
    file = tmp_path / f"zero{ending(reader)}"
    file.symlink_to("/dev/zero")
    assert "cannot be read: it is not a regular file" in read(fute, reader, file)


@every_reader
def test_a_file_of_100_megabytes_is_refused(fute: Fute, tmp_path: Path, reader: str) -> None:
    file = tmp_path / f"big{ending(reader)}"
    file.touch()
    os.truncate(file, 100_000_000)
    assert "cannot be read: it is too big" in read(fute, reader, file)


@every_reader
def test_a_folder_a_name_that_is_too_long_and_bytes_that_are_no_text_are_one_sentence(
    fute: Fute, tmp_path: Path, reader: str
) -> None:
    folder, garbage = tmp_path / f"folder{ending(reader)}", tmp_path / f"garbage{ending(reader)}"
    folder.mkdir()
    garbage.write_bytes(b"\xff\xfe\x00")
    assert "it is a folder" in read(fute, reader, folder)
    assert "its name is too long" in read(fute, reader, tmp_path / ("x" * 5000 + ending(reader)))
    assert "not UTF-8 text" in read(fute, reader, garbage)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"rounds = {LONG}", "a number in it has too many digits"),
        (f"rounds = 0x{LONG}", "a number in it has too many digits"),
        (f"rounds = {DEEP}", "its brackets are nested too deeply"),
        ("rounds = " + "{a = " * 3000 + "1" + "}" * 3000, "its brackets are nested too deeply"),
        ("[" + "a." * 3000 + "b]\nx = 1", ""),
    ],
)
def test_rulesets_with_endless_numbers_or_nesting_are_refused(
    fute: Fute, tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    for reader in ("rules", "rulesets check", "simulate"):
        assert reason in read(fute, reader, file)


@pytest.mark.parametrize("value", [LONG, DEEP, '"' + "\\u0041" * 100_000, '{"a": 1}', "null", "Lia", "'Lia'", '"Lia'])
def test_players_of_a_record_that_are_no_names_are_refused(fute: Fute, tmp_path: Path, value: str) -> None:
    file = tmp_path / "game.fute"
    record = new_game("qwinto", ["Lia", "Tom"], seed=7).record()
    file.write_text(record.replace('"Lia"', value), encoding="utf-8")
    assert "line 3: player: a name in quotes is needed" in read(fute, "verify", file)


@pytest.mark.parametrize("place", ["version", "seed", "date", "roll", "number", "scores"])
def test_endless_numbers_in_a_record_are_refused(fute: Fute, tmp_path: Path, place: str) -> None:
    record = play_on(new_game("qwinto", ["Lia", "Tom"], seed=7)).record()
    places = {
        "version": ("qwinto 1", f"qwinto {LONG}"),
        "seed": ("seeded 7", f"seeded {LONG}"),
        "date": ("date: ", f"date: {LONG}"),
        "roll": (" = ", f" = {LONG}"),
        "number": ("\nroll", f"\nred>1={LONG}\nroll"),
        "scores": ("scores: ", f"scores: {LONG} "),
    }
    file = tmp_path / "game.fute"
    file.write_text(record.replace(*places[place], 1), encoding="utf-8")
    assert "game.fute: line" in read(fute, "verify", file)


@pytest.mark.parametrize("content", [LONG, DEEP, '{"a":' * 3000 + "1" + "}" * 3000, "\xff", ""])
@pytest.mark.parametrize("name", ["last-set-up.json", "lessons.json", "explained.json"])
def test_side_files_that_cannot_be_used_are_passed_over(fute: Fute, tmp_path: Path, name: str, content: str) -> None:
    file = tmp_path / "XDG_DATA_HOME" / "fute" / name
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="latin-1")
    assert "fute lesson" in fute("lessons")
    assert "Stopped." in fute("line", "qwinto", "-p", "Lia", typed="roll purple\ndismiss\nquit")


@pytest.mark.parametrize("content", [f"theme = {LONG}", f"theme = {DEEP}", "\xff", "theme ="])
def test_settings_that_cannot_be_read_are_one_sentence_and_the_rest_works(
    fute: Fute, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "XDG_CONFIG_HOME" / "fute" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="latin-1")
    assert fute("config").count("is not used: ") == 1
    assert fute("games") == "There are no stored games yet.\n"


def test_a_settings_file_that_is_a_pipe_is_passed_over(fute: Fute, tmp_path: Path) -> None:
    file = tmp_path / "XDG_CONFIG_HOME" / "fute" / "settings.toml"
    file.parent.mkdir(parents=True)
    os.mkfifo(file)
    assert "is not used: it is not a regular file" in fute("config")


def test_endless_numbers_typed_in_line_mode_are_no_moves(fute: Fute) -> None:
    typed = "\n".join([LONG, f"sheet {LONG}", f"why {LONG}", f"preview {LONG}", f"red>1={LONG}", "quit"])
    said = fute("line", "qwinto", "-p", "Lia", "--dice", typed=f"{typed}")
    assert said.count("is not a move") >= 2
    assert said.endswith("Stopped.\n")
    assert "Nobody here is called" in said
    typed = "\n".join([LONG, "tres-fute", "Lia", "roll", LONG, "quit"])
    assert f"Type a number from 1 to {len(ruleset_ids())}" in fute("line", "--dice", typed=typed)


def test_a_line_that_does_not_end_is_passed_over_in_line_mode(fute: Fute) -> None:
    begun = process_time()
    said = fute("line", "qwinto", "-p", "Lia", typed=f"{'x' * 20_000_000}\nroll purple\n{'9' * 10_000}")
    assert process_time() - begun < 5
    assert said.count("This line is too long.\n") == 2
    assert "roll purple" in said
    assert len(said) < 10_000


def test_everybody_needs_a_name_in_daily_games_too(fute: Fute) -> None:
    for flags in ((), ("--daily",)):
        assert fute("line", "qwinto", *flags, "-p", "", status=2) == "fute: every player needs a name\n"


def test_line_mode_says_that_a_record_is_over_and_how_to_see_it(fute: Fute) -> None:
    for record in GOLDEN.glob("*.fute"):
        said = fute("line", str(record), status=2)
        assert f"the game is over; see it with: fute replay {shlex.quote(str(record))}" in said


def test_export_overwrites_nothing_unless_it_is_forced_to(fute: Fute, tmp_path: Path) -> None:
    for seed in ("7", "8"):
        fute("line", "qwinto", "-p", "Lia", "--seed", seed, typed="roll purple\nquit")
    folder = tmp_path / "records"
    folder.mkdir()
    there = folder / "game-2.fute"
    there.write_text("mine", encoding="utf-8")
    assert "game-2.fute already exists; --force overwrites it" in fute("export", "--all", str(folder), status=2)
    assert [file.name for file in folder.iterdir()] == ["game-2.fute"]
    assert "already exists; --force overwrites it" in fute("export", "2", str(there), status=2)
    assert there.read_text(encoding="utf-8") == "mine"
    assert fute("export", "--all", "--force", str(folder)) == fute("export", "--force", "2", str(there)) == ""
    assert len(list(folder.iterdir())) == 2
    assert there.read_text(encoding="utf-8").startswith("fute-record 1\n")


def test_a_full_disk_leaves_what_was_there_and_nothing_half(tmp_path: Path) -> None:
    there = tmp_path / "there.fute"
    there.write_text("mine", encoding="utf-8")
    for path, force in ((tmp_path / "new.fute", False), (tmp_path / "new.fute", True), (there, True)):
        with full_disk(), pytest.raises(OSError, match="large"):
            write_bytes(path, b"a record", force=force)
    assert [file.name for file in tmp_path.iterdir()] == ["there.fute"]
    assert there.read_text(encoding="utf-8") == "mine"


def test_save_overwrites_only_what_was_saved_in_the_same_game(fute: Fute, tmp_path: Path) -> None:
    there, new = tmp_path / "there.fute", tmp_path / "new.fute"
    there.write_text("mine", encoding="utf-8")
    typed = [f"save {there}", f"save {new}", "roll purple", f"save {new}", f"save {tmp_path}/{'x' * 5000}", "quit"]
    said = fute("line", "qwinto", "-p", "Lia", typed="\n".join(typed))
    assert f"{there} already exists; overwrite it with: save --force {there}" in said
    assert said.count(f"Saved as {new}.") == 2
    assert "its name is too long" in said
    assert there.read_text(encoding="utf-8") == "mine"
    assert f"Saved as {there}." in fute("line", "qwinto", "-p", "Lia", typed=f"save --force {there}\nquit")
    assert there.read_text(encoding="utf-8").startswith("fute-record 1\n")


def test_a_record_of_just_the_most_bytes_is_read(fute: Fute, tmp_path: Path) -> None:
    record = play_on(new_game("qwinto", ["Lia"], seed=7)).record()
    file = tmp_path / "game.fute"
    for size, status in ((MOST_BYTES, 0), (MOST_BYTES + 1, 1)):
        file.write_text(record + "#" * (size - len(record.encode())), encoding="utf-8")
        fute("verify", str(file), status=status)
