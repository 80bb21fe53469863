"""The rules of every sheet in our own words, with the numbers of its ruleset."""

from ...language import _
from ...sheets.ruleset import FuteRuleset, QwintoRuleset, Ruleset
from .fute import fute_chapters
from .page import Chapter, Kind, Page, Paragraph
from .qwinto import qwinto_chapters

_BY_PHASE = {
    "before_roll": "turn",
    "choose": "turn",
    "write": "turn",
    "write_along": "rows",
    "extra": "actions",
    "passive_extra": "actions",
    "solo_roll": "solo",
    "passive": "passive",
    "bonus": "bonuses",
}


def chapter_for(phase: str) -> str:
    """The chapter that tells of a phase; nothing if no chapter is about it."""
    return _BY_PHASE.get(phase, "")


def rule_page(ruleset: Ruleset) -> Page:
    """The page of a sheet, somebody's own sheet included."""
    chapters: list[Chapter] = []
    if ruleset.note:
        note = Paragraph(ruleset.note, Kind.NOTE)
        chapters.append(Chapter("note", _("About this sheet"), (note,)))
    if isinstance(ruleset, FuteRuleset):
        chapters += fute_chapters(ruleset)
    elif isinstance(ruleset, QwintoRuleset):
        chapters += qwinto_chapters(ruleset)
    return Page(ruleset.title, (*chapters, *_options(ruleset)))


def _options(ruleset: Ruleset) -> list[Chapter]:
    """What can be set otherwise, with the setting in force."""
    told = _("{about} Setting: {setting}; choices: {choices}. Set it with --option {name}=SETTING.")
    paragraphs = tuple(
        Paragraph(
            told.format(about=option.about or name, setting=setting, choices=", ".join(option.choices), name=name),
            Kind.OPTION,
        )
        for name, setting in ruleset.options.items()
        if (option := ruleset.model.options[name])
    )
    return [Chapter("options", _("Options"), paragraphs)] if paragraphs else []
