"""The coach in line mode: the same advice in words."""

import io

import pytest

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.expert.manifest import Misfit, NoExpert
from futé_tui.hints.levels import Level
from futé_tui.line import coaching
from futé_tui.line.console import Console
from futé_tui.line.hinting import Wishes
from futé_tui.line.session import Session
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import TABLE, Occasion


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


def test_a_sheet_without_an_expert_is_played_with_plain_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_asked: object) -> None:
        raise NoExpert(Misfit.NONE, "tres-fute")

    monkeypatch.setattr(coaching, "ask_expert", nobody)
    game, text = said("roll", "coach", level=Level.COACH)
    assert "There is no expert for tres-fute yet; train one with fute train tres-fute" in text
    assert not game.coached
