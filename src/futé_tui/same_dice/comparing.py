"""Games of one challenge side by side, zone by zone."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.scoring import Score, winners
from ..language import _, pgettext
from ..table.names import cells, shown_name
from ..text.names import name as zone_name

BEST = "*"  # behind the most points of a row
_WIDEST = 12


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a comparison: a zone, the foxes or the total, and everybody's points."""

    zone: str
    points: tuple[int, ...]

    @property
    def best(self) -> tuple[bool, ...]:
        """Who has the most; nobody where all have the same."""
        most = max(self.points)
        return tuple(points == most and min(self.points) < most for points in self.points)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a duel comes to."""

    players: tuple[str, ...]
    zones: tuple[Row, ...]
    foxes: Row | None
    total: Row
    winners: tuple[int, ...]
    by_best_zone: bool  # the totals of several were the highest, and the best single zone decided


def compare(games: Sequence[Game]) -> Comparison:
    """The games of a duel, in their order; all are of the same sheet and finished."""
    scores = [game.scores()[0] for game in games]
    rules = games[0].rules
    total = Row("total", tuple(score.total for score in scores))
    won = winners(scores, best_zone_breaks_ties=rules.best_zone_breaks_ties)
    return Comparison(
        players=tuple(game.players[0] for game in games),
        zones=tuple(_row(zone, scores) for zone in scores[0].zones),
        foxes=Row("fox", tuple(score.fox_points for score in scores)) if rules.has_foxes else None,
        total=total,
        winners=won,
        by_best_zone=len(won) < total.points.count(max(total.points)),
    )


def _row(zone: str, scores: Sequence[Score]) -> Row:
    return Row(zone, tuple(score.zones[zone] for score in scores))


def rows_of(comparison: Comparison) -> tuple[Row, ...]:
    """Every line in the order in which it is shown."""
    return (*comparison.zones, *([comparison.foxes] if comparison.foxes else ()), comparison.total)


def shown_rows(comparison: Comparison) -> list[list[str]]:
    """The comparison as cells of text: first the names, then a row for each zone, foxes and total."""
    names = [shown_name(name, _WIDEST) for name in comparison.players]
    table = [["", *(f"{name} " for name in names)]]
    for row in rows_of(comparison):
        points = zip(row.points, row.best, strict=True)
        table.append([row_title(row.zone), *(f"{number}{BEST if best else ' '}" for number, best in points)])
    return table


def row_title(zone: str) -> str:
    match zone:
        case "total":
            return pgettext("points", "total")
        case "fox":
            return pgettext("points", "foxes")
        case _:
            return zone_name(zone)


def tell_comparison(comparison: Comparison) -> list[str]:
    """The comparison as lines of plain text, with who won."""
    table = shown_rows(comparison)
    widths = [max(cells(row[column]) for row in table) for column in range(len(table[0]))]
    lines = []
    for title, *points in table:
        padded = [" " * (width - cells(text)) + text for text, width in zip(points, widths[1:], strict=True)]
        lines.append("  ".join([title + " " * (widths[0] - cells(title)), *padded]).rstrip())
    return [*lines, "", *tell_winners(comparison)]


def tell_winners(comparison: Comparison) -> list[str]:
    """Who won, and why where the totals do not say it."""
    names = [shown_name(comparison.players[seat]) for seat in comparison.winners]
    if len(names) == 1:
        told = [_("{name} wins.").format(name=names[0])]
    else:
        told = [_("{names} share the victory.").format(names=", ".join(names))]
    if comparison.by_best_zone:
        told.append(_("The totals are equal; the best single zone decides."))
    return told
