"""The command line in every language, argparse's own words included."""

import argparse

import pytest

from futé_tui.cli import main

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


def test_a_wrong_move_in_a_record_is_told_in_the_language(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "verify", "nowhere.fute"]) == 1
    assert capsys.readouterr().out.startswith("nowhere.fute: kann nicht gelesen werden: es gibt keine solche Datei")


def test_argparse_is_still_argparse() -> None:
    assert argparse.ArgumentParser(prog="x").format_usage() == "usage: x [-h]\n"
