"""What can be shown of a sheet that may no longer be there."""

from ..engine.scoring import RatingLevel
from .loader import load_ruleset, ruleset_ids


def sheet_title(sheet: str) -> str:
    """The name of a sheet; its id if it is no longer there."""
    return load_ruleset(sheet).title if sheet in ruleset_ids() else sheet


def sheet_ratings(sheet: str) -> tuple[RatingLevel, ...]:
    """The rating table of a sheet; none if it has none or is no longer there."""
    return load_ruleset(sheet).ratings if sheet in ruleset_ids() else ()
