"""Finished games for tests of statistics: played to their end at random, or just their results."""

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.statistics.results import Played, Result

NOTHING: Mapping[str, int] = {}


def random_game(sheet: str, players: Sequence[str], seed: int, day: date = date(2026, 11, 16)) -> Game:
    """A whole game in which everybody does just anything."""
    game = new_game(sheet, players, seed=seed, played_on=day)
    random = Random(seed)
    while game.to_move is not None:
        game.play(random.choice(game.moves()))
    return game


def result(total: int, seat: int = 0, *, won: bool = True, **zones: int) -> Result:
    return Result(seat, total, zones or {"yellow": total}, 0, 0, NOTHING, NOTHING, won)


def played(number: int, day: int = 16, sheet: str = "tres-fute", **totals: int) -> Played:
    """A game of November 2026 with these totals; the highest wins, and equal ones share the victory."""
    most = max(totals.values())
    results = tuple(result(total, seat, won=total == most) for seat, total in enumerate(totals.values()))
    return Played(number, sheet, date(2026, 11, day), tuple(totals), results)
