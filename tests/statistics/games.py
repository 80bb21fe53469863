"""Finished games for tests of statistics: played to their end at random, or just their results in a store."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.statistics.filters import EVERYTHING, Which
from futé_tui.statistics.results import RESULTS_VERSION, Played, Result
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore

from ..helpers import play_on

NOTHING: Mapping[str, int] = {}


def random_game(sheet: str, players: Sequence[str], seed: int, day: date = date(2026, 11, 16)) -> Game:
    """A whole game in which everybody does just anything."""
    return play_on(new_game(sheet, players, seed=seed, played_on=day), seed)


def result(total: int, seat: int = 0, *, won: bool = True, **zones: int) -> Result:
    return Result(seat, total, zones or {"yellow": total}, 0, 0, NOTHING, NOTHING, won)


def played(number: int, day: int = 16, sheet: str = "tres-fute", **totals: int) -> Played:
    """A game of November 2026 with these totals; the highest wins, and equal ones share the victory."""
    most = max(totals.values())
    results = tuple(result(total, seat, won=total == most) for seat, total in enumerate(totals.values()))
    return Played(number, sheet, date(2026, 11, day), tuple(totals), results)


def latest_ids(store: GameStore, which: Which = EVERYTHING) -> list[int]:
    """The games that count, the latest first, once for each seat."""
    return [entry.game.id for entry in GameStatistics(store).latest(which)]


def statistics_of(file: Path, *games: Played) -> GameStatistics:
    """The statistics of a store with the results of these games and no moves."""
    GameStore(file).close()
    with closing(sqlite3.connect(file)) as database, database:
        for game in games:
            about = game.sheet, json.dumps(game.players), game.played_on.isoformat()
            database.execute(
                "INSERT INTO games (id, header, started, over, sheet, players, played_on, results_version)"
                f" VALUES ({game.id}, '', '', 1, ?, ?, ?, {RESULTS_VERSION})",
                about,
            )
            for each in game.results:
                zones, lost, unused = (json.dumps(tally) for tally in (each.zones, each.lost, each.unused))
                where = game.id, each.seat, game.sheet, game.players[each.seat], game.played_on.isoformat()
                points = each.total, zones, each.foxes, each.fox_points, lost, unused, each.won
                row = (*where, len(game.players), "table", *points)
                database.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(row))})", row)
    return GameStatistics(GameStore(file))
