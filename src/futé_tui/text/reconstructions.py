"""What is said of a sheet whose printed values are not all known."""

from ..engine.playable import PlayableRuleset
from ..language import _
from ..sheets.loader import RulesetError, load_ruleset
from ..sheets.ruleset_files import sheet_title
from .sheet_summaries import explained_reconstruction


def reconstruction_word(sheet: str) -> str:
    """`reconstruction`, for lists of sheets; empty for a sheet that is known, or no longer there."""
    try:
        return _("reconstruction") if load_ruleset(sheet).is_reconstruction else ""
    except RulesetError:
        return ""


def reconstruction_note(sheet: str) -> str:
    """The same word with what it means, where there is room; empty for other sheets."""
    return explained_reconstruction() if reconstruction_word(sheet) else ""


def listed_title(sheet: str) -> str:
    """The title of a sheet in a list, with the word about it."""
    word = reconstruction_word(sheet)
    return f"{sheet_title(sheet)} ({word})" if word else sheet_title(sheet)


def describe_reconstruction(ruleset: PlayableRuleset) -> str:
    """What that means, and how the owner of the printed pad puts the real numbers in; empty for other sheets."""
    if not ruleset.is_reconstruction:
        return ""
    what = _("This sheet is a reconstruction: some of its printed values are inferred or invented.")
    if ruleset.source:
        how = _("You have the printed pad? Put its numbers in, and mark them as known: {command}")
        return f"{what} {how.format(command=f'fute rulesets edit {ruleset.id}')}"
    how = _("You have the printed pad? Put its numbers into a copy: {command}")
    return f"{what} {how.format(command=f'fute rulesets copy {ruleset.id} my-{ruleset.id}')}"


def rating_caveat(ruleset: PlayableRuleset) -> str:
    """What the rating table of a reconstruction is worth; empty for other sheets, and without a table."""
    if not ruleset.is_reconstruction or not ruleset.ratings:
        return ""
    return _("The sheet is a reconstruction: points cannot be compared with those on the printed one.")


def sheet_caveat(sheet: str) -> str:
    """The same for a sheet by its id, which may no longer be there."""
    try:
        return rating_caveat(load_ruleset(sheet))
    except RulesetError:
        return ""
