"""A rule page as plain lines, and the search in it."""

import unicodedata
from collections.abc import Iterator
from textwrap import wrap

from ...language import _
from ...sheets.ruleset import Ruleset
from . import rule_page
from .page import Chapter, Kind, Page, Paragraph

_TIED = "\N{NO-BREAK SPACE}?"  # a line never begins with the sign of a bonus


def rules_about(ruleset: Ruleset, words: str, width: int) -> list[str]:
    """All rules of a sheet, or the chapters that contain all these words; a sentence if there are none."""
    page = rule_page(ruleset, typed=True)
    if not words.strip():
        return list(page_lines(page, width))
    found = [line for chapter in page.chapters if found_in(chapter, words) for line in chapter_lines(chapter, width)]
    text = _("{title}: the rules don't mention {words!r}.")
    return found or [text.format(title=page.title, words=words)]


def page_lines(page: Page, width: int) -> Iterator[str]:
    """The whole page for a terminal or a screen reader: headings on lines of their own, drawings unwrapped."""
    yield page.title
    for chapter in page.chapters:
        yield ""
        yield from chapter_lines(chapter, width)


def chapter_lines(chapter: Chapter, width: int) -> Iterator[str]:
    yield f"== {chapter.heading} =="
    for paragraph in chapter.paragraphs:
        yield from paragraph_lines(paragraph, width)


def paragraph_lines(paragraph: Paragraph, width: int) -> list[str]:
    """A paragraph, marked where it is not plain rule."""
    if paragraph.kind is Kind.DRAWING:
        return paragraph.text.split("\n")
    text = paragraph.text
    if paragraph.kind is not Kind.RULE:
        text = _("[{label}] {text}").format(label=_(paragraph.kind.value), text=text)
    return [line.replace(_TIED, " ?") for line in wrap(text.replace(" ?", _TIED), width, break_on_hyphens=False)]


def found_in(chapter: Chapter, words: str) -> bool:
    """Whether a chapter contains all these words; accents and capitals do not matter."""
    text = plain_letters(" ".join([chapter.heading, *(paragraph.text for paragraph in chapter.paragraphs)]))
    return all(word in text for word in plain_letters(words).split())


def plain_letters(text: str) -> str:
    """The text in small letters without accents, as the search compares it."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
