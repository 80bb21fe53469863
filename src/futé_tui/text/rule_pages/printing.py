"""A rule page as plain lines, and the search in it."""

import unicodedata
from collections.abc import Iterator
from textwrap import wrap

from ...language import _
from .page import Chapter, Kind, Page, Paragraph


def page_lines(page: Page, width: int) -> Iterator[str]:
    """The whole page for a terminal or a voice: headings stand alone, drawings keep their lines."""
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
    if paragraph.kind is Kind.RULE:
        return wrap(paragraph.text, width)
    label = _(paragraph.kind.value)
    return wrap(_("[{label}] {text}").format(label=label, text=paragraph.text), width)


def found_in(chapter: Chapter, words: str) -> bool:
    """Whether a chapter has all these words, whatever their accents and capitals."""
    text = _plain(" ".join([chapter.heading, *(paragraph.text for paragraph in chapter.paragraphs)]))
    return all(word in text for word in _plain(words).split())


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
