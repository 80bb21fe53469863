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


def rule_page(ruleset: Ruleset) -> Page:
    """The page of a sheet, of a player's own sheet too; it is spoken of from then on."""
    speak_of(ruleset.dice)
    chapters: list[Chapter] = []
    notes = tuple(Paragraph(note, Kind.NOTE) for note in (describe_reconstruction(ruleset), ruleset.note) if note)
    if notes:
        chapters.append(Chapter("note", _("About this sheet"), notes))
    chapters += CHAPTERS[ruleset.rules.name](ruleset)
    return Page(ruleset.title, (*chapters, *_options(ruleset)))


def _options(ruleset: Ruleset) -> list[Chapter]:
    """What can be set otherwise, with the setting in force."""
    sentence = _("{about} Setting: {setting}. Choices: {choices}. To change it: --option {name}=SETTING.")
    paragraphs = tuple(
        Paragraph(
            sentence.format(about=option.about or name, setting=setting, choices=", ".join(option.choices), name=name),
            Kind.OPTION,
        )
        for name, setting in ruleset.options.items()
        if (option := ruleset.model.options[name])
    )
    return [Chapter("options", _("Options"), paragraphs)] if paragraphs else []
