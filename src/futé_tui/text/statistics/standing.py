"""A solo game in the rating table and compared with the player's other games."""

from collections.abc import Iterator
from textwrap import wrap

from ...language import _, ngettext
from ...statistics.standing import Standing, ZoneStanding
from ..names import name
from ..numbers import decimal
from ..result import missing_text


def describe_rating_table(standing: Standing, width: int) -> Iterator[str]:
    """Every level of the rating table, best first; `>` marks the one that was reached. Long titles continue below."""
    for level in standing.levels:
        start = f"{'>' if level == standing.level else ' '}{level.at_least:>4}  "
        yield from wrap(start + level.title, width, subsequent_indent=" " * len(start), drop_whitespace=False)


def describe_standing(standing: Standing, *, coached: bool = False) -> Iterator[str]:
    """How far the next level is, and how this game, perhaps with the coach, compares to those before."""
    if standing.following:
        yield missing_text(standing.missing, standing.following.title)
    yield from _describe_record(standing)
    if standing.best_zone and standing.weakest_zone:
        yield _("Best zone against your average: {zone}").format(zone=_zone_text(standing.best_zone))
        yield _("Weakest: {zone}").format(zone=_zone_text(standing.weakest_zone))
    if not standing.counts:
        practice = _("This was practice: it does not count.")
        yield _("You played with the coach: this game does not count.") if coached else practice


def _describe_record(standing: Standing) -> Iterator[str]:
    before = standing.before
    if before is None:
        if standing.counts:
            yield _("Your first solo game on this sheet: {total} points is the record to beat.").format(
                total=standing.total
            )
        return
    if standing.is_record and standing.counts:
        yield _("A new record! The best so far was {best}.").format(best=before.highest)
    else:
        yield _("Your best so far: {best}.").format(best=before.highest)
    text = ngettext(
        "Average of {count} game before: {average}", "Average of {count} games before: {average}", before.games
    )
    yield text.format(count=before.games, average=decimal(before.average))


def _zone_text(zone: ZoneStanding) -> str:
    return _("{zone} {points} ({difference})").format(
        zone=name(zone.name), points=zone.points, difference=decimal(zone.difference, signed=True)
    )
