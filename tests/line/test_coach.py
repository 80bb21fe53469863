"""The coach in line mode: the same advice in words."""

import io
import re

import pytest

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.expert.manifest import Misfit, NoExpert
from futé_tui.hints.levels import Level
from futé_tui.line import hinting
from futé_tui.line.console import Console
from futé_tui.line.hinting import Wishes
from futé_tui.line.session import Session
from futé_tui.statistics.standing import Standing
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import TABLE, Occasion
from futé_tui.text.coaching import behind_text
from futé_tui.text.numbers import decimal
from futé_tui.text.statistics.standing import describe_standing


def said(*lines: str, level: Level = Level.OFF, occasion: Occasion = TABLE) -> tuple[Game, str]:
    game = new_game("tres-fute", ("Lia",), seed=7)
    target = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    Session(KeptGame(game, occasion), console, hints=Wishes(level)).run()
    return game, " ".join(target.getvalue().split())


def test_moves_are_listed_with_what_they_are_worth_and_the_choice_has_reasons() -> None:
    game, text = said("roll", "coach", level=Level.COACH)
    assert "points expected [" in text
    assert "The coach's choice: " in text
    assert "points expected at the end." in text
    assert game.coached


def test_a_game_without_the_coach_asks_first() -> None:
    game, text = said("roll", "coach")
    assert "no longer counts" in text
    assert not game.coached
    game, text = said("roll", "coach", "coach")
    assert "The coach's choice" in text
    assert game.coached


def test_the_coach_stays_out_of_daily_games() -> None:
    game, text = said("roll", "coach", level=Level.COACH, occasion=Occasion.duel("x"))
    assert "stays out of daily games and duels" in text
    assert not game.coached


def test_the_level_of_the_coach_is_refused_in_daily_games() -> None:
    _, text = said("roll", "hint coach", occasion=Occasion.duel("x"))
    assert "stays out of daily games and duels" in text
    assert "Type coach again" not in text
    assert "Hints: coach." not in text


@pytest.mark.parametrize("asked", ["moves", "preview", "preview yellow", "hint"])
def test_whatever_is_listed_at_the_level_of_the_coach_has_its_value(asked: str) -> None:
    game, text = said("roll", asked, level=Level.COACH)
    listed = text.partition(f"> {asked} ")[2].partition("> ")[0].partition("The record")[0]
    entries = listed.split("]")[:-1]
    assert entries
    for entry in entries[: len(game.moves())]:
        assert re.search(r"(: -?\d+\.\d|: =|: -\d+|points expected)\s+\[", entry), entry


def test_a_game_with_the_coach_is_not_called_practice() -> None:
    standing = Standing(50, (), None, None, None, (), counts=False)
    assert list(describe_standing(standing, coached=True)) == ["You played with the coach: this game does not count."]
    assert list(describe_standing(standing)) == ["This was practice: it does not count."]


def test_differences_are_not_cut_where_there_is_room() -> None:
    assert [behind_text(behind) for behind in (123.4, 12.34, 0.4, 0.0)] == ["-123", "-12.3", "-0.4", "="]
    assert behind_text(123.4, room=3) == "-99"
    assert decimal(-0.01, signed=True) == "+0.0"


def test_a_sheet_without_an_expert_is_played_with_plain_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_asked: object) -> None:
        raise NoExpert(Misfit.NONE, "tres-fute")

    monkeypatch.setattr(hinting, "ask_expert", nobody)
    game, text = said("roll", "coach", level=Level.COACH)
    assert "There is no expert for tres-fute yet; train one with fute train tres-fute" in text
    assert not game.coached
