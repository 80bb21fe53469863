"""The rating table of a sheet, level by level."""

from ...language import _
from ...sheets.ruleset import Ruleset
from ..names import points
from .page import Paragraph, rules


def rating_table(ruleset: Ruleset) -> list[Paragraph]:
    """What each total is called. The last level takes every total that reaches no other; a sheet may have no table."""
    levels = ruleset.ratings
    if not levels:
        return []
    told = [_("{points} or more: {title}").format(points=points(level.at_least), title=level.title) for level in levels]
    if len(levels) > 1:
        told[-1] = _("less than {points}: {title}").format(points=points(levels[-2].at_least), title=levels[-1].title)
    return rules(_("At the end the total is looked up in the rating table:"), *told)
