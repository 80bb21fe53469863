"""Finding the sheet of an old game: sheets change, and games stay on the one they were begun with."""

from pathlib import Path

from ..language import _
from ..outside import visible
from .loader import load_version
from .own import own_sheets
from .reading import RulesetError, load_source
from .ruleset import Ruleset
from .ruleset_files import ruleset_ids


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
