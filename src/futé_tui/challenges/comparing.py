"""Games of one challenge, compared zone by zone."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.scoring import Score, winners
from ..engine.zones import ZoneView
from ..language import pgettext
from ..text import result
from ..text.names import name as zone_name
from ..text.player_names import cells, shown_names

TOTAL = "total"
_FOXES = "fox"
BEST = "*"  # after the most points of a row
_WIDEST = 12


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a comparison: a zone, the foxes or the total, and everybody's points."""

    zone: str
    points: tuple[int, ...]

    @property
    def best(self) -> tuple[bool, ...]:
        """Who has the most points; nobody if all have the same."""
        most = max(self.points)
        return tuple(points == most and min(self.points) < most for points in self.points)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of a duel."""

    players: tuple[str, ...]
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    rows: tuple[Row, ...]  # zones, foxes if the sheet has any, total
    sheets: tuple[tuple[ZoneView, ...], ...]  # as they were filled in


def compare(games: Sequence[Game]) -> Comparison:
    """Compare finished games of the same sheet, in their order."""
    scores = tuple(game.scores()[0] for game in games)
    rules = games[0].rules
    rows = [Row(zone, tuple(score.zones[zone] for score in scores)) for zone in scores[0].zones]
    if rules.has_foxes:
        rows.append(Row(_FOXES, tuple(score.fox_points for score in scores)))
    rows.append(Row(TOTAL, tuple(score.total for score in scores)))
    won = winners(scores, best_zone_breaks_ties=rules.best_zone_breaks_ties)
    sheets = tuple(tuple(game.rules.view(game.position, 0).zones) for game in games)
    return Comparison(tuple(game.players[0] for game in games), scores, won, tuple(rows), sheets)


def shown_rows(comparison: Comparison) -> list[list[str]]:
    """The comparison as cells of text: first the names, then a row for each zone, foxes and total."""
    names = shown_names(comparison.players, _WIDEST)
    table = [["", *(f"{name} " for name in names)]]
    for row in comparison.rows:
        points = zip(row.points, row.best, strict=True)
        table.append([row_title(row.zone), *(f"{number}{BEST if best else ' '}" for number, best in points)])
    return table


def row_title(zone: str) -> str:
    """The name of a row."""
    titles = {TOTAL: pgettext("points", "total"), _FOXES: pgettext("points", "foxes")}
    return titles.get(zone) or zone_name(zone)


def describe_comparison(comparison: Comparison) -> list[str]:
    """The comparison as lines of plain text, with who won."""
    table = shown_rows(comparison)
    widths = [max(cells(row[column]) for row in table) for column in range(len(table[0]))]
    lines = []
    for title, *points in table:
        padded = [" " * (width - cells(text)) + text for text, width in zip(points, widths[1:], strict=True)]
        lines.append("  ".join([title + " " * (widths[0] - cells(title)), *padded]).rstrip())
    return [*lines, "", *describe_outcome(comparison)]


def describe_outcome(comparison: Comparison) -> list[str]:
    """Who won, with the reason if the totals are equal."""
    names = shown_names(comparison.players)
    return list(result.describe_winners(names, comparison.scores, comparison.winners))
