"""The command line in every language, argparse's own words included."""

import argparse
from pathlib import Path

import pytest

from futé_tui.cli import main
from futé_tui.language import speak
from futé_tui.store.settings_file import read_file
from futé_tui.text.numbers import decimal

OWN_WORDS = ("usage", "positional", "show this", "error", "required", "invalid", "choose", "expected")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(arguments)
    captured = capsys.readouterr()
    return captured.out + captured.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["line", "--help"],
        ["export"],
        ["export", "--all"],
        ["simulate", "tres-fute", "--games", "many"],
        ["simulate", "tres-fute", "--games", "0"],
        ["simulate", "tres-fute", "--bot", "clever"],
        ["bogus"],
        ["games", "too", "many"],
        ["line", "--player"],
        ["--no-ascii=yes"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_argparse_speaks_the_language_too(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, "--lang", language, *arguments)
    assert text
    assert [word for word in OWN_WORDS if word in text] == []


def test_a_file_that_is_not_there_is_reported_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "verify", "nowhere.fute"]) == 1
    assert capsys.readouterr().out.startswith("nowhere.fute: kann nicht gelesen werden: es gibt keine solche Datei")


def test_argparse_is_still_argparse() -> None:
    assert argparse.ArgumentParser(prog="x").format_usage() == "usage: x [-h]\n"


def test_a_settings_file_that_is_no_toml_is_reported_in_the_language_that_is_spoken_then(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("language = \n", encoding="utf-8")
    [problem] = read_file(file)[1]
    speak("de")
    assert str(problem) == f"{file} wird ignoriert: Zeile 1, Spalte 12 ist nicht zu verstehen."


def test_a_language_that_there_is_not_is_refused_in_the_one_that_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUTE_LANGUAGE", "de")
    assert "ungültige Wahl: 'es'" in said(capsys, "--lang", "es")
    monkeypatch.setenv("FUTE_LANGUAGE", "fr")
    assert "utilisation" in said(capsys, "--help")
    assert "Aufruf" in said(capsys, "--help", "--lang", "de")


def test_decimals_are_written_as_in_the_language_spoken() -> None:
    speak("fr")
    assert (decimal(151), decimal(2.5, signed=True)) == ("151,0", "+2,5")
    speak("en")
    assert decimal(-0.5, signed=True) == "-0.5"
