"""Statistics in words and tables: what `fute stats` prints and the records screen shows."""

from collections.abc import Iterator, Sequence

from ...engine.scoring import RatingLevel, rating
from ...language import _, ngettext, pgettext
from ...statistics.report import PlayerRow, Rivalry, Summary
from ...statistics.results import Entry
from ..dates import day_text
from ..names import bonus_name, name
from ..numbers import decimal
from ..player_names import cells, shown_name
from ..signs import Signs
from .plots import bar, columns_in, curve

_BAR = 24
_NAME = 16
_RIVAL = 9


def games_text(count: int) -> str:
    return ngettext("{count} game", "{count} games", count).format(count=count)


def entry_text(entry: Entry, ratings: Sequence[RatingLevel]) -> str:
    """A game in a line: points, date, number, the level reached alone or the others there."""
    game = entry.game
    if entry.alone:
        level = rating(ratings, entry.total)
        text = level.title if level else ""
    else:
        others = ", ".join(
            f"{shown_name(game.players[result.seat])} {result.total}"
            for result in game.results
            if result is not entry.result
        )
        text = (_("won against {others}") if entry.result.won else _("against {others}")).format(others=others)
    number = _("game {number}").format(number=game.id)
    return f"{entry.total:>5}  {day_text(game.played_on):>11}  {number:<12}  {text}"


def describe_players(players: Sequence[PlayerRow]) -> Iterator[str]:
    """A table of everybody: games, best, average, games won of those played with others."""
    heads = (
        "",
        pgettext("column", "games"),
        pgettext("column", "best"),
        pgettext("column", "average"),
        pgettext("column", "won"),
    )
    rows = [
        (
            shown_name(each.player),
            each.games,
            each.highest,
            decimal(each.average),
            _("{won} of {games}").format(won=each.won, games=each.together) if each.together else "",
        )
        for each in players
    ]
    return in_columns(heads, rows)


def points_text(summary: Summary) -> str:
    """Best, lowest and average in a line."""
    return _("Best {best}, lowest {lowest}, average {average}").format(
        best=summary.highest, lowest=summary.lowest, average=decimal(summary.average)
    )


def describe_levels(summary: Summary, signs: Signs) -> Iterator[str]:
    """How often each level of the rating table was reached, as bars."""
    most = max((times for _level, times in summary.levels), default=0)
    for level, times in summary.levels:
        drawn = bar(times, most, _BAR // 2, signs)
        yield f"{times:>5}  {drawn:<{_BAR // 2}}  {level.at_least:>4}  {level.title}"


def describe_zones(summary: Summary, signs: Signs) -> Iterator[tuple[str, str]]:
    """Each zone with its average, its best and a bar of the average, after its own name for the colour."""
    most = max(zone.average for zone in summary.zones)
    for zone in summary.zones:
        drawn = bar(zone.average, most, _BAR, signs)
        yield zone.name, f"{name(zone.name):<{_NAME}}{decimal(zone.average):>7}{zone.best:>6}  {drawn}".rstrip()


def describe_leftovers(summary: Summary) -> Iterator[str]:
    """Foxes, bonuses lost and actions left unused, per game and by name."""
    if summary.foxes:
        yield _("Foxes: {foxes} a game, worth {points} points").format(
            foxes=decimal(summary.foxes), points=decimal(summary.fox_points)
        )
    for tally, text in (
        (summary.lost, _("Bonuses lost: {each} a game ({which})")),
        (summary.unused, _("Actions left unused: {each} a game ({which})")),
    ):
        if tally:
            which = [_("{bonus} × {times}").format(bonus=bonus_name(word), times=n) for word, n in tally.items()]
            yield text.format(each=decimal(sum(tally.values()) / summary.games), which=", ".join(which))


def plot_course(summary: Summary, width: int, height: int, signs: Signs) -> Iterator[str]:
    """The points over time as a curve, oldest game on the left, with the days of the first and the last game."""
    yield from curve(summary.totals, width, height, signs)
    first, last = day_text(summary.first_day), day_text(summary.last_day)
    if first != last:
        yield _("From {first} to {last}.").format(first=first, last=last)
    each = round(summary.games / columns_in(width))
    if each > 1:
        yield _("Each column is the average of about {count} games.").format(count=each)


def describe_rivalries(rivalries: Sequence[Rivalry]) -> Iterator[str]:
    """A table of who beat whom, and by how much; draws where there were any."""
    heads = (
        "",
        pgettext("column", "games"),
        pgettext("column", "won"),
        pgettext("column", "lost"),
        pgettext("column", "drawn"),
        pgettext("column", "margin"),
        pgettext("column", "biggest win"),
        pgettext("column", "biggest loss"),
    )
    drawn = any(each.draws for each in rivalries)
    rows = [
        (
            _("{player} against {rival}").format(
                player=shown_name(each.player, _RIVAL), rival=shown_name(each.rival, _RIVAL)
            ),
            each.games,
            each.wins,
            each.losses,
            each.draws if drawn else "",
            decimal(each.average, signed=True),
            f"{each.clearest_win:+}" if each.clearest_win else "0",
            f"{-each.clearest_loss}",
        )
        for each in rivalries
    ]
    return in_columns(heads, rows)


_GAP = 2


def in_columns(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """The rows under their heads: the first column from the left, the others from the right, empty ones left out."""
    table = [[str(cell) for cell in row] for row in (heads, *rows)]
    columns = [column for column in zip(*table, strict=True) if any(column[1:])]
    widths = [max(map(cells, column)) for column in columns]
    for first, *others in zip(*columns, strict=True):
        line = first + " " * (widths[0] - cells(first))
        for cell, width in zip(others, widths[1:], strict=True):
            line += " " * (_GAP + width - cells(cell)) + cell
        yield line.rstrip()
