"""The rules of every sheet in our own words, with the numbers of its ruleset."""

from collections.abc import Callable
from typing import Any

from ...engine.phases import Phase
from ...language import _
from ...sheets.ruleset import Ruleset
from ..reconstructions import describe_reconstruction
from ..spoken_sheet import speak_of
from .fute import fute_chapters
from .page import Chapter, Kind, Page, Paragraph
from .qwinto import qwinto_chapters
from .qwixx import qwixx_chapters

CHAPTERS: dict[str, Callable[[Any], list[Chapter]]] = {  # by turn machine; each knows its own rulesets
    "fute": fute_chapters,
    "qwinto": qwinto_chapters,
    "qwixx": qwixx_chapters,
}
_BY_PHASE = {
    Phase.BEFORE_ROLL: "turn",
    Phase.CHOOSE: "turn",
    Phase.WRITE: "turn",
    Phase.WRITE_ALONG: "rows",
    Phase.WHITE_SUM: "turn",
    Phase.WHITE_ALONG: "turn",
    Phase.COLOUR_SUM: "turn",
    Phase.COLOUR_OR_PENALTY: "turn",
    Phase.EXTRA: "actions",
    Phase.PASSIVE_EXTRA: "actions",
    Phase.SOLO_ROLL: "solo",
    Phase.PASSIVE: "passive",
    Phase.BONUS: "bonuses",
}


def chapter_for(phase: Phase) -> str:
    """The chapter about a phase; empty if there is none."""
    return _BY_PHASE.get(phase, "")


def rule_page(ruleset: Ruleset, *, typed: bool = False) -> Page:
    """The page of a sheet, of a player's own sheet too; it is spoken of from then on. `typed`: its options are given on
    the command line."""
    speak_of(ruleset.dice)
    chapters: list[Chapter] = []
    notes = tuple(Paragraph(note, Kind.NOTE) for note in (describe_reconstruction(ruleset), ruleset.note) if note)
    if notes:
        chapters.append(Chapter("note", _("About this sheet"), notes))
    chapters += CHAPTERS[ruleset.rules.name](ruleset)
    return Page(ruleset.title, (*chapters, *_options(ruleset, typed=typed)))


def _options(ruleset: Ruleset, *, typed: bool) -> list[Chapter]:
    """The options for disputed rules, each with its present setting."""
    if typed:
        sentence = _("{about} Setting: {setting}. Choices: {choices}. To change it: --option {name}=SETTING.")
    else:
        sentence = _("{about} Here: {setting}. Choices: {choices}. You choose when you set up a new game.")
    paragraphs = []
    for name, setting in ruleset.options.items():
        option = ruleset.model.options[name]
        words = {each: each for each in option.choices} if typed else option.words
        facts = {"about": option.about or name, "setting": words[setting], "choices": ", ".join(words.values())}
        paragraphs.append(Paragraph(sentence.format(**facts, name=name), Kind.OPTION))
    return [Chapter("options", _("Options"), tuple(paragraphs))] if paragraphs else []
