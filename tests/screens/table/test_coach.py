"""The coach at the table: shown when it is ready, never in the way, and games with it are kept apart."""

from collections.abc import Sequence
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from futé_tui import new_game
from futé_tui.engine.moves import Move
from futé_tui.expert.coach import Advice, Appraisal
from futé_tui.expert.manifest import Misfit, NoExpert
from futé_tui.hints.levels import Level
from futé_tui.screens.sitting_down import play_again
from futé_tui.screens.table import coached_table
from futé_tui.screens.table.coach_card import CoachScreen
from futé_tui.screens.table.coached_table import Advised
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import Kind, Occasion

from ..driving import QUIET, Table, at_table, by_both_hands, in_app, in_letters_and_painted

COACHED = replace(QUIET, hints="coach")


def first_is_best(_ruleset: Any, _position: Any, moves: Sequence[Move]) -> Advice:
    return Advice(tuple(Appraisal(move, 100.0 - place, float(place)) for place, move in enumerate(moves)))


@pytest.fixture(autouse=True)
def _quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coached_table, "ask_expert", first_is_best)


def screen_of(table: Table) -> TableScreen:
    found = next(screen for screen in reversed(table.app.screen_stack) if isinstance(screen, TableScreen))
    assert isinstance(found, TableScreen)
    return found


async def advised(table: Table) -> None:
    await table.wait_until(lambda: screen_of(table).state.advice)


@in_letters_and_painted
async def test_what_choices_are_worth_is_shown_when_it_is_known(*, painted: bool) -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED, painted=painted) as table:
        await table.press("space")
        await advised(table)
        assert "with coach" in table.text()
        assert "100.0" in table.text()
        best = next(die for die in screen_of(table).view.dice if die.behind == 0)
        await table.die(best.name)
        assert screen_of(table).view.behind or table.game.steps[-1].move.text.startswith(best.name)
        assert screen_of(table).kept.occasion.kind is Kind.COACHED


async def test_an_answer_about_a_position_that_is_gone_is_dropped() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED) as table:
        await table.press("space")
        await advised(table)
        gone, advice = table.game.position, screen_of(table).state.advice
        assert advice
        await table.make(str(table.game.moves()[0]))
        screen_of(table).hear(Advised(gone, advice))
        assert screen_of(table).state.advice is not advice


async def test_a_slow_expert_holds_up_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on while the expert still looks at the first roll; what it says then is shown for the present."""
    may_answer = Event()

    def slow(*asked: Any) -> Advice:
        assert may_answer.wait(20)
        return first_is_best(*asked)

    monkeypatch.setattr(coached_table, "ask_expert", slow)
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED) as table:
        await table.press("space")
        await table.make(str(table.game.moves()[0]))
        await table.press("space")
        assert len(table.game.steps) == 3
        assert screen_of(table).state.advice is None
        may_answer.set()
        await advised(table)
        advice = screen_of(table).state.advice
        assert advice
        assert [each.move for each in advice.moves] == list(table.game.moves())


@by_both_hands
async def test_a_key_asks_for_the_choice_after_a_question_about_records(*, mouse: bool) -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), mouse=mouse, size=(100, 30), settings=QUIET) as table:
        await table.press("space")
        await table.command("coach")
        await table.calm_down()
        assert "no longer counts" in table.text()
        assert "> Play on without it" in table.text()  # what can be taken back, and seen without colours
        assert "Choose" in table.text()  # at the foot
        await table.press("enter")
        assert not table.game.coached
        assert table.prompt.startswith("You play on without the coach.")
        await table.command("coach")
        await table.press("up", "enter")
        await table.wait_until(lambda: isinstance(table.app.screen, CoachScreen))
        assert "Master Reynard's choice" in table.text()
        assert "The choices" in table.text()
        assert table.game.coached
        await table.press("x")
        assert isinstance(table.app.screen, TableScreen)
        await table.command("coach")  # from now on without a question
        await table.wait_until(lambda: isinstance(table.app.screen, CoachScreen))


async def test_walking_through_the_levels_does_not_let_the_coach_join() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=QUIET) as table:
        await table.press("space")
        for _ in range(4):
            await table.press("h")
        assert "Hints: coach. f lets the coach join in" in table.prompt
        await table.calm_down()
        assert not table.game.coached
        assert screen_of(table).state.advice is None


@pytest.mark.parametrize("practice", [False, True], ids=["a game that counts", "practice"])
async def test_looking_at_the_level_does_not_bring_the_coach_into_the_next_game(*, practice: bool) -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7, practice=practice), settings=QUIET) as table:
        await table.press("space", "h", "h", "h", "h")
        assert screen_of(table).state.level is Level.COACH
        assert table.app.settings.hints == "full"
        play_again(table.app, table.game)
        await table.pilot.pause()
        await table.press("space")
        await table.calm_down()
        assert not screen_of(table)._joined
        assert screen_of(table).state.advice is None
        assert not table.game.coached


async def test_what_the_coach_says_goes_with_its_level_and_comes_back_with_it() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED) as table:
        await table.press("space")
        await advised(table)
        assert "100.0" in table.text()
        await table.press("h")
        assert screen_of(table).state.advice is None
        assert "100.0" not in table.text()
        await table.press("h", "h", "h", "h")
        assert "100.0" in table.text()


async def test_the_choice_asked_for_at_another_level_leaves_no_numbers_on_the_table() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7, practice=True), settings=QUIET) as table:
        await table.press("space", "f")
        await table.wait_until(lambda: isinstance(table.app.screen, CoachScreen))
        await table.press("x")
        assert screen_of(table).state.advice is None
        assert not any(die.behind is not None for die in screen_of(table).view.dice)
        await table.press("f")  # known by now
        assert isinstance(table.app.screen, CoachScreen)


@pytest.mark.parametrize("occasion", [Occasion(Kind.DAILY, "2026-11-16"), Occasion.duel("x")], ids=str)
async def test_daily_games_and_duels_are_played_without_the_coach(occasion: Occasion) -> None:
    async with in_app(settings=COACHED) as table:
        kept = KeptGame(new_game("tres-fute", ["Lia"], seed=7), occasion)
        table.app.open_table(kept)
        await table.pilot.pause()
        await table.press("space")
        await table.calm_down()
        assert screen_of(table).state.level == "full"
        await table.press("f")
        assert "stays out" in table.prompt
        assert not kept.game.coached


async def test_a_sheet_without_an_expert_gets_a_sentence_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_asked: object) -> Advice:
        raise NoExpert(Misfit.NONE, "tres-fute")

    monkeypatch.setattr(coached_table, "ask_expert", nobody)

    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED) as table:
        await table.press("space")
        await table.wait_until(lambda: screen_of(table).state.note)
        assert "fute train tres-fute" in screen_of(table).state.note
        assert "chick" in screen_of(table).state.note
        assert not table.game.coached


async def test_with_one_thing_to_do_the_coach_says_so() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), settings=COACHED) as table:
        await table.press("f")
        assert "only one thing" in table.prompt
