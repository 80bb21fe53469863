"""Duels in the app: set-up, one game after the other, answers from elsewhere, the comparison."""

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from textual.widgets import Input

from futé_tui import load_ruleset
from futé_tui.challenges.answers import write_answer
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.duels import Duel
from futé_tui.engine.scoring import Score
from futé_tui.screens.asking import AskCard
from futé_tui.screens.challenges import duel as duel_screen
from futé_tui.screens.challenges.duel import DuelScreen
from futé_tui.screens.challenges.duel_setup import DuelSetup
from futé_tui.screens.challenges.duels import DuelsScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.table.hand_over import HandOver
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file

from ...challenges.games import finished
from ...helpers import play_on
from ..driving import in_app

CHALLENGE = Challenge(load_ruleset("qwinto"), 7)


@pytest.fixture(autouse=True)
def _quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel_screen, "solo_par", lambda *asked: Score({"orange": 20, "yellow": 57}))


def begun(names: Sequence[str], played: int) -> Duel:
    """A duel of these people, of whom so many have played."""
    store = GameStore(games_file())
    duel = Duel(store, CHALLENGE)
    duel.join(names)
    for luck, seat in enumerate(duel.seats[:played], 1):
        store.delete(seat.number)
        store.begin(play_on(duel.challenge.start(seat.name), luck), Occasion.duel(duel.code))
    return duel


async def test_only_the_latest_of_very_many_duels_are_listed() -> None:
    store = GameStore(games_file())
    for seed in range(103):
        Duel(store, Challenge(CHALLENGE.ruleset, seed)).join(["Lia"])

    async with in_app(entry="duel") as table:
        assert isinstance(table.app.screen, DuelsScreen)
        assert table.app.screen.count == 1 + 100
        assert "New duel" in table.text()
        assert "Older ones: fute duel CODE" in table.text()


async def test_a_duel_is_set_up_and_handed_over_to_the_first_player() -> None:
    async with in_app(entry="duel") as table:
        await table.press("enter")
        assert isinstance(table.app.screen, DuelSetup)
        await table.press("enter")
        assert isinstance(table.app.screen, AskCard), "somebody has to play"
        await table.press("enter")
        assert "Every player needs a name." in table.text()
        await table.press(*"Lia, Tom", "enter")
        await table.press("enter")
        assert isinstance(table.app.screen, DuelScreen)
        assert "fute duel tres-fute-1" in table.text()
        await table.press("enter")
        assert isinstance(table.app.screen, HandOver)
        assert "Lia is next" in table.text()
        await table.press("enter", "r", "q")
        assert isinstance(table.app.screen, DuelScreen)
        games = table.app.store.games(kind=Kind.DUEL)
        assert [stored.players for stored in games] == [("Tom",), ("Lia",)]
        assert [len(stored.read().steps) for stored in games] == [0, 1]
        await table.press("escape")
        assert isinstance(table.app.screen, DuelsScreen)
        assert "Lia is next." in table.text()


async def test_a_bot_joins_in_the_set_up_and_plays_its_game_by_itself() -> None:
    async with in_app(entry="duel") as table:
        await table.press("enter", "p", *"Lia", "enter")
        await table.press("b")
        assert "Chick" in table.text()
        await table.press("enter")
        assert isinstance(table.app.screen, DuelScreen)
        duels = partial(table.app.store.games, kind=Kind.DUEL)
        await table.wait_until(lambda: [game.players for game in duels() if game.over] == [("Chick",)])
        await table.press("enter")
        assert not isinstance(table.app.screen, DuelScreen | HandOver), "nobody else is here who could look"


async def test_no_points_are_shown_before_everybody_has_played() -> None:
    duel = begun(["Lia", "Tom"], played=1)

    async with in_app(entry=f"duel {duel.code}") as table:
        text = table.text()
        assert re.search("Lia +finished", text)
        assert re.search("Tom +not played yet", text)
        assert "total" not in text
        assert "Sealed until everybody here has played." in text
        await table.press("i")
        assert isinstance(table.app.screen, DuelScreen), "answers are for later"
        assert table.messages[-1] == "Answers are added once everybody here has played."
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)
        assert "duel on Qwinto" in table.text()
        await table.press("enter")
        assert isinstance(table.app.screen, DuelScreen)


async def test_the_end_compares_zone_by_zone_and_answers_can_be_copied() -> None:
    duel = begun(["Lia", "Tom"], played=2)
    won = duel.comparison()

    async with in_app(entry=f"duel {duel.code}") as table:
        text = table.text()
        assert "orange" in text
        assert "total" in text
        assert f"{won.players[won.winners[0]]} wins." in text
        await table.wait_until(lambda: "Reynard" in table.text())
        assert "Master Reynard, with the same dice: 77 points (orange 20, yellow 57)" in table.text()
        await table.command("copy_answer")
        assert table.app.clipboard == duel.answer(duel.seats[0])
        table.mouse = True
        await table.command("copy_code")
        assert table.app.clipboard == f"fute duel {duel.code}"


async def test_answers_and_records_from_elsewhere_are_taken_in_or_refused_with_the_reason(tmp_path: Path) -> None:
    duel = begun(["Lia"], played=1)
    tom, eve = finished(CHALLENGE, "Tom", luck=5), finished(Challenge(CHALLENGE.ruleset, 8), "Eve")
    record = tmp_path / "eve.fute"
    record.write_text(eve.record(), encoding="utf-8")

    async with in_app(entry=f"duel {duel.code}") as table:
        await table.press("i")
        field = table.app.screen.query_one(Input)
        field.value = str(record)
        await table.press("enter")
        assert "It was played with different dice." in table.text()
        field.value = write_answer(tom, CHALLENGE)
        await table.press("enter")
        await table.pilot.pause()
        assert re.search("Tom +finished", table.text())
        assert "total" in table.text()


async def test_a_code_that_somebody_sent_waits_for_a_name() -> None:
    code = Duel(GameStore(games_file()), CHALLENGE).code

    async with in_app(entry=f"duel {code}") as table:
        assert isinstance(table.app.screen, DuelSetup)
        assert code in table.text()
        await table.press("enter")
        await table.press(*"Lia", "enter")
        await table.press("enter")
        assert isinstance(table.app.screen, DuelScreen)
        await table.press("enter")
        assert table.game.players == ("Lia",)
        assert table.game.dice.name == "fair-share 7"
        await table.press("q", "escape")
        assert isinstance(table.app.screen, HomeScreen)
