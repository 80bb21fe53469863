"""The rating table of a sheet, level by level."""

from ...language import _
from ...sheets.ruleset import Ruleset
from ..reconstructions import rating_caveat
from .page import Kind, Paragraph, rules


def rating_table(ruleset: Ruleset) -> list[Paragraph]:
    """The title of each level; the last one takes every lower total. Empty if the sheet has no table."""
    levels = ruleset.ratings
    if not levels:
        return []
    sentences = [
        _("{points} points or more: {title}").format(points=each.at_least, title=each.title) for each in levels
    ]
    if len(levels) > 1:
        last = _("fewer than {points} points: {title}")
        sentences[-1] = last.format(points=levels[-2].at_least, title=levels[-1].title)
    caveat = rating_caveat(ruleset)
    notes = [Paragraph(caveat, Kind.NOTE)] if caveat else []
    return [*rules(_("How well did you do?"), *sentences), *notes]
