"""What the database has beside a game: the columns that lists show, and the results of finished games.

All of it is calculated from the game and can be recalculated at any time.
"""

import json
import sqlite3
from typing import TYPE_CHECKING

from ..engine.problems import RecordError
from ..statistics.results import RESULTS_VERSION, results_of
from .occasion import Kind
from .stored import StoredGame
from .text_values import column_of

if TYPE_CHECKING:
    from ..engine.game import Game

RESULT_COLUMNS = "game, seat, sheet, player, played_on, seats, kind, total, zones, foxes, fox_points, lost, unused, won"


def write_results(database: sqlite3.Connection, number: int, game: "Game") -> None:
    """Write what lists show of a game and, once it is over, its results."""
    columns = _columns(game)
    changes = ", ".join(f"{column} = ?" for column in columns)
    database.execute(f"UPDATE games SET {changes} WHERE id = ?", (*columns.values(), number))
    database.execute("DELETE FROM results WHERE game = ?", (number,))
    rows = _rows(database, number, game)
    database.executemany(f"INSERT INTO results ({RESULT_COLUMNS}) VALUES (?{', ?' * 13})", rows)


def are_current(database: sqlite3.Connection, number: int, game: "Game") -> bool:
    """Whether everything that is stored beside a game is what the game gives."""
    columns = _columns(game)
    stored = database.execute(f"SELECT {', '.join(columns)} FROM games WHERE id = ?", (number,)).fetchone()
    results = database.execute(f"SELECT {RESULT_COLUMNS} FROM results WHERE game = ? ORDER BY seat", (number,))
    return stored == tuple(columns.values()) and results.fetchall() == _rows(database, number, game)


def update_results(database: sqlite3.Connection, stored: StoredGame) -> None:
    """Replay a game and write its results; a game that cannot be read has none."""
    try:
        write_results(database, stored.id, stored.read())
    except RecordError:
        database.execute("UPDATE games SET results_version = ? WHERE id = ?", (RESULTS_VERSION, stored.id))
        database.execute("DELETE FROM results WHERE game = ?", (stored.id,))


def _columns(game: "Game") -> dict[str, object]:
    """The columns of `games` that are calculated."""
    return {
        "sheet": game.ruleset.id,
        "players": json.dumps(game.players),
        "played_on": game.played_on.isoformat(),
        "over": int(game.to_move is None),
        "round": game.moment.round,
        "totals": json.dumps([score.total for score in game.scores()]),
        "results_version": RESULTS_VERSION,
    }


def _rows(database: sqlite3.Connection, number: int, game: "Game") -> list[tuple[object, ...]]:
    """The results of a finished game as rows of `RESULT_COLUMNS`."""
    if game.to_move is not None:
        return []
    (kind,) = database.execute("SELECT kind FROM games WHERE id = ?", (number,)).fetchone()
    if kind == Kind.DUEL and game.bots:
        kind = Kind.BOTS.value  # the seat of a bot in a duel is nobody's record
    rows: list[tuple[object, ...]] = []
    for result in results_of(game):
        zones, lost, unused = (json.dumps(tally) for tally in (result.zones, result.lost, result.unused))
        player = column_of(game.players[result.seat])
        about = game.ruleset.id, player, game.played_on.isoformat(), len(game.players), kind
        points = result.total, zones, result.foxes, result.fox_points, lost, unused, int(result.won)
        rows.append((number, result.seat, *about, *points))
    return rows
