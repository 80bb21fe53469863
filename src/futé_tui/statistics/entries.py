"""One person's games: each finished game from the seat of somebody who played it."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from .results import Played, Result


class Entry(NamedTuple):
    """A finished game and one seat of it."""

    game: Played
    result: Result

    @property
    def player(self) -> str:
        return self.game.players[self.result.seat]

    @property
    def total(self) -> int:
        return self.result.total

    @property
    def alone(self) -> bool:
        return len(self.game.players) == 1


def entries(games: Iterable[Played], player: str | None = None) -> list[Entry]:
    """The seats of these games, in the same order: those of one player, or all of them."""
    return [
        Entry(game, result)
        for game in games
        for result in game.results
        if player is None or game.players[result.seat] == player
    ]


def sheets_played(games: Iterable[Played]) -> list[str]:
    """The sheets of these games, the one most often played first."""
    return _by_number(game.sheet for game in games)


def people(games: Iterable[Played]) -> list[str]:
    """Everybody who played these games, whoever played most first."""
    return _by_number(name for game in games for name in game.players)


def _by_number(names: Iterable[str]) -> list[str]:
    counted = Counter(names)
    return sorted(counted, key=lambda name: (-counted[name], name))
