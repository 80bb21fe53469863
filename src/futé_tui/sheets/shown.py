"""What can be shown of a sheet that may no longer be there."""

from ..engine.scoring import RatingLevel
from .loader import RulesetError, load_ruleset
from .ruleset_files import is_id, sheet_title

__all__ = ["sheet_ratings", "sheet_title"]


def sheet_ratings(sheet: str) -> tuple[RatingLevel, ...]:
    """The rating table of a sheet; none if it has none or is no longer there."""
    try:
        return load_ruleset(sheet).ratings if is_id(sheet) else ()
    except RulesetError:
        return ()
