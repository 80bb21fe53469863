"""Lessons with mistakes: the schema or the rehearsal refuses them, or they can be gone through to their end."""

import tomllib
from random import Random

import pytest
from pydantic import ValidationError

from futé_tui.language import LANGUAGES, speak
from futé_tui.lessons.loader import LessonError, LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.running import Run, Verdict
from futé_tui.lessons.schema import Lesson

from ..lessons.rehearsing import rehearse
from .changing import changed_data

FILES = [file for sheet in lesson_sheets() for file in lessons_of(sheet)]
LESSONS = 200
MOVES = 40  # so many of an exam are enough


def go_through(file: LessonFile) -> None:
    """Read everything, try wrong moves, and solve every step."""
    rehearse(file)
    run = Run(file)
    while True:
        for language in LANGUAGES:
            speak(language)
            assert run.text is not None
            assert run.task is not None
        if run.step.exam:
            play_exam(run)
            return
        wrong = [move for move in run.game.moves()[:5] if not run.step.moves or not run.accepts(move)]
        for attempt in ("x",) if run.step.ask else ("x", *map(str, wrong)):
            reply = run.attempt(attempt)
            assert reply.verdict is Verdict.WRONG
            assert reply.text
        assert run.attempt(run.solution).solved
        if run.last:
            return
        run.go_on()


def play_exam(run: Run) -> None:
    for _ in range(MOVES):
        reply = run.attempt(run.game.moves()[0])
        if reply.verdict is not Verdict.PLAYED:
            assert reply.text
            return


@pytest.mark.parametrize("part", range(4))
def test_a_lesson_with_mistakes_is_refused_or_can_be_gone_through(part: int) -> None:
    reasons = []
    for seed in range(part, LESSONS, 4):
        random = Random(seed)
        file = random.choice(FILES)
        data = changed_data(tomllib.loads(file.path.read_text(encoding="utf-8")), random)
        try:
            go_through(LessonFile(file.sheet, file.number, file.path, Lesson.model_validate(data)))
        except (ValidationError, LessonError) as error:
            reasons.append(str(error))
    assert all(reasons)
    assert LESSONS / 4 * 0.2 < len(reasons) < LESSONS / 4
