"""The pages of the records screen as lines of text; zones keep their name beside their line, for their colour."""

from collections.abc import Iterator
from enum import Enum
from textwrap import wrap
from typing import NamedTuple

from ...language import N_, _
from ...statistics.report import SheetReport
from ...statistics.summary import Summary
from ..signs import Signs
from .tables import (
    describe_leftovers,
    describe_levels,
    describe_players,
    describe_rivalries,
    describe_zones,
    games_text,
    plot_course,
    points_text,
)

_BESIDE_THE_CURVE = 4  # lines of a page: points, axis, days, and what a column is


class Page(Enum):
    """The pages, in their order, by their titles."""

    OVERVIEW = N_("Overview")
    BEST = N_("Best games")
    LATEST = N_("Latest games")
    ZONES = N_("Zones")
    COURSE = N_("Over time")
    PLAYERS = N_("Players")


class Line(NamedTuple):
    """A line of text, in the colour of a zone if it is about one."""

    text: str
    zone: str = ""


class Room(NamedTuple):
    """What a page may take up."""

    width: int
    height: int
    signs: Signs


def page_lines(page: Page, summary: Summary, room: Room) -> list[Line]:
    """The lines of a page that is about one player, or about everybody together, and no list of games."""
    match page:
        case Page.ZONES:
            return list(_zones(summary, room))
        case Page.COURSE:
            height = max(4, room.height - _BESIDE_THE_CURVE)
            course = plot_course(summary, room.width, height, room.signs)
            return [Line(points_text(summary)), *(Line(line) for line in course)]
        case _:
            return [Line(line) for line in _overview(summary, room)]


def _overview(summary: Summary, room: Room) -> Iterator[str]:
    yield f"{games_text(summary.games)}. {points_text(summary)}"
    yield ""
    if summary.levels:
        yield _("Levels reached alone")
        yield from describe_levels(summary, room.signs)
        yield ""
    for line in describe_leftovers(summary):
        yield from wrap(line, room.width, subsequent_indent="  ")


def _zones(summary: Summary, room: Room) -> Iterator[Line]:
    yield Line(_("Zones: average, best"))
    for zone, line in describe_zones(summary, room.signs):
        yield Line(line, zone)


def players_page(report: SheetReport) -> list[Line]:
    """Everybody in a table, and who beat whom."""
    lines = list(describe_players(report.players))
    if report.rivalries:
        lines += ["", *describe_rivalries(report.rivalries)]
    return [Line(line) for line in lines]
