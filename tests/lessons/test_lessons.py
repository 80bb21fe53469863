"""Lessons: every one can be solved as it says, every attempt is answered, and every worked example is among them."""

import re
from collections.abc import Iterator
from textwrap import wrap

import pytest

from futé_tui.engine.game import Game
from futé_tui.language import LANGUAGES
from futé_tui.lessons.facts import filled_in, placeholders
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.patterns import matches
from futé_tui.lessons.running import Run
from futé_tui.lessons.schema import Step, Text

# The worked examples of the rules, by page.
EXAMPLES = {
    "common": 1,
    "tres-fute": 10,
    "qwinto": 5,
    "vraiment-tres-fute": 9,
    "puissance-3": 10,
    "melange": 7,
}
FILES = [file for sheet in lesson_sheets() for file in lessons_of(sheet)]
every_lesson = pytest.mark.parametrize("file", FILES, ids=lambda file: file.key)
_PANEL = 74  # columns inside the panel of a terminal that is 80 wide
_NUMBER = re.compile(r"\d+")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")


def runs(file: LessonFile) -> Iterator[Run]:
    """A run at each step of a lesson."""
    return (Run(file, number) for number in range(len(file.lesson.steps)))


def texts_before(step: Step) -> list[Text]:
    """The texts that are shown before the task is solved."""
    return [step.text, step.task, *step.remarks, *([step.wrong] if step.wrong else [])]


def text_after(step: Step) -> list[Text]:
    return [step.after] if step.after else []


def texts_of(file: LessonFile) -> list[Text]:
    told = [text for step in file.lesson.steps for text in (*texts_before(step), *text_after(step))]
    return [file.lesson.title, *told]


def accepted(run: Run) -> list[str]:
    """The legal moves that solve the step."""
    return [str(move) for move in run.game.moves() if run.accepts(move)]


def check_texts(texts: list[Text], game: Game) -> None:
    for text in texts:
        for language in LANGUAGES:
            told = filled_in(getattr(text, language), game)
            assert told == told.strip()
            assert "  " not in told


@every_lesson
def test_a_lesson_is_solved_by_its_own_solutions(file: LessonFile) -> None:
    run = Run(file)
    for number, step in enumerate(file.lesson.steps):
        assert run.game.position == Run(file, number).game.position, "a lesson that is resumed goes on where it was"
        check_texts(texts_before(step), run.game)
        reply = run.attempt(run.solution)
        assert reply.solved, (number + 1, reply.text)
        check_texts(text_after(step), run.game)
        if not run.last:
            run.go_on()


@every_lesson
def test_whatever_is_accepted_leads_on(file: LessonFile) -> None:
    for number, step in enumerate(file.lesson.steps):
        for move in accepted(Run(file, number)) if step.moves else ():
            run = Run(file, number)
            run.attempt(move)
            check_texts(text_after(step), run.game)
            while not run.last and file.lesson.steps[run.number + 1].start is None:
                run.go_on()
                check_texts(texts_before(run.step), run.game)
                way = next((each for each in run.game.moves() if run.accepts(each)), None)
                assert run.step.ask or way, (number + 1, move, run.number + 1)
                assert run.attempt(way or run.solution).solved


@every_lesson
def test_wrong_attempts_are_answered_and_change_nothing(file: LessonFile) -> None:
    for run in runs(file):
        before = run.game.position
        legal = [str(move) for move in run.game.moves() if not run.accepts(move)]
        illegal = [move for move in ("nonsense", "roll", "green>99", "decline") if run.game.why_not(move)]
        for attempt in legal + illegal if run.step.moves else ["-999", "eight", ""]:
            reply = run.attempt(attempt)
            assert not reply.solved
            assert reply.text
            assert run.game.position == before


@every_lesson
def test_every_remark_is_to_something_that_can_be_tried(file: LessonFile) -> None:
    for run in runs(file):
        for remark in run.step.remarks:
            tried = [str(move) for move in run.game.moves()] + [move for move in remark.moves if "*" not in move]
            said = filled_in(remark.en, run.game)
            for pattern in remark.moves:
                assert any(matches(pattern, move) for move in tried), (run.number + 1, pattern)
            assert any(said in run.attempt(move).text for move in tried if move not in accepted(run)), (
                run.number + 1,
                said,
            )


@every_lesson
def test_the_languages_say_the_same_numbers(file: LessonFile) -> None:
    for text in texts_of(file):
        said = [getattr(text, language) for language in LANGUAGES]
        assert len({tuple(sorted(placeholders(each))) for each in said}) == 1, text.en
        assert len({tuple(sorted(_NUMBER.findall(_PLACEHOLDER.sub("", each)))) for each in said}) == 1, text.en


@every_lesson
def test_texts_fit_the_panel_and_tasks_fit_a_line(file: LessonFile) -> None:
    for run in runs(file):
        for language in LANGUAGES:
            lines = wrap(filled_in(getattr(run.step.text, language), run.game), _PANEL)
            assert len(lines) <= 5, (run.number + 1, language)
            assert len(filled_in(getattr(run.step.task, language), run.game)) <= 75, (run.number + 1, language)


def test_every_worked_example_of_the_rules_is_shown_in_a_lesson() -> None:
    shown = {example for file in FILES for step in file.lesson.steps for example in step.examples}
    assert shown == {f"{page} {number}" for page, last in EXAMPLES.items() for number in range(1, last + 1)}
