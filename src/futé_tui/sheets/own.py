"""Reading the player's own sheets: those that can be played, and a sentence for each that cannot."""

from functools import lru_cache
from typing import NamedTuple

from ..language import _, spoken
from ..outside import visible
from .reading import RulesetError, file_text, load_source
from .ruleset import Ruleset
from .ruleset_files import SheetFile, is_guest, own_files, own_id, ruleset_ids

_KEPT = 256


class OwnSheets(NamedTuple):
    """The sheets by their ids, and what is wrong with the files that are left out."""

    rulesets: dict[str, Ruleset]
    problems: tuple[str, ...]


def own_sheets() -> OwnSheets:
    """The player's own sheets, in the order of their files."""
    rulesets: dict[str, Ruleset] = {}
    files: dict[str, SheetFile] = {}
    problems: list[str] = []
    for file in own_files():
        found = _load(file, spoken())
        if isinstance(found, RulesetError):
            problems.append(found.problems[0])
        elif found.id not in rulesets:
            rulesets[found.id], files[found.id] = found, file
        elif not is_guest(files[found.id].path):
            message = _("{path}: id: {id!r} is the id of {other} as well")
            other = visible(files[found.id].path.name)
            problems.append(message.format(path=visible(file.path), id=found.id, other=other))
    return OwnSheets(rulesets, tuple(problems))


def sheet_ids() -> tuple[str, ...]:
    """All sheets that can be played: those that come with the game, then the player's own."""
    return (*ruleset_ids(), *own_sheets().rulesets)


def load_own(ruleset_id: str) -> Ruleset | None:
    """The player's sheet of this id; None if there is none, RulesetError if it cannot be played."""
    for file in own_files():
        if own_id(file) == ruleset_id:
            found = _load(file, spoken())
            if isinstance(found, RulesetError):
                raise RulesetError(found.problems)
            return found
    return None


@lru_cache(_KEPT)
def _load(file: SheetFile, language: str) -> Ruleset | RulesetError:
    """The sheet of a file, or what is wrong with it, in this language."""
    try:
        return load_source(file.path, file_text(file.path))
    except RulesetError as error:
        return error
