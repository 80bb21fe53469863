"""The parts of a rule page: chapters and paragraphs; each paragraph says whether it is a rule or our own ruling."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ...language import N_


class Kind(Enum):
    """What a paragraph is: the rulebook's, ours, a rule that can be set, a note about the sheet, or a drawing."""

    RULE = ""
    RULING = N_("Ruling")
    OPTION = N_("Option")
    NOTE = N_("Note")
    DRAWING = "drawing"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of text; a drawing keeps its line breaks."""

    text: str
    kind: Kind = Kind.RULE


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the page. `id` is the zone it is about, or a plain word."""

    id: str
    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one sheet."""

    title: str
    chapters: tuple[Chapter, ...]


def rules(*texts: str) -> list[Paragraph]:
    return [Paragraph(text) for text in texts]


def rulings(*texts: str) -> list[Paragraph]:
    return [Paragraph(text, Kind.RULING) for text in texts]


def listed(values: Iterable[object]) -> str:
    """Values with commas; a dash stands for none."""
    return ", ".join(str(value or "-") for value in values)
