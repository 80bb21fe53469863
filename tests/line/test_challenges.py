"""Daily games and duels in plain text: everything that the app has, for screen readers, pipes and scripts."""

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from futé_tui import load_ruleset, read_record
from futé_tui.challenges.challenge import Challenge, seed_of_day
from futé_tui.challenges.codes import write_code
from futé_tui.challenges.duels import Duel
from futé_tui.cli import duel
from futé_tui.line import ending
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Occasion
from futé_tui.store.paths import games_file
from futé_tui.text.dates import day_text

from ..challenges.games import finished
from ..cli.command_line import Fute

TO_THE_END = "1\n" * 90
CHALLENGE = Challenge(load_ruleset("qwinto"), 7)
CODE = write_code(CHALLENGE)


@pytest.fixture(autouse=True)
def _no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of the expert takes longer than everything else here."""
    for module in (ending, duel):
        monkeypatch.setattr(module, "par_lines", lambda kept: ())
    monkeypatch.setattr(duel, "describe_solo_par", lambda game: iter(["with the same dice"]))


def test_the_daily_game_is_played_once_rated_and_then_as_practice(fute: Fute) -> None:
    today = date.today().isoformat()
    said = fute("line", "qwinto", "--daily", "-p", "Lia", typed=TO_THE_END)
    assert f"The daily game of {day_text(date.today())}: your rated try. It counts from the first roll." in said
    line = next(line for line in said.splitlines() if line.startswith("futé 20"))
    assert line.startswith(f"futé {today} | Qwinto | ")
    assert "1 day in a row, best 1." in said
    again = fute("line", "qwinto", "--daily", "-p", "Lia", typed=TO_THE_END)
    assert f"The daily game of {day_text(date.today())}, for practice: it is not rated." in again
    assert " | practice | " in again
    output = fute("daily")
    assert output == fute("daily", "--text")
    assert output.startswith("Lia: 1 day in a row, best 1.\n")
    assert output.count("Qwinto: ") == 1


def test_an_unfinished_daily_game_goes_on(fute: Fute) -> None:
    said = fute("line", "tres-fute", "--daily", "-p", "Lia", typed="roll\nquit\n")
    assert "Stopped. The game is saved." in said
    said = fute("line", "tres-fute", "--daily", "-p", "Lia", typed="log\nquit\n")
    assert "your rated try continues." in said
    assert "Lia rolls" in said
    assert "not finished, round 1" in fute("daily", "--text", "-p", "Lia")


def test_yesterdays_unfinished_game_is_shown_and_gone_on_with(fute: Fute) -> None:
    yesterday = date.today() - timedelta(days=1)
    game = Challenge(load_ruleset("qwinto"), seed_of_day(yesterday, "qwinto")).start("Lia", played_on=yesterday)
    game.play(game.moves()[0])
    store = GameStore(games_file())
    store.begin(game, Occasion.daily(yesterday))
    store.close()
    said = fute("line", "melange", "--daily", "-p", "Lia", typed="quit\n")
    command = f"fute line qwinto --daily --day {yesterday.isoformat()}"
    assert f"Not finished yet: {command}" in said
    said = fute(*command.split()[1:], "-p", "Lia", typed=TO_THE_END)
    assert f"The daily game of {day_text(yesterday)}: your rated try continues." in said
    assert f"futé {yesterday.isoformat()} | Qwinto | " in said


def test_a_duel_at_one_machine_shows_points_only_at_the_end(fute: Fute) -> None:
    said = fute("line", "--duel", CODE, "-p", "Lia", "-p", "Tom", typed=TO_THE_END * 2)
    assert f"fute duel {CODE}" in said
    first, second, end = re.split(r"(?:Lia|Tom) has finished\.", said)
    assert "Tom is next. Everyone else, look away!" in second
    assert " points" not in first.splitlines()[-1]
    assert "share the victory" in end
    assert end.count("with the same dice") == 1
    assert end.count(f"'s answer: {CODE}.") == 2


def test_a_bot_plays_a_duel_unseen_and_is_compared(fute: Fute) -> None:
    said = fute("line", "--duel", CODE, "-p", "bot:chick", "-p", "Lia", typed=TO_THE_END)
    assert "look away" not in said, "nobody else is here"
    _, end = said.split("Chick plays the same dice …\n")
    assert re.search("Chick +Lia", end)
    assert end.count(f"'s answer: {CODE}.") == 2


def test_a_duel_that_was_left_goes_on_where_it_was(fute: Fute) -> None:
    said = fute("line", "--duel", CODE, "-p", "Lia", "-p", "Tom", typed=TO_THE_END[:20] + "quit\n")
    assert f"To continue: fute line --duel {CODE}" in said
    assert "Lia has not finished yet" in fute("duel", CODE, "--compare", status=2)
    said = fute("line", "--duel", CODE, typed=TO_THE_END * 2)
    assert "Lia has finished." in said
    assert "Tom has finished." in said


def test_a_new_duel_is_made_of_a_sheet_and_its_options(fute: Fute, tmp_path: Path) -> None:
    said = fute("line", "puissance-3", "--duel", "--option", "blue_question=plus_white", "-p", "Lia", typed="quit\n")
    code = said.splitlines()[1].removeprefix("fute duel ")
    file = tmp_path / "game.fute"
    fute("line", "--duel", code, typed=f"save {file}\nquit\n")
    game = read_record(file.read_text(encoding="utf-8"))
    assert game.ruleset.settings == {"blue_question": "plus_white"}


def test_friends_far_apart_compare_answers_and_records(fute: Fute, tmp_path: Path) -> None:
    answer = fute("line", "--duel", CODE, "-p", "Lia", typed=TO_THE_END).splitlines()[-1].split()[-1]
    assert fute("duel", CODE, "--answer") == f"Lia's answer: {answer}\n"
    tom, bad = tmp_path / "tom.fute", tmp_path / "bad.fute"
    tom.write_text(finished(CHALLENGE, "Tom", luck=3).record(), encoding="utf-8")
    bad.write_text(finished(Challenge(load_ruleset("qwinto"), 8), "Eve").record(), encoding="utf-8")
    said = fute("duel", CODE, "--compare", str(tom))
    assert said.splitlines()[0].split() == ["Lia", "Tom"]
    assert re.search(r" wins\.$", said.strip())
    said = fute("duel", CODE, "--compare", str(tom), str(bad), "missing.fute", status=1)
    assert f"{bad}: It was played with different dice." in said
    assert "missing.fute: It cannot be read" in said
    assert " wins." in said


def test_an_answer_given_as_text_is_compared_too(fute: Fute) -> None:
    store = GameStore(games_file())
    duel = Duel(store, CHALLENGE)
    duel.take_in(finished(CHALLENGE, "Tom", luck=3).record())
    answer = duel.answer(duel.seats[0])
    store.delete(duel.seats[0].number)
    store.close()
    fute("line", "--duel", CODE, "-p", "Lia", typed=TO_THE_END)
    assert fute("duel", CODE, "--compare", answer).splitlines()[0].split() == ["Lia", "Tom"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["line", "bogus", "--daily", "-p", "Lia"], "there is no daily game of 'bogus'"),
        (["line", "qwinto", "--daily", "-p", "Lia", "-p", "Tom"], "the daily game is solo"),
        (["line", "qwinto", "--daily", "--day", "2999-01-01", "-p", "L"], "of 1 Jan 2999 isn't out yet."),
        (["line", "qwinto", "--daily", "--seed", "3"], "have dice and rules of their own"),
        (["line", "qwinto", "--daily", "--practice"], "have dice and rules of their own"),
        (["line", "qwinto", "--daily", "--duel"], "choose between --daily and --duel"),
        (["line", "--duel", CODE[:-1] + "U", "-p", "Lia"], "This code has a typo: 'U' can't be part of it."),
        (["line", "--duel", CODE, "--option", "a=b"], "a code already has its options"),
        (["line", "qwinto", "--duel", "--option", "a=b", "-p", "Lia"], "qwinto has no option 'a'"),
        (["line", "--duel", CODE, "-p", "Lia", "-p", "lia"], "There are two players called lia"),
        (["duel", "nonsense"], "This is not a duel code"),
        (["duel", CODE], "this needs a terminal; fute line --duel CODE plays in plain text"),
        (["duel", "--compare"], "the duel's code comes before"),
        (["duel", CODE, "--compare"], "There is nobody to compare with yet."),
        (["duel", CODE, "--answer"], "nobody has finished this duel here"),
        (["daily", "bogus"], "there is no daily game of 'bogus'"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(fute: Fute, arguments: list[str], sentence: str) -> None:
    assert sentence in fute(*arguments, status=2)


def test_verify_refuses_dice_that_do_not_follow_their_seed(fute: Fute, tmp_path: Path) -> None:
    game = finished(CHALLENGE)
    honest, forged = tmp_path / "honest.fute", tmp_path / "forged.fute"
    honest.write_text(game.record(), encoding="utf-8")
    roll = next(line for line in game.record().splitlines() if line.startswith("roll "))
    better = roll[:-1] + str(7 - int(roll[-1]))
    forged.write_text(game.record().partition(roll)[0] + better + "\n", encoding="utf-8")
    said = fute("verify", str(honest), str(forged), status=1)
    assert f"{forged}: move 1 does not show the dice that its seed gives\n" in said
    assert f"{honest}: qwinto, " in said


def test_exported_games_come_back_as_what_they_were(fute: Fute, tmp_path: Path) -> None:
    fute("line", "qwinto", "--daily", "-p", "Lia", typed=TO_THE_END)
    fute("line", "--duel", CODE, "-p", "Lia", typed=TO_THE_END)
    fute("export", "--all", str(tmp_path / "out"))
    games_file().unlink()
    fute("import", *(str(path) for path in sorted((tmp_path / "out").iterdir())))
    assert "Lia: 1 day in a row" in fute("daily", "--text")
    assert f"Lia's answer: {CODE}." in fute("duel", CODE, "--answer")
