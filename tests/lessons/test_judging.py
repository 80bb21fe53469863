"""What the expert says of a right answer."""

from collections.abc import Mapping

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.moves import Move
from futé_tui.expert.coach import Advice, Appraisal
from futé_tui.language import LANGUAGES, speak
from futé_tui.lessons import judging
from futé_tui.lessons.judging import RightAnswer, right_answer
from futé_tui.lessons.loader import lesson_sheets, lessons_of
from futé_tui.lessons.running import Run
from futé_tui.text.opponents import opponent_name

from ..expert.experts import shipped
from ..tables import ATELIER
from .steps import FILES, steps_of

LOOK = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/undo")
FIVE_POINTS = 1  # the step; orange>1=5, white>orange.1=5 and white>purple.1=5 solve it


def answer(move: str) -> RightAnswer:
    found = right_answer(Run(LOOK, FIVE_POINTS), move)
    assert found
    return found


def advice(answer: RightAnswer, behind: Mapping[str, float]) -> Advice:
    """Some moves are so far behind, all others very far."""
    return Advice(tuple(Appraisal(move, 0, behind.get(str(move), 99)) for move in answer.game.moves()))


def said(move: str, **behind: float) -> str:
    given = answer(move)
    return given.describe(advice(given, {"orange>1=5": behind["orange"], "white>purple.1=5": behind["purple"]}))


def test_the_best_move_is_what_the_expert_would_do() -> None:
    assert said("orange>1=5", orange=0, purple=3) == "Master Reynard would do the same."
    assert said("white>purple.1=5", orange=0, purple=0.9) == "Master Reynard would do the same."


def test_a_better_answer_is_named_with_what_it_is_worth() -> None:
    assert said("white>purple.1=5", orange=0, purple=3.2) == (
        "Master Reynard prefers another answer: orange: write 5 (the orange die), +5 points. That is worth about "
        "3 points more at the end."
    )
    assert "about 1 point more" in said("white>purple.1=5", orange=5, purple=6)


def test_an_answer_is_compared_with_right_ones_only() -> None:
    assert said("orange>1=5", orange=20, purple=30) == (
        "Of the right answers, Master Reynard would choose this one, too."
    )


def test_an_only_answer_that_is_not_the_best_move_is_left_alone() -> None:
    only = answer("orange>1=5")._replace(right=(answer("orange>1=5").move,))
    assert only.describe(advice(only, {"orange>1=5": 20.0, "white>purple.1=5": 0.0})) == ""


def test_a_sheet_without_an_expert_says_nothing() -> None:
    given = answer("orange>1=5")
    stranger = given.game.until(0)
    stranger.ruleset = load_ruleset(ATELIER)
    assert given._replace(game=stranger).ask() is None
    assert given.describe(None) == ""


@pytest.mark.parametrize("typed", ["yellow>r1c3", "green>9", "what"])
def test_wrong_answers_are_not_judged(typed: str) -> None:
    assert right_answer(Run(LOOK, FIVE_POINTS), typed) is None


def test_tasks_without_a_goal_are_not_judged() -> None:
    run = next(run for file in FILES for run in steps_of(file) if run.step.moves and not run.step.goal)
    assert right_answer(run, run.solution) is None


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_the_expert_is_silent_until_a_lesson_has_introduced_it(sheet: str) -> None:
    files = lessons_of(sheet)
    judged = [file.lesson.judged for file in files if any(step.goal for step in file.lesson.steps)]
    assert judged == sorted(judged), "once introduced, it speaks in every lesson"
    first = next(file for file in files if file.lesson.judged)
    step = next(step for step in first.lesson.steps if step.goal)
    for language in LANGUAGES:
        speak(language)
        assert opponent_name("renard") in step.text.now()
    early = Run(files[1], 0)
    assert not files[1].lesson.judged
    assert right_answer(early, early.solution) is None


def test_the_answer_stays_as_it_was_when_the_lesson_goes_on() -> None:
    run = Run(LOOK, FIVE_POINTS)
    given = right_answer(run, "orange>1=5")
    assert given
    run.attempt("orange>1=5")
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
    assert words in said("white>purple.1=5", orange=0, purple=3.2)


def test_every_right_answer_of_every_lesson_can_be_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "ask_expert", lambda *asked: first_is_best(asked[2]))
    judged = 0
    for run in (run for file in FILES if file.lesson.judged for run in steps_of(file) if run.step.goal):
        given = right_answer(run, run.solution)
        assert given
        judged += bool(given.describe(given.ask()))
    assert judged > 20


def first_is_best(moves: tuple[Move, ...]) -> Advice:
    return Advice(tuple(Appraisal(move, 100.0 - place, float(place)) for place, move in enumerate(moves)))
