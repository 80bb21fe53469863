"""Who beats whom: wins, losses and margins between people who played at one table."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean

from .results import Played, Result


@dataclass(frozen=True, slots=True)
class Rivalry:
    """One player against another, over every game in which both sat. Margins are seen from the first one's side:
    the average, the clearest win and the clearest defeat (0 where there is none)."""

    player: str
    rival: str
    games: int
    wins: int
    losses: int
    average: float
    clearest_win: int
    clearest_loss: int

    @property
    def draws(self) -> int:
        return self.games - self.wins - self.losses


def rivalries(games: Iterable[Played], player: str | None = None) -> list[Rivalry]:
    """Every two people who met, or one player against the others; whoever met most often first."""
    met: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for game in games:
        for own, other in permutations(game.results, 2):
            pair = game.players[own.seat], game.players[other.seat]
            if pair[0] < pair[1] if player is None else pair[0] == player != pair[1]:
                met.setdefault(pair, []).append((_verdict(own, other), own.total - other.total))
    found = [_rivalry(pair, meetings) for pair, meetings in met.items()]
    return sorted(found, key=lambda rivalry: (-rivalry.games, rivalry.player, rivalry.rival))


def _verdict(own: Result, other: Result) -> int:
    """1 for a win over the other, -1 for a defeat, 0 for neither: the points, and where they are equal, the victory."""
    mine, theirs = (own.total, own.won), (other.total, other.won)
    return (mine > theirs) - (mine < theirs)


def _rivalry(pair: tuple[str, str], meetings: list[tuple[int, int]]) -> Rivalry:
    verdicts = [verdict for verdict, _ in meetings]
    margins = [margin for _, margin in meetings]
    return Rivalry(
        *pair,
        games=len(meetings),
        wins=verdicts.count(1),
        losses=verdicts.count(-1),
        average=fmean(margins),
        clearest_win=max(0, *margins),
        clearest_loss=max(0, *(-margin for margin in margins)),
    )
