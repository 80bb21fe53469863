"""`fute stats`: the finished games as text, with bars and a curve, and as JSON."""

import argparse
import json
from datetime import date
from pathlib import Path

import pytest

from futé_tui.cli.parser import add_commands
from futé_tui.cli.stats import run_stats
from futé_tui.line.ending import describe_end
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.paths import games_file
from futé_tui.text.signs import ASCII, UNICODE, Signs
from futé_tui.text.statistics.plots import bar, columns_in, curve
from futé_tui.text.statistics.tables import in_columns
from futé_tui.user_errors import UserError

from ..statistics.games import random_game


@pytest.fixture(autouse=True)
def _own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three finished games of Très futé, one of Qwinto."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    store = GameStore(games_file())
    for seed in (1, 2):
        store.begin(random_game("tres-fute", ["Lia"], seed, date(2026, 11, seed)))
    store.begin(random_game("tres-fute", ["Lia", "Tom\x1b[31m"], 3, date(2026, 11, 3)))
    store.begin(random_game("qwinto", ["Ada"], 4, date(2026, 11, 4)))


def stats(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    parser = argparse.ArgumentParser()
    add_commands(parser, ["stats", *arguments])
    assert run_stats(parser.parse_args(["stats", *arguments])) == 0
    return capsys.readouterr().out


def test_the_report_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    text = stats(capsys)
    assert "Très futé !: 3 games" in text
    assert "Qwinto: 1 game" in text
    for head in (
        "Best games",
        "Latest games",
        "Levels reached in solo games",
        "Zones: average, best",
        "Points over time",
    ):
        assert head in text
    assert "Lia against Tom" in text
    assert "From 1 Nov 2026 to 3 Nov 2026." in text
    assert "\x1b" not in text


def test_sheet_player_period_and_company_choose_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Qwinto" not in stats(capsys, "--sheet", "tres-fute")
    assert "Lia" not in stats(capsys, "--player", "Ada")
    assert "Très futé !: 1 game\n" in stats(capsys, "--since", "2026-11-03")
    assert "Très futé !: 2 games" in stats(capsys, "--until", "2026-11-02")
    assert "Très futé !: 2 games" in stats(capsys, "--solo", "--player", "Lia")
    assert "Très futé !: 1 game\n" in stats(capsys, "--together")
    for flag, name in (("--sheet", "\udcff"), ("--player", "\udcff"), ("--sheet", "")):
        assert "no finished games" in stats(capsys, flag, name)
    apart = "Practice and games with the coach do not count."
    assert stats(capsys, "--player", "Zoé") == f"There are no finished games that fit. {apart}\n"


def test_a_date_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserError, match="a date is written like 2026-11-16, not 'yesterday'"):
        stats(capsys, "--since", "yesterday")


def test_json_holds_the_same_for_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    (sheet,) = json.loads(stats(capsys, "--json", "--sheet", "tres-fute"))
    assert (sheet["sheet"], sheet["games"]) == ("tres-fute", 3)
    lia, tom = sheet["players"]
    assert (lia["player"], tom["player"]) == ("Lia", "Tom\x1b[31m")
    assert len(lia["totals"]) == 3
    assert lia["highest"] == max(lia["totals"]) == lia["best"][0]["total"]
    assert sum(level["times"] for level in lia["levels"]) == 2
    assert sheet["rivalries"][0]["games"] == 1


def test_line_mode_compares_a_game_played_alone_and_shows_who_won_otherwise() -> None:
    store = GameStore(games_file())
    alone = KeptGame(random_game("tres-fute", ["Lia"], 5), store=store)
    alone.save()
    output = list(describe_end(alone))
    assert any(line.startswith(">   0  ") for line in output)
    assert any(line.startswith("Average of 2 games before: ") for line in output)
    together = KeptGame(random_game("tres-fute", ["Lia", "Tom"], 3), store=store)
    assert "Lia wins." in describe_end(together)


def test_columns_are_as_wide_as_they_have_to_be_and_empty_ones_are_left_out() -> None:
    rows = [("Lia", 1, "", 200), ("\N{CJK UNIFIED IDEOGRAPH-6F22}\N{CJK UNIFIED IDEOGRAPH-5B57}", 12, "", -3)]
    assert list(in_columns(("", "parties", "nothing", "won"), rows)) == [
        "      parties  won",
        "Lia         1  200",
        "\N{CJK UNIFIED IDEOGRAPH-6F22}\N{CJK UNIFIED IDEOGRAPH-5B57}       12   -3",
    ]


def test_bars_are_as_long_as_their_value() -> None:
    assert bar(5, 10, 8, UNICODE) == "████"
    assert bar(0.5, 8, 8, UNICODE) == "▌"
    assert bar(5, 10, 8, ASCII) == "####"
    assert bar(-3, 10, 8, UNICODE) == bar(0, 0, 8, UNICODE) == ""


@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_a_curve_fits_whatever_it_shows(signs: Signs) -> None:
    for values in ([0], [-7, 3], [55] * 9, range(10_000)):
        lines = curve(values, 60, 6, signs)
        assert len(lines) == 7
        assert max(map(len, lines)) <= 60
        assert all(line.isascii() for line in lines) or signs is UNICODE
    rising = curve(range(columns_in(60)), 60, 4, ASCII)
    heights = [line.count("#") for line in rising[:-1]]
    assert heights == sorted(heights)
    assert heights[-1] > heights[0]
