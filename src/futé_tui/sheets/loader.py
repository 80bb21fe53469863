"""Finding a sheet by its id or its file, and in the version and edition that somebody has played."""

from functools import cache
from os.path import isfile, realpath
from pathlib import Path

from ..engine.scoring import RatingLevel
from ..language import _
from ..outside import visible
from .own import load_own, own_sheets, sheet_ids
from .reading import RulesetError, file_text, load_source, read_file
from .ruleset import Ruleset
from .ruleset_files import is_id, old_version_file, ruleset_ids, rulesets_folder

__all__ = ["RulesetError", "load_ruleset", "load_version", "ruleset_ids", "rulesets_folder", "sheet_ids"]


def load_ruleset(source: str | Path | Ruleset) -> Ruleset:
    """A ruleset by its id, by the path of a .toml file, or as it is."""
    if isinstance(source, Ruleset):
        return source
    if isinstance(source, str):
        if source in ruleset_ids():
            return _load_packed(source)
        if found := load_own(source):
            return found
        if not source.endswith(".toml") and not isfile(source):
            known = ", ".join(sheet_ids())
            message = _("there is no sheet {source!r}; there are {known}, or name a .toml file")
            raise RulesetError([message.format(source=visible(source), known=known)])
    path = Path(source)
    if path.stem in ruleset_ids() and realpath(path.parent) == realpath(rulesets_folder()):
        return read_file(path)
    return load_source(path, file_text(path))


def load_version(ruleset_id: str, version: int) -> Ruleset:
    """A sheet that comes with the game in the version that somebody has played; the present one if there is no such."""
    now = _load_packed(ruleset_id)
    old = old_version_file(ruleset_id, version)
    return now if version == now.version or not old.is_file() else _load_old(old)


@cache
def _load_packed(ruleset_id: str) -> Ruleset:
    return read_file(rulesets_folder() / f"{ruleset_id}.toml")


@cache
def _load_old(path: Path) -> Ruleset:
    return read_file(path)


def sheet_ratings(sheet: str) -> tuple[RatingLevel, ...]:
    """The rating table of a sheet; none if it has none or is no longer there."""
    try:
        return load_ruleset(sheet).ratings if is_id(sheet) else ()
    except RulesetError:
        return ()


def find_edition(ruleset_id: str, version: int, edition: str = "", source: str = "") -> Ruleset:
    """A sheet in the version and edition that was played; RulesetError if there is none.

    `source` is the file of a player's own sheet as it was then; it is read unless the present one is the same.
    """
    if ruleset_id in ruleset_ids():
        return load_version(ruleset_id, version)
    present = own_sheets().rulesets.get(ruleset_id)
    if present and (not source or (present.version, present.edition) == (version, edition)):
        return present
    if source:
        try:
            return load_source(Path(visible(ruleset_id)), source)
        except RulesetError as error:
            raise RulesetError(error.problems[:1]) from None
    message = _("you don't have the sheet {sheet!r}; fute rulesets add FILE adds it, --ruleset FILE names its file")
    raise RulesetError([message.format(sheet=visible(ruleset_id))])
