"""The whole report on finished games as plain text."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.scoring import RatingLevel
from ..language import _
from ..statistics.report import PlayerReport, SheetReport
from ..table.names import shown_name
from .tables import (
    tell_course,
    tell_entry,
    tell_games,
    tell_leftovers,
    tell_levels,
    tell_players,
    tell_points,
    tell_rivalries,
    tell_zones,
)

_WIDTH = 78
_HEIGHT = 8


def tell_report(report: SheetReport, title: str, ratings: Sequence[RatingLevel], *, ascii_only: bool) -> Iterator[str]:
    """One sheet: everybody in a table, who beat whom, and each player in full."""
    yield f"{title}: {tell_games(report.games)}"
    yield ""
    yield from tell_players(report.players)
    if report.rivalries:
        yield ""
        yield from tell_rivalries(report.rivalries)
    for each in report.players:
        yield ""
        yield from _tell_player(each, ratings, ascii_only=ascii_only)


def _tell_player(report: PlayerReport, ratings: Sequence[RatingLevel], *, ascii_only: bool) -> Iterator[str]:
    summary = report.summary
    yield f"{shown_name(report.player)}: {tell_games(summary.games)}"
    yield tell_points(summary)
    yield from _headed(_("Best games"), (tell_entry(entry, ratings) for entry in summary.best))
    yield from _headed(_("Latest games"), (tell_entry(entry, ratings) for entry in summary.latest))
    yield from _headed(_("Levels reached alone"), tell_levels(summary, ascii_only=ascii_only))
    yield from _headed(_("Zones: average, best"), (line for _zone, line in tell_zones(summary, ascii_only=ascii_only)))
    yield from _headed(_("Foxes, bonuses, actions"), tell_leftovers(summary))
    if summary.games > 1:
        course = tell_course(summary, _WIDTH - 2, _HEIGHT, ascii_only=ascii_only)
        yield from _headed(_("Points over time"), course)


def _headed(head: str, lines: Iterable[str]) -> Iterator[str]:
    """The lines under a heading; nothing where there are none."""
    listed = list(lines)
    if listed:
        yield head
        yield from (f"  {line}" for line in listed)
