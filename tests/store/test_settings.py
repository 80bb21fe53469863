"""Settings: flags win over the environment, that over the file; a mistake costs one sentence and one value."""

import json
import os
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from futé_tui.cli import main
from futé_tui.cli.settings import speak_as_set
from futé_tui.language import speak, spoken
from futé_tui.store.paths import settings_file
from futé_tui.store.resolve_settings import resolve_language, resolve_settings
from futé_tui.store.settings import Settings, Source
from futé_tui.store.settings_writer import NotWritten, write_value


@pytest.fixture(autouse=True)
def _a_locale_with_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the locale has no signs for the table, that alone would change a setting."""
    monkeypatch.setattr("locale.getencoding", lambda: "utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "settings.toml"


def in_force(file: Path, text: str = "", environ: dict[str, str] | None = None, **flags: Any) -> Settings:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return resolve_settings(file, environ or {}, flags)


def test_without_a_file_everything_has_its_default(file: Path) -> None:
    settings = resolve_settings(file, {}, {})
    assert settings == Settings()
    assert settings.hints == "options"
    assert settings.source("hints") == Source("default")


def test_a_flag_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    text, environ = "theme = 'nord'", {"FUTE_THEME": "dracula"}
    assert in_force(file, text).theme == "nord"
    assert in_force(file, text).source("theme") == Source("file")
    assert in_force(file, text, environ).theme == "dracula"
    assert in_force(file, text, environ).source("theme") == Source("environment", "FUTE_THEME")
    assert in_force(file, text, environ, theme="gruvbox").theme == "gruvbox"
    assert in_force(file, text, environ, theme="gruvbox").source("theme") == Source("flag", "--theme")
    assert in_force(file, ascii=False).source("ascii") == Source("flag", "--no-ascii")


def test_the_environment_can_set_everything(file: Path) -> None:
    environ = {
        "FUTE_LANGUAGE": "de",
        "FUTE_THEME": "nord",
        "FUTE_ANIMATIONS": "off",
        "FUTE_HAND_OVER": "No",
        "FUTE_HINTS": "full",
        "FUTE_ASCII": "1",
        "FUTE_KEYS": "roll=space undo=backspace,u",
    }
    settings = in_force(file, "[keys]\nroll = 'w'\nstop = 'y'", environ)
    keys = {"roll": "space", "stop": "y", "undo": "backspace,u"}
    assert (settings.language, settings.theme, settings.animations) == ("de", "nord", False)
    assert (settings.hand_over, settings.hints, settings.ascii, settings.keys) == (False, "full", True, keys)
    assert settings.source("keys.stop") == Source("file")
    assert settings.source("keys.roll") == Source("environment", "FUTE_KEYS")


def test_textuals_own_variable_stills_the_dice_unless_ours_says_otherwise(file: Path) -> None:
    none = {"TEXTUAL_ANIMATIONS": "none"}
    assert not in_force(file, "animations = true", none).animations
    assert in_force(file, "", none | {"FUTE_ANIMATIONS": "yes"}).animations
    assert in_force(file, "animations = true", none, animations=True).animations


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("animations = 'yes'", "{file}: animations is true or false, not 'yes'."),
        ("hints = 'all'", "{file}: hints is one of off, rules, options, full, coach, not 'all'."),
        ("language = 'es'", "{file}: language is one of auto, fr, en, de, not 'es'."),
        ("ascii = 1", "{file}: ascii is true or false, not 1."),
        ("language = 3", "{file}: language is a text, not 3."),
        ("colour = 3", "{file}: there is no setting colour."),
        ("keys = 3", "{file}: keys is a table of commands and their keys, not 3."),
        ("keys.roll = 3", "{file}: keys.roll is a text, not 3."),
        ("keys.roll = ''", "{file}: keys.roll is a text, not ''."),
    ],
)
def test_a_mistake_in_the_file_costs_one_sentence_and_one_value(file: Path, wrong: str, sentence: str) -> None:
    settings = in_force(file, f"theme = 'nord'\n{wrong}\nhand_over = false\n")
    assert [str(problem) for problem in settings.problems] == [sentence.format(file=file)]
    assert replace(settings, sources={}, problems=()) == Settings(theme="nord", hand_over=False)


def test_a_mistake_in_the_environment_leaves_the_word_to_the_file(file: Path) -> None:
    settings = in_force(file, "hints = 'full'", {"FUTE_HINTS": "much", "FUTE_KEYS": "roll"})
    assert settings.hints == "full"
    assert [str(problem) for problem in settings.problems] == [
        "FUTE_HINTS: hints is one of off, rules, options, full, coach, not 'much'.",
        "FUTE_KEYS: keys.roll is a text, not ''.",
    ]


@pytest.mark.parametrize("broken", [b"theme = ", b"\xff\xfe\0", b"theme = 'a'\ntheme = 'b'"])
def test_a_file_that_is_no_toml_is_reported_and_not_used(file: Path, broken: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(broken)
    settings = resolve_settings(file, {}, {})
    assert settings.theme == "fute-dark"
    [problem] = settings.problems
    assert str(problem).startswith(f"{file} is not used: ")
    with pytest.raises(NotWritten, match="cannot be written"):
        write_value(file, "theme", "nord")
    assert file.read_bytes() == broken


@pytest.mark.parametrize(
    ("setting", "environ", "language", "source"),
    [
        ("auto", {}, "en", Source("default")),
        ("auto", {"LANG": "fr_CA.UTF-8"}, "fr", Source("environment", "LANG")),
        ("auto", {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT"}, "de", Source("environment", "LC_MESSAGES")),
        ("auto", {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en", Source("environment", "LC_ALL")),
        ("auto", {"LANGUAGE": "es:de", "LC_ALL": "fr_FR"}, "de", Source("environment", "LANGUAGE")),
        ("fr", {"LANG": "de_DE", "LANGUAGE": "de"}, "fr", Source("file")),
        ("fr", {"FUTE_LANGUAGE": "en", "LANG": "de_DE"}, "en", Source("environment", "FUTE_LANGUAGE")),
        ("fr", {"FUTE_LANGUAGE": "auto", "LANG": "de_DE"}, "de", Source("environment", "LANG")),
    ],
)
def test_the_language_follows_the_setting_and_then_the_locale(
    file: Path, setting: str, environ: dict[str, str], language: str, source: Source
) -> None:
    settings = in_force(file, f"language = '{setting}'", environ)
    assert resolve_language(settings, environ) == (language, source)


PLAIN = """\
# my settings
theme = "nord"   # calm
hand_over = false

