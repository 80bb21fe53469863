"""What the results of finished games add up to, calculated by the database: there may be many thousand.

Practice and games with the coach do not count, games with bots are kept apart, and a duel counts once everybody here
has played.
"""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain

from ..engine.fast_tuple import fast_tuple
from ..engine.scoring import RatingLevel, rating
from ..statistics.filters import Which
from ..statistics.report import PlayerRow, Rivalry, Summary, ZoneSummary
from ..statistics.results import Entry
from ..statistics.skill import Reviewed, Skill
from .damage import damaged
from .result_values import Rows, UnsoundResults, checked, parse_all, read_date, read_played, read_tally
from .results import RESULT_COLUMNS
from .reviews import MOST_POINTS
from .stored import UNSEALED
from .text_values import column_of

_POINTS = " AND ".join(f"typeof({word}) = 'real' AND abs({word}) < {MOST_POINTS}" for word in ("loss", "luck"))
_KINDS = {False: "kind NOT IN ('practice', 'bots', 'coached')", True: "kind = 'bots'"}  # by whether bots played


class ResultQueries:
    """Asks about the results of the chosen games."""

    def __init__(self, database: sqlite3.Connection, which: Which, without: int | None = None) -> None:
        """`without` leaves out a game by its number."""
        self._database, self._which = database, which
        wanted: dict[str, object] = {
            "sheet = ?": which.sheet and column_of(which.sheet),
            "player = ?": which.player and column_of(which.player),
            "played_on >= ?": which.since and which.since.isoformat(),
            "played_on <= ?": which.until and which.until.isoformat(),
            "game <> ?": without,
        }
        conditions = [_KINDS[which.bots], UNSEALED]
        conditions += [condition for condition, value in wanted.items() if value is not None]
        if which.alone is not None:
            conditions.append("seats = 1" if which.alone else "seats > 1")
        self._where = " AND ".join(conditions)
        self._values = [value for value in wanted.values() if value is not None]

    def sheets(self) -> list[str]:
        """The sheets that were played, most games first."""
        one_seat = "1" if self._which.player is not None else "seat = 0"
        return self._names(f"SELECT sheet, count(*) AS games FROM results WHERE {self._where} AND {one_seat}")

    def bests(self) -> dict[str, int]:
        """The best total on each sheet."""
        rows = self._ask(f"SELECT sheet, max(total) FROM results WHERE {self._where} GROUP BY sheet")
        return {checked(sheet, str): checked(total, int) for sheet, total in rows}

    def people(self) -> list[str]:
        """Everybody who played, most games first."""
        return self._names(f"SELECT player, count(*) AS games FROM results WHERE {self._where}")

    def _names(self, query: str) -> list[str]:
        names = [name for name, _ in self._ask(f"{query} GROUP BY 1 ORDER BY games DESC, 1")]
        return [checked(name, str) for name in names]

    def games(self) -> int:
        """How many games there are."""
        one_seat = "1" if self._which.player is not None else "seat = 0"
        [(games,)] = self._ask(f"SELECT count(*) FROM results WHERE {self._where} AND {one_seat}")
        return int(games)

    def players(self) -> tuple[PlayerRow, ...]:
        """The table of everybody, most games first."""
        rows = self._ask(
            f"""SELECT player, count(*) AS games, max(total), sum(total), sum(seats > 1), sum(won AND seats > 1)
            FROM results WHERE {self._where} GROUP BY player ORDER BY games DESC, player"""
        )
        return tuple(
            PlayerRow(checked(player, str), games, checked(highest, int), checked(total, int) / games, together, won)
            for player, games, highest, total, together, won in rows
        )

    def rivalries(self) -> list[Rivalry]:
        """The rivalries of all players or of one player, most games first."""
        pair = "own.player < other.player" if self._which.player is None else "own.player <> other.player"
        margin = "(own.total - other.total)"
        better = f"({margin} > 0 OR ({margin} = 0 AND own.won > other.won))"
        worse = f"({margin} < 0 OR ({margin} = 0 AND own.won < other.won))"
        rows = self._ask(
            f"""WITH own AS (SELECT game, seat, player, total, won FROM results WHERE {self._where} AND seats > 1)
            SELECT own.player, other.player, count(*) AS games, sum({better}), sum({worse}), avg({margin}),
                max(0, max({margin})), max(0, -min({margin}))
            FROM own JOIN results AS other ON other.game = own.game AND other.seat <> own.seat AND {pair}
            GROUP BY 1, 2 ORDER BY games DESC, 1, 2"""
        )
        return [Rivalry(*row) for row in rows]

    def latest(self, most: int) -> tuple[Entry, ...]:
        """The latest games, the last one first."""
        order = "played_on DESC, game DESC, seat DESC"
        query = f"SELECT game, seat FROM results WHERE {self._where} ORDER BY {order} LIMIT {most}"
        return self._entries(self._ask(query))

    def summary(self, ratings: Sequence[RatingLevel], listed: int) -> Summary | None:
        """The chosen games taken together, this many of them in the lists; None if there are none."""
        tallies = ", ".join(f"CAST({column} AS BLOB)" for column in ("zones", "lost", "unused"))  # faster than texts
        rows = self._ask(
            f"""SELECT total, foxes, fox_points, seats, {tallies}, game, seat FROM results
            WHERE {self._where} ORDER BY played_on, game, seat"""
        )
        if not rows:
            return None
        totals, foxes, fox_points, seats, zones, lost, unused, *where = zip(*rows, strict=True)
        if {type(number) for number in chain(totals, foxes, fox_points)} != {int}:
            raise UnsoundResults
        places = list(zip(*where, strict=True))
        [days] = self._ask(f"SELECT min(played_on), max(played_on) FROM results WHERE {self._where}")
        best = sorted(range(len(totals)), key=totals.__getitem__, reverse=True)
        return Summary(
            games=len(rows),
            best=self._entries([places[place] for place in best[:listed]]),
            latest=self._entries(places[: -listed - 1 : -1]),
            average=sum(totals) / len(rows),
            lowest=min(totals),
            highest=max(totals),
            levels=_levels([total for total, number in zip(totals, seats, strict=True) if number == 1], ratings),
            zones=_zones(zones),
            foxes=sum(foxes) / len(rows),
            fox_points=sum(fox_points) / len(rows),
            lost=_added(lost),
            unused=_added(unused),
            totals=totals,
            first_day=read_date(days[0]),
            last_day=read_date(days[1]),
        )

    def skill(self) -> Skill:
        """What decisions cost and luck gave in the games that have been reviewed."""
        rows = self._ask(
            f"""SELECT loss, luck FROM (SELECT game, seat, played_on FROM results WHERE {self._where})
            JOIN reviews INDEXED BY reviews_in_points USING (game, seat)
            WHERE {_POINTS} ORDER BY played_on, game, seat"""
        )
        [(games,)] = self._ask(f"SELECT count(*) FROM results WHERE {self._where}")
        return Skill(int(games), tuple(map(partial(fast_tuple, Reviewed), rows)))

    def unreviewed(self) -> list[int]:
        """The numbers of the games that have no review, the latest first."""
        query = f"SELECT DISTINCT game FROM results WHERE {self._where} AND game NOT IN (SELECT game FROM reviews)"
        return [number for (number,) in self._ask(f"{query} ORDER BY game DESC")]

    def _entries(self, places: Sequence[tuple[int, int]]) -> tuple[Entry, ...]:
        """The games of these numbers from these seats."""
        numbers = ", ".join(str(number) for number in {checked(number, int) for number, _ in places})
        query = f"SELECT {RESULT_COLUMNS} FROM results WHERE game IN ({numbers}) ORDER BY game, seat"
        games = {game.id: game for game in read_played(self._database.execute(query).fetchall())}
        try:
            return tuple(Entry(games[number], games[number].results[seat]) for number, seat in places)
        except LookupError:  # an index lists a game that its table does not have
            raise damaged() from None

    def _ask(self, query: str) -> Rows:
        try:
            return self._database.execute(query, self._values).fetchall()
        except sqlite3.OperationalError as error:
            if "overflow" in str(error):  # a sum of numbers that nobody can score
                raise UnsoundResults from None
            raise


def _levels(alone: Sequence[int], ratings: Sequence[RatingLevel]) -> tuple[tuple[RatingLevel, int], ...]:
    """How often each level was reached by these totals of solo games."""
    reached: Counter[RatingLevel | None] = Counter()
    for total, times in Counter(alone).items():
        reached[rating(ratings, total)] += times
    return tuple((level, reached[level]) for level in ratings) if alone else ()


def _zones(texts: Sequence[object]) -> tuple[ZoneSummary, ...]:
    """The zones, in printed order."""
    tallies = parse_all(texts)
    summaries = []
    for zone in dict.fromkeys(chain.from_iterable(tallies)):
        points = [tally[zone] for tally in tallies if zone in tally]
        if set(map(type, points)) != {int}:
            raise UnsoundResults
        summaries.append(ZoneSummary(zone, sum(points) / len(points), max(points)))
    return tuple(summaries)


def _added(texts: Sequence[object]) -> dict[str, int]:
    """Tallies added up, the most frequent word first."""
    counted: Counter[str] = Counter()
    for text, times in Counter(texts).items():
        for word, number in read_tally(text).items():
            counted[word] += number * times
    return dict(counted.most_common())
