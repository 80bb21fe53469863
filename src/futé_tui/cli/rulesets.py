"""`fute rulesets`: the list of sheets, one of them in detail, or a check of a ruleset file."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel

from ..language import _
from ..sheets.loader import RulesetError, load_ruleset, ruleset_ids
from ..sheets.ruleset import Ruleset
from ..sheets.schema.words import MARKS
from ..text.sheet import draw_sheet
from .output import say
from .parser import UserError
from .reading import find_ruleset


def run_rulesets(chosen: argparse.Namespace) -> int:
    if chosen.sheet is None:
        for ruleset_id in ruleset_ids():
            ruleset = load_ruleset(ruleset_id)
            counts = ruleset.player_counts
            line = _("{title} ({least}-{most} players)")
            say(f"{ruleset_id:<20} {line.format(title=ruleset.title, least=counts[0], most=counts[-1])}")
        return 0
    if chosen.sheet == "check":
        if not chosen.files:
            raise UserError(_("say which file: fute rulesets check FILE"))
        return max(_check(name) for name in chosen.files)
    for line in _show(find_ruleset(chosen.sheet)):
        say(line)
    return 0


def _check(name: str) -> int:
    try:
        ruleset = load_ruleset(Path(name))
    except RulesetError as error:
        say(error)
        return 1
    sentence = _("{file}: {title} is a playable ruleset; try: fute line {file}")
    say(sentence.format(file=name, title=ruleset.title))
    return 0


def _shown(value: object) -> str:
    """A printed value in a word or two."""
    if isinstance(value, BaseModel):
        return " ".join(str(part) for _name, part in value)
    return str(value) or "-"


def _show(ruleset: Ruleset) -> Iterator[str]:
    """The sheet as printed, its options, and where its values come from."""
    title = _("{title} ({id}, version {version})")
    yield title.format(title=ruleset.title, id=ruleset.id, version=ruleset.version)
    if ruleset.note:
        yield ruleset.note
    yield ""
    position = ruleset.rules.start(1).position
    yield from draw_sheet(ruleset.rules.view(position, 0), ruleset.rules.score(position, 0))
    for name, setting in ruleset.options.items():
        option = ruleset.model.options[name]
        if option.about:
            yield str(option.about)
        choices = ", ".join(option.choices)
        yield _("option {name}: {setting} (of {choices})").format(name=name, setting=setting, choices=choices)
    marked = list(ruleset.marked_cells())
    if marked:
        yield ""
        yield _("Where the values come from:")
        yield from (f"  {where} {number}: {_shown(value)} ({_(MARKS[mark])})" for where, number, value, mark in marked)
    sources = ruleset.sources()
    if sources:
        yield ""
        yield _("What they were taken or derived from:")
        yield from (f"  {where}: {source}" for where, source in sources.items())
