"""The parts of a rule page: chapters and paragraphs; each paragraph says whether it is a rule or our own ruling."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ...language import N_, _
from ...sheets.ruleset import Ruleset
from ..names import name, sentence
from ..reconstructions import rating_caveat
from ..sheet import draw_zone


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


def drawing(lines: Iterable[str]) -> Paragraph:
    return Paragraph("\n".join(line.rstrip() for line in lines), Kind.DRAWING)


def players_and_start(ruleset: Ruleset) -> list[Paragraph]:
    """How many play, and who begins, in games where everybody takes part in every turn."""
    text = _("For up to {players} players. The starting player is drawn by lot, then the others follow in seat order.")
    return rules(text.format(players=max(ruleset.player_counts)))


def solo_chapter(ruleset: Ruleset) -> Chapter:
    """Solo games of a game that has none by its rulebook."""
    house_rule = rulings(_("Solo is a house rule: the same game, played against your own record."))
    return Chapter("solo", _("Solo game"), (*house_rule, *rating_table(ruleset)))


def row_drawings(ruleset: Ruleset) -> list[Paragraph]:
    """Each row of the printed sheet under its name."""
    zones = ruleset.rules.view(ruleset.rules.start(1).position, 0).zones
    return [drawing([sentence(name(zone.name)), *draw_zone(zone)]) for zone in zones if zone.rows]


def listed(values: Iterable[object]) -> str:
    """Values with commas; a dash stands for none."""
    return ", ".join(str(value or "-") for value in values)


def rating_table(ruleset: Ruleset) -> list[Paragraph]:
    """The title of each level; the last one takes every lower total. Empty if the sheet has no table."""
    levels = ruleset.ratings
    if not levels:
        return []
    sentences = [
        _("{points} points or more: {title}").format(points=each.at_least, title=each.title) for each in levels
    ]
    if len(levels) > 1:
        last = _("fewer than {points} points: {title}")
        sentences[-1] = last.format(points=levels[-2].at_least, title=levels[-1].title)
    caveat = rating_caveat(ruleset)
    notes = [Paragraph(caveat, Kind.NOTE)] if caveat else []
    return [*rules(_("How well did you do?"), *sentences), *notes]
