"""A finished game from the view of one of its players."""

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
