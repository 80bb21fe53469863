"""The solutions of lessons in words."""

import re

import pytest

from futé_tui.language import LANGUAGES, speak
from futé_tui.lessons.loader import LessonFile, lessons_of
from futé_tui.lessons.running import Run

from ..cases import for_each
from .steps import FILES, steps_of

_NOTATION = re.compile(r"\br\d+c\d+\b|>|\?any|\w=\d|\b(mix|reroll|roll|return|extra|penalty)\b")


def step(key: str, number: int) -> Run:
    sheet = key.partition("/")[0]
    return Run(next(file for file in lessons_of(sheet) if file.key == key), number - 1)


@for_each(FILES)
def test_no_solution_is_in_notation(file: LessonFile) -> None:
    for language in set(LANGUAGES) - {"en"}:  # the English words for some moves are those of the notation
        speak(language)
        for run in steps_of(file):
            assert not _NOTATION.search(run.solution_text.partition("\n")[0]), run.solution_text


@pytest.mark.parametrize(
    ("key", "number", "words"),
    [
        ("tres-fute/rows", 1, "One solution: green: a cross (the white die), +3 points"),
        ("tres-fute/turn", 1, "One solution: roll"),
        ("tres-fute/actions", 1, "One solution: reroll"),
        ("tres-fute/undo", 1, "One solution: undo the last move"),
        ("tres-fute/grids", 2, "The answer: 24"),
        ("melange/chain", 3, "One solution: unlock a joker"),
        ("qwinto/turn", 1, "One solution: roll yellow and purple"),
        ("qwixx/turn", 3, "One solution: blue 7, +1 point"),
        ("tres-fute/exam", 1, "An exam has no single solution: play as you see fit."),
    ],
)
def test_a_solution_says_what_to_do_and_with_which_die(key: str, number: int, words: str) -> None:
    assert step(key, number).solution_text.partition("\n")[0] == words
