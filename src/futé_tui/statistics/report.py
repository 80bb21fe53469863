"""The whole report, sheet by sheet and player by player, from the finished games that were asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..engine.scoring import RatingLevel
from .entries import entries, people, sheets_played
from .filters import Which
from .results import Played
from .rivals import Rivalry, rivalries
from .summary import Summary, summarize

Ratings = Callable[[str], Sequence[RatingLevel]]  # the rating table of a sheet, by its id


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One person on one sheet. `together` counts the games with others, `won` those of them that were won."""

    player: str
    summary: Summary
    together: int
    won: int


@dataclass(frozen=True, slots=True)
class SheetReport:
    """One sheet: everybody who played it, and who beat whom."""

    sheet: str
    games: int
    players: tuple[PlayerReport, ...]
    rivalries: tuple[Rivalry, ...]


def report(games: Sequence[Played], which: Which, ratings: Ratings) -> list[SheetReport]:
    """A report for each sheet of these games, which are in the order of play."""
    games = [game for game in games if which.fits(game)]
    return [
        _on_sheet(sheet, [game for game in games if game.sheet == sheet], which.player, ratings(sheet))
        for sheet in sheets_played(games)
    ]


def _on_sheet(sheet: str, games: Sequence[Played], player: str | None, ratings: Sequence[RatingLevel]) -> SheetReport:
    names = people(games) if player is None else [player]
    players = tuple(player_report(games, name, ratings) for name in names)
    return SheetReport(sheet, len(games), players, tuple(rivalries(games, player)))


def player_report(games: Sequence[Played], player: str, ratings: Sequence[RatingLevel]) -> PlayerReport:
    """One person in games of one sheet, some of which they played."""
    seats = entries(games, player)
    shared = [entry for entry in seats if not entry.alone]
    return PlayerReport(player, summarize(seats, ratings), len(shared), sum(entry.result.won for entry in shared))