# what my fingers know
[keys]
roll = "space"  # big
undo = "backspace"
"""


def test_writing_a_value_leaves_comments_and_everything_else_as_they_were(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(PLAIN, encoding="utf-8")
    write_value(file, "theme", "fute-light")
    write_value(file, "keys.roll", "w")
    write_value(file, "keys.undo", None)
    write_value(file, "ascii", True)
    text = file.read_text(encoding="utf-8")
    for line in ("# my settings", 'theme = "fute-light"   # calm', "# what my fingers know", 'roll = "w"  # big'):
        assert line in text.splitlines()
    settings = resolve_settings(file, {}, {})
    assert (settings.theme, settings.hand_over, settings.ascii) == ("fute-light", False, True)
    assert settings.keys == {"roll": "w"}
    assert not settings.problems


@pytest.mark.parametrize("before", ["", "keys = 3\n", "keys.stop = 'y'\n", "keys = {stop = 'y'}\n", "[keys]\n"])
def test_a_key_is_written_whatever_was_there(file: Path, before: str) -> None:
    file.parent.mkdir()
    file.write_text(before, encoding="utf-8")
    write_value(file, "keys.roll", "w")
    assert resolve_settings(file, {}, {}).keys["roll"] == "w"
    write_value(file, "theme", "nord")
    assert resolve_settings(file, {}, {}).theme == "nord"


def test_the_first_value_makes_folder_and_file_and_leaves_nothing_beside_it(file: Path) -> None:
    write_value(file, "language", "fr")
    assert file.read_text(encoding="utf-8") == 'language = "fr"\n'
    assert [each.name for each in file.parent.iterdir()] == ["settings.toml"]


def test_a_link_stays_a_link_and_the_mode_stays(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles.toml"
    kept.write_text("")
    kept.chmod(0o640)
    file.parent.mkdir()
    file.symlink_to(kept)
    write_value(file, "language", "fr")
    assert file.is_symlink()
    assert "fr" in kept.read_text(encoding="utf-8")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o640


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(NotWritten, match="lasts only until you leave"):
        write_value(tmp_path / "file" / "settings.toml", "theme", "nord")

    def full(source: Any, target: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "rename", full)
    monkeypatch.setattr(os, "replace", full)
    file = tmp_path / "settings.toml"
    file.write_text("theme = 'nord'")
    with pytest.raises(NotWritten, match="the disk is full"):
        write_value(file, "theme", "dracula")
    assert file.read_text() == "theme = 'nord'"
    assert {each.name for each in tmp_path.iterdir()} == {"file", "settings.toml"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_CONFIG_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("NO_COLOR", "TEXTUAL_ANIMATIONS", "LANGUAGE", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def test_config_prints_every_value_and_where_it_comes_from(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_value(settings_file(), "hand_over", False)
    write_value(settings_file(), "keys.roll", "w")
    write_value(settings_file(), "keys.undo", "w")
    monkeypatch.setenv("FUTE_HINTS", "full")
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["--ascii", "config", "--theme", "nord"]) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        f"settings file: {settings_file()}",
        "language        en              environment LC_ALL",
        "theme           nord            flag --theme",
        "animations      true            default",
        "hand_over       false           settings file",
        "hints           full            environment FUTE_HINTS",
        "ascii           true            flag --ascii",
        "confirm_moves   false           default",
        "bot_pace        brisk           default",
        "keys.roll       w               settings file",
        "colours         false           environment NO_COLOR",
    ]
    assert printed.err == "fute: The key 'w' belongs to both roll and undo.\n"
    assert main(["config", "--theme", "mauve"]) == 0
    assert "fute: There is no theme 'mauve'.\n" in capsys.readouterr().err


def test_config_answers_scripts_in_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--no-hand-over", "config", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["settings"]["hand_over"] == {"value": False, "from": "flag", "name": "--no-hand-over"}
    assert answer["settings"]["theme"] == {"value": "fute-dark", "from": "default", "name": ""}
    assert answer["file"] == {"path": str(settings_file()), "problems": []}


@pytest.mark.parametrize("arguments", [["--lang", "fr"], ["config", "--lang", "fr"], ["--lang=fr", "games"]])
def test_the_language_flag_is_heard_before_anything_is_said(home: Path, arguments: list[str]) -> None:
    try:
        speak_as_set(arguments)
        assert spoken() == "fr"
    finally:
        speak("en")
