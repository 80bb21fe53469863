"""What the expert says of a right answer."""

from collections.abc import Mapping

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.moves import Move
from futé_tui.expert.coach import Advice, Appraisal
from futé_tui.language import speak
from futé_tui.lessons import judging
from futé_tui.lessons.judging import RightAnswer, right_answer
from futé_tui.lessons.loader import lessons_of
from futé_tui.lessons.running import Run

from ..expert.experts import shipped
from ..tables import ATELIER
from .steps import FILES, steps_of

TURN = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/turn")
KEEP_FOUR_DICE = 4  # the step; blue>r2c3 and purple>1=3 solve it


def answer(move: str) -> RightAnswer:
    found = right_answer(Run(TURN, KEEP_FOUR_DICE), move)
    assert found
    return found


def advice(answer: RightAnswer, behind: Mapping[str, float]) -> Advice:
    """Some moves are so far behind, all others very far."""
    return Advice(tuple(Appraisal(move, 0, behind.get(str(move), 99)) for move in answer.game.moves()))


def said(move: str, **behind: float) -> str:
    given = answer(move)
    return given.describe(advice(given, {"blue>r2c3": behind["blue"], "purple>1=3": behind["purple"]}))


def test_the_best_move_is_what_the_expert_would_do() -> None:
    assert said("blue>r2c3", blue=0, purple=3) == "Master Reynard would do the same."
    assert said("purple>1=3", blue=0, purple=0.4) == "Master Reynard would do the same."


def test_a_better_answer_is_named_with_what_it_is_worth() -> None:
    assert said("purple>1=3", blue=0, purple=3.2) == (
        "Master Reynard prefers another answer: blue 7, +1 point. That is worth about 3 points more at the end."
    )
    assert "about 1 point more" in said("purple>1=3", blue=5, purple=6)


def test_an_answer_is_compared_with_right_ones_only() -> None:
    assert said("blue>r2c3", blue=20, purple=30) == ("Of the right answers, Master Reynard would choose this one, too.")


def test_an_only_answer_that_is_not_the_best_move_is_left_alone() -> None:
    only = answer("blue>r2c3")._replace(right=(answer("blue>r2c3").move,))
    assert only.describe(advice(only, {"blue>r2c3": 20.0, "purple>1=3": 0.0})) == ""


def test_a_sheet_without_an_expert_says_nothing() -> None:
    given = answer("blue>r2c3")
    stranger = given.game.until(0)
    stranger.ruleset = load_ruleset(ATELIER)
    assert given._replace(game=stranger).ask() is None
    assert given.describe(None) == ""


@pytest.mark.parametrize("typed", ["yellow>r1c3", "green>9", "what"])
def test_wrong_answers_are_not_judged(typed: str) -> None:
    assert right_answer(Run(TURN, KEEP_FOUR_DICE), typed) is None


def test_tasks_without_a_goal_are_not_judged() -> None:
    run = next(run for file in FILES for run in steps_of(file) if run.step.moves and not run.step.goal)
    assert right_answer(run, run.solution) is None


def test_the_answer_stays_as_it_was_when_the_lesson_goes_on() -> None:
    run = Run(TURN, KEEP_FOUR_DICE)
    given = right_answer(run, "blue>r2c3")
    assert given
    run.attempt("blue>r2c3")
    asked = given.ask()
    assert asked
    assert [each.expected for each in asked.moves] == list(
        shipped("tres-fute").values(given.game.position, given.game.moves())
    )
    assert given.describe(asked)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Maître Renard préfère une autre réponse"), ("de", "Meister Reineke zieht eine")]
)
def test_it_is_said_in_every_language(language: str, words: str) -> None:
    speak(language)
    assert words in said("purple>1=3", blue=0, purple=3.2)


def test_every_right_answer_of_every_lesson_can_be_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "ask_expert", lambda *asked: first_is_best(asked[2]))
    judged = 0
    for run in (run for file in FILES for run in steps_of(file) if run.step.goal):
        given = right_answer(run, run.solution)
        assert given
        judged += bool(given.describe(given.ask()))
    assert judged > 20


def first_is_best(moves: tuple[Move, ...]) -> Advice:
    return Advice(tuple(Appraisal(move, 100.0 - place, float(place)) for place, move in enumerate(moves)))
