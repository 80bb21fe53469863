"""What is kept beside a game: what lists show, and the results of finished games. All of it is made from the game."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import date
from itertools import groupby
from operator import itemgetter

from ..engine.game import Game
from ..engine.records import RecordError
from ..statistics.results import WORKED_OUT_BY, Played, Result, results_of
from .stored import StoredGame

_RESULT = "seat, total, zones, foxes, fox_points, lost, unused, won"


def keep_facts(database: sqlite3.Connection, number: int, game: Game) -> None:
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
    try:
        keep_facts(database, stored.id, stored.read())
    except RecordError:
        database.execute("UPDATE games SET worked_out = ? WHERE id = ?", (WORKED_OUT_BY, stored.id))
        database.execute("DELETE FROM results WHERE game = ?", (stored.id,))


def read_played(database: sqlite3.Connection) -> Iterator[Played]:
    """Every finished game that counts, in the order they were played. Practice does not count."""
    rows = database.execute(
        f"""SELECT game, sheet, played_on, players, {_RESULT} FROM results JOIN games ON id = game
        WHERE kind <> 'practice' ORDER BY played_on, game, seat"""
    )
    for (number, sheet, played_on, players), seats in groupby(rows, itemgetter(0, 1, 2, 3)):
        results = tuple(_result(*row[4:]) for row in seats)
        yield Played(number, sheet, date.fromisoformat(played_on), tuple(json.loads(players)), results)


def _row(result: Result) -> tuple[object, ...]:
    """The values of `_RESULT`."""
    tallies = [json.dumps(tally) for tally in (result.zones, result.lost, result.unused)]
    return result.seat, result.total, tallies[0], result.foxes, result.fox_points, tallies[1], tallies[2], result.won


def _result(seat: int, total: int, zones: str, foxes: int, fox_points: int, lost: str, unused: str, won: int) -> Result:
    return Result(
        seat, total, json.loads(zones), foxes, fox_points, json.loads(lost), json.loads(unused), won=bool(won)
    )
