"""What is kept beside a game: what lists show, and the results of finished games. All of it is made from the game."""

import json
import sqlite3
from datetime import date
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from ..statistics.filters import Which
from ..statistics.results import WORKED_OUT_BY, Played, Result, results_of
from .stored import SEALED, StoredGame

if TYPE_CHECKING:
    from ..engine.game import Game

_RESULT = "seat, total, zones, foxes, fox_points, lost, unused, won"


def keep_facts(database: sqlite3.Connection, number: int, game: "Game") -> None:
    """Write down what lists show of a game, and once it is over, its results."""
    over = game.to_move is None
    totals = json.dumps([score.total for score in game.scores()])
    database.execute(
        "UPDATE games SET over = ?, round = ?, totals = ?, worked_out = ? WHERE id = ?",
        (over, game.position.round, totals, WORKED_OUT_BY, number),
    )
    database.execute("DELETE FROM results WHERE game = ?", (number,))
    if over:
        rows = [(number, *_row(result)) for result in results_of(game)]
        database.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def work_out(database: sqlite3.Connection, stored: StoredGame) -> None:
    """Replay a game of which an older version knew less; one that cannot be read has no results."""
    from ..engine.records import RecordError

    try:
        keep_facts(database, stored.id, stored.read())
    except RecordError:
        database.execute("UPDATE games SET worked_out = ? WHERE id = ?", (WORKED_OUT_BY, stored.id))
        database.execute("DELETE FROM results WHERE game = ?", (stored.id,))


def read_played(database: sqlite3.Connection, which: Which) -> list[Played]:
    """The finished games that count and fit, in the order they were played. Practice does not count, and the games of
    a duel do when everybody has played.

    There may be ten thousand: rows come in the order they lie in, the points of all of them are parsed in one go.
    """
    rows = database.execute(
        f"""SELECT game, sheet, played_on, players, {_RESULT} FROM results JOIN games ON id = game
        WHERE kind <> 'practice' AND NOT {SEALED} AND sheet = ifnull(?, sheet)
        AND played_on BETWEEN ifnull(?, played_on) AND ifnull(?, played_on) ORDER BY game, seat""",
        (which.sheet, which.since and which.since.isoformat(), which.until and which.until.isoformat()),
    ).fetchall()
    points = iter(json.loads(f"[{','.join(row[6] for row in rows)}]"))
    day, names, tally = cache(date.fromisoformat), cache(_names), cache(json.loads)  # the same few again and again
    games = []
    for (number, sheet, played_on, players), seats in groupby(rows, itemgetter(0, 1, 2, 3)):
        results = [
            Result(seat, total, next(points), foxes, fox_points, tally(lost), tally(unused), won == 1)
            for _, _, _, _, seat, total, _, foxes, fox_points, lost, unused, won in seats
        ]
        games.append(Played(number, sheet, day(played_on), names(players), tuple(results)))
    games.sort(key=itemgetter(2, 0))
    return [game for game in games if which.fits(game)]


def _names(players: str) -> tuple[str, ...]:
    return tuple(json.loads(players))


def _row(result: Result) -> tuple[object, ...]:
    """The values of `_RESULT`."""
    tallies = [json.dumps(tally) for tally in (result.zones, result.lost, result.unused)]
    return result.seat, result.total, tallies[0], result.foxes, result.fox_points, tallies[1], tallies[2], result.won
