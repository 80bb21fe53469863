"""Statistics of the finished games in a store."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from ..engine.scoring import RatingLevel
from ..statistics.filters import EVERYTHING, Which
from ..statistics.report import LISTED, SheetReport, Summary
from ..statistics.results import Entry
from ..statistics.skill import Skill
from ..statistics.standing import Standing, compare
from .games import GameStore
from .result_queries import ResultQueries
from .result_values import Rows, UnsoundResults, unsound_games
from .results import RESULT_COLUMNS

if TYPE_CHECKING:
    from ..engine.game import Game

T = TypeVar("T")
Ratings = Callable[[str], Sequence[RatingLevel]]  # the rating table of a sheet, by its id
_ALL = -1


class GameStatistics:
    """Answers for the chosen games. Damaged results are calculated again before they are used."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    def sheets(self, which: Which = EVERYTHING) -> list[str]:
        """The sheets that were played, most games first."""
        return self._ask(which, ResultQueries.sheets, [])

    def bests(self, player: str) -> dict[str, int]:
        """A player's best total on each sheet: of the solo games or, if there are none, of those with others."""
        none: dict[str, int] = {}
        together = self._ask(Which(player=player, alone=False), ResultQueries.bests, none)
        return together | self._ask(Which(player=player, alone=True), ResultQueries.bests, none)

    def people(self, which: Which = EVERYTHING) -> list[str]:
        """Everybody who played, most games first."""
        return self._ask(which, ResultQueries.people, [])

    def latest(self, which: Which = EVERYTHING, most: int = _ALL) -> tuple[Entry, ...]:
        """The latest games, the last one first."""
        return self._ask(which, lambda queries: queries.latest(most), ())

    def summary(
        self,
        which: Which = EVERYTHING,
        ratings: Sequence[RatingLevel] = (),
        listed: int = LISTED,
        *,
        without: int | None = None,
    ) -> Summary | None:
        """The chosen games taken together, without the one of this number; None if there are none."""
        return self._ask(which, lambda queries: queries.summary(ratings, listed), None, without)

    def skill(self, which: Which = EVERYTHING) -> Skill:
        """What decisions cost and luck gave in the chosen games, as far as they have been reviewed."""
        return self._ask(which, ResultQueries.skill, Skill(0))

    def unreviewed(self, which: Which = EVERYTHING) -> list[int]:
        """The numbers of the chosen games that have no review."""
        return self._ask(which, ResultQueries.unreviewed, [])

    def report(self, which: Which, ratings: Ratings) -> list[SheetReport]:
        """A report for each sheet, with every player in full."""
        reports = []
        for sheet in self.sheets(which):
            report = self.on_sheet(replace(which, sheet=sheet))
            names = [row.player for row in report.players]
            found = {name: self.summary(replace(which, sheet=sheet, player=name), ratings(sheet)) for name in names}
            summaries = {name: summary for name, summary in found.items() if summary}
            skills = {name: self.skill(replace(which, sheet=sheet, player=name)) for name in names}
            players = tuple(row for row in report.players if row.player in summaries)  # bad results may be gone by now
            if players:
                reports.append(replace(report, players=players, summaries=summaries, skills=skills))
        return reports

    def on_sheet(self, which: Which) -> SheetReport:
        """Everybody on one sheet, and their rivalries."""
        sheet = which.sheet or ""
        return self._ask(
            which,
            lambda queries: SheetReport(sheet, queries.games(), queries.players(), tuple(queries.rivalries())),
            SheetReport(sheet, 0, (), ()),
        )

    def standing(self, game: "Game", number: int | None, *, counts: bool) -> Standing:
        """How a finished solo game, stored under this number, compares to the earlier ones of its player."""
        alone = Which(sheet=game.ruleset.id, player=game.players[0], alone=True)
        return compare(game, self.summary(alone, listed=0, without=number), counts=counts)

    def _ask(self, which: Which, question: Callable[[ResultQueries], T], default: T, without: int | None = None) -> T:
        for _attempt in range(2):
            try:
                return self._store.ask(lambda database: question(ResultQueries(database, which, without)), default)
            except UnsoundResults:
                self._store.recalculate(unsound_games(self._store.ask(_all_results, [])))
        return default


def _all_results(database: sqlite3.Connection) -> Rows:
    return database.execute(f"SELECT {RESULT_COLUMNS} FROM results ORDER BY game, seat").fetchall()
