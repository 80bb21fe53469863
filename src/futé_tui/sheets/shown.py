"""What can be shown of a sheet that may no longer be there."""

from ..engine.scoring import RatingLevel
from .files import ruleset_ids, sheet_title
from .loader import load_ruleset

__all__ = ["sheet_ratings", "sheet_title"]


def sheet_ratings(sheet: str) -> tuple[RatingLevel, ...]:
    """The rating table of a sheet; none if it has none or is no longer there."""
    return load_ruleset(sheet).ratings if sheet in ruleset_ids() else ()
