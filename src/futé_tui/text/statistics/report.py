"""The whole report on finished games as plain text."""

from collections.abc import Iterable, Iterator, Sequence

from ...engine.scoring import RatingLevel
from ...language import _
from ...statistics.report import SheetReport, Summary
from ..player_names import shown_name
from ..signs import Signs
from .skill import describe_skill, plot_losses
from .tables import (
    describe_leftovers,
    describe_levels,
    describe_players,
    describe_rivalries,
    describe_zones,
    entry_text,
    games_text,
    plot_course,
    points_text,
)

_WIDTH = 78
_HEIGHT = 8


def describe_report(
    report: SheetReport, title: str, ratings: Sequence[RatingLevel], signs: Signs, caveat: str
) -> Iterator[str]:
    """One sheet: everybody in a table, who beat whom, and each player in full; `caveat` is a sentence on its points."""
    yield _("{name}: {games}").format(name=title, games=games_text(report.games))
    if caveat:
        yield caveat
    yield ""
    yield from describe_players(report.players)
    if report.rivalries:
        yield ""
        yield from describe_rivalries(report.rivalries)
    for player, summary in report.summaries.items():
        yield ""
        yield _("{name}: {games}").format(name=shown_name(player), games=games_text(summary.games))
        yield from _describe_summary(summary, ratings, signs)
        if (skill := report.skills.get(player)) and skill.reviewed:
            lines = (*describe_skill(skill), *plot_losses(skill, _WIDTH - 2, _HEIGHT, signs))
            yield from _headed(_("Skill and luck"), lines)


def _describe_summary(summary: Summary, ratings: Sequence[RatingLevel], signs: Signs) -> Iterator[str]:
    yield points_text(summary)
    yield from _headed(_("Best games"), (entry_text(entry, ratings) for entry in summary.best))
    yield from _headed(_("Latest games"), (entry_text(entry, ratings) for entry in summary.latest))
    yield from _headed(_("Levels reached in solo games"), describe_levels(summary, signs))
    yield from _headed(_("Zones: average, best"), (line for _zone, line in describe_zones(summary, signs)))
    yield from _headed(_("Foxes, bonuses, actions"), describe_leftovers(summary))
    if summary.games > 1:
        course = plot_course(summary, _WIDTH - 2, _HEIGHT, signs)
        yield from _headed(_("Points over time"), course)


def _headed(head: str, lines: Iterable[str]) -> Iterator[str]:
    """The lines under a heading; nothing where there are none."""
    listed = list(lines)
    if listed:
        yield head
        yield from (f"  {line}" for line in listed)
