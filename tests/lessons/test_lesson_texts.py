"""The texts of lessons: one vocabulary, the same numbers in every language, no keys, and no line too long."""

import re
from textwrap import wrap

import pytest

from futé_tui.language import LANGUAGES
from futé_tui.lessons.facts import PLACE, filled_in
from futé_tui.lessons.loader import LessonFile
from futé_tui.lessons.schema import Text

from ..cases import for_each
from ..language.test_glossary import ruled_out
from .steps import FILES, steps_of, texts_of

every_lesson = for_each(FILES)
_PANEL = 74  # columns inside the panel of a terminal that is 80 wide
_TITLE = 37  # columns of a list of lessons at 80 columns
_NUMBER = re.compile(r"\d+")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_KEYS = re.compile(r"\b(Enter|Esc|Escape|Tab|Entrée|Échap|Eingabe|F\d+|press|appuie|drück)\b", re.IGNORECASE)
_NOTATION = re.compile(r"\br\d+c\d+\b|>\w|\?any|\w=\d")
_QUOTES = {"en": "“”„«»", "fr": '"“”„', "de": '"”«»'}


def all_texts(file: LessonFile) -> list[Text]:
    return [file.lesson.title, *(text for step in file.lesson.steps for text in texts_of(step))]


@every_lesson
def test_the_languages_say_the_same_numbers(file: LessonFile) -> None:
    for text in all_texts(file):
        said = [getattr(text, language) for language in LANGUAGES]
        assert len({tuple(sorted(PLACE.findall(each))) for each in said}) == 1, text.en
        assert len({tuple(sorted(set(_NUMBER.findall(_PLACEHOLDER.sub("", each))))) for each in said}) == 1, text.en


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_uses_a_variant_that_the_glossary_rules_out(language: str) -> None:
    variants = ruled_out(language)
    for text in (text for file in FILES for text in all_texts(file)):
        said = _PLACEHOLDER.sub("", getattr(text, language))
        assert [variant for variant, search in variants.items() if search.search(said)] == [], said


@every_lesson
def test_no_lesson_names_a_key_or_a_move_in_notation(file: LessonFile) -> None:
    for text in all_texts(file):
        for language in LANGUAGES:
            said = _PLACEHOLDER.sub("", getattr(text, language))
            assert not _KEYS.search(said), said
            assert not _NOTATION.search(said), said
            assert not set(_QUOTES[language]) & set(said), said


@every_lesson
def test_texts_fit_the_panel_and_tasks_fit_a_line(file: LessonFile) -> None:
    for run in steps_of(file):
        for language in LANGUAGES:
            lines = wrap(filled_in(getattr(run.step.text, language), run.game), _PANEL)
            assert len(lines) <= 5, (run.number + 1, language)
            assert len(filled_in(getattr(run.step.task, language), run.game)) <= 75, (run.number + 1, language)
    assert all(len(getattr(file.lesson.title, language)) <= _TITLE for language in LANGUAGES)
