"""Lessons: each can be solved as it says, every attempt is answered, and only what solves a task changes anything."""

from itertools import pairwise

import pytest

from futé_tui.engine.notation import parse
from futé_tui.language import LANGUAGES
from futé_tui.lessons.facts import fact, filled_in
from futé_tui.lessons.goals import accepted, matches
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.running import Run, Verdict
from futé_tui.lessons.schema import Remark
from futé_tui.text.lesson_answers import answer_sentence

from ..cases import for_each
from .rehearsing import rehearse
from .steps import FILES, steps_of

# The worked examples of the rules, by page.
EXAMPLES = {
    "common": 1,
    "tres-fute": 10,
    "qwinto": 5,
    "qwixx": 7,
    "vraiment-tres-fute": 9,
    "puissance-3": 10,
    "melange": 7,
    "tres-fute-4ever": 6,
}
every_lesson = for_each(FILES)
NO_REASON = "The rules allow that, but the task asks for something else."


@every_lesson
def test_a_lesson_is_solved_by_its_own_solutions(file: LessonFile) -> None:
    run = Run(file)
    for number, step in enumerate(file.lesson.steps):
        assert run.game.position == Run(file, number).game.position, "a resumed lesson continues where it was left"
        if step.exam:
            continue
        reply = run.attempt(run.solution)
        assert reply.solved, (number + 1, reply.text)
        assert reply.text
        if not run.last:
            run.go_on()


@every_lesson
def test_nobody_gets_stuck_whatever_they_answer(file: LessonFile) -> None:
    rehearse(file)


@every_lesson
def test_every_accepted_answer_is_praised_and_leads_on(file: LessonFile) -> None:
    for number, step in enumerate(file.lesson.steps):
        run = Run(file, number)
        for move in accepted(step, run.game) if step.moves else ():
            run = Run(file, number)
            assert run.attempt(move).text, (number + 1, move)
            while not run.last and file.lesson.steps[run.number + 1].start is None:
                run.go_on()
                assert run.text
                assert run.attempt(run.solution).solved, (number + 1, move, run.number + 1)


@every_lesson
def test_wrong_attempts_are_answered_with_a_reason_and_change_nothing(file: LessonFile) -> None:
    for run in steps_of(file):
        if run.step.exam:
            continue
        before = run.game.position
        legal = [move for move in run.game.moves() if not run.step.moves or not run.accepts(move)]
        illegal = [move for move in ("nonsense", "roll", "green>99", "decline") if run.game.why_not(move)]
        attempts = ["-999", "eight", ""] if run.step.ask else [*map(str, legal), *illegal]
        assert len(attempts) >= 2
        for attempt in attempts:
            reply = run.attempt(attempt)
            assert reply.verdict is Verdict.WRONG, (run.number + 1, attempt)
            assert reply.text
            assert reply.text != NO_REASON, (run.number + 1, attempt)
            assert run.game.position == before


@every_lesson
def test_undo_is_answered_everywhere(file: LessonFile) -> None:
    for run in steps_of(file):
        before = run.game.position
        reply = run.attempt("undo")
        assert reply.solved == run.step.undo
        assert reply.text
        assert (run.game.position == before) != run.step.undo


@every_lesson
def test_every_remark_and_every_praise_is_for_something_that_can_be_tried(file: LessonFile) -> None:
    for number, step in enumerate(file.lesson.steps):
        if step.exam or step.undo:
            assert not step.remarks
            continue
        solutions = [str(move) for move in accepted(step, Run(file, number).game)] if step.moves else []
        for praise in step.praise:
            praised = [move for move in solutions if any(matches(pattern, move) for pattern in praise.moves)]
            assert any(is_said(praise, Run(file, number), move) for move in praised), (number + 1, praise.en)
        legal = [str(move) for move in Run(file, number).game.moves()]
        for remark in step.remarks:
            tried = [*legal, *(move for move in remark.moves if "*" not in move)]
            run = Run(file, number)
            said_to = [run.attempt(move).text for move in tried if move not in solutions]
            assert any(filled_in(remark.en, run.game) in text for text in said_to), (number + 1, remark.en)


def is_said(praise: Remark, run: Run, move: str) -> bool:
    """Whether this praise is given to a right move."""
    answer = answer_sentence(run.game, parse(move))
    return run.attempt(move).text == filled_in(praise.en, run.game, answer)


@every_lesson
def test_a_question_is_not_answered_by_the_texts_before_it(file: LessonFile) -> None:
    for run in steps_of(file):
        if run.step.ask:
            right = fact(run.step.ask, run.game)
            assert f"{{{run.step.ask}}}" not in run.step.text.en + run.step.task.en
            assert run.attempt(str(right + 1)).text != run.attempt(str(right)).text


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_a_course_starts_with_reading_the_sheet_and_ends_with_an_exam(sheet: str) -> None:
    files = lessons_of(sheet)
    first, *between, last = files
    assert first.key == f"{sheet}/sheet"
    assert sum(bool(step.ask) for step in first.lesson.steps) >= 2
    assert [bool(step.exam) for step in last.lesson.steps] == [True]
    assert 6 <= len(files) <= 12
    runs = [run for file in between for run in steps_of(file)]
    steps = [run.step for run in runs]
    several = [run for run in runs if run.step.moves and len(accepted(run.step, run.game)) > 1]
    assert len(several) >= 4, "tasks with several right answers"
    assert any(step.undo for step in steps)
    assert sum(bool(step.ask) for step in steps) < len(steps) / 3, "lessons teach, they are no sums"
    assert [file.number for file in files] == list(range(1, len(files) + 1))
    assert all(one.path != other.path for one, other in pairwise(files))


def test_every_worked_example_of_the_rules_is_shown_in_a_lesson() -> None:
    shown = {example for file in FILES for step in file.lesson.steps for example in step.examples}
    assert shown == {f"{page} {number}" for page, last in EXAMPLES.items() for number in range(1, last + 1)}


@every_lesson
def test_numbers_are_filled_in_wherever_a_text_is_shown(file: LessonFile) -> None:
    for run in steps_of(file):
        for text in (run.step.text, run.step.task, *run.step.remarks, *([run.step.wrong] if run.step.wrong else [])):
            for language in LANGUAGES:
                said = filled_in(getattr(text, language), run.game)
                assert said == said.strip()
                assert not set("{}") & set(said)
                assert "  " not in said
