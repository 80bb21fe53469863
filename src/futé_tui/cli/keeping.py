"""The store as the command line opens it, and games that are kept in it move by move."""

import sys
from collections.abc import Callable

from ..engine.game import Game
from ..store.games import GameStore
from ..store.paths import games_file
from ..store.stored import Kind


class OpenStore:
    """The store of games; what is wrong with it is told on the error stream."""

    def __init__(self) -> None:
        self._sound = True
        self.games = GameStore(games_file(), self._tell)

    def _tell(self, problem: str) -> None:
        self._sound = False
        print(f"fute: {problem}", file=sys.stderr)

    def keeper(self, game: Game, number: int | None, kind: Kind, tag: str) -> Callable[[], bool]:
        """What keeps a game up to date in the store, and says whether it is on the disk."""

        def keep() -> bool:
            nonlocal number
            number = self.games.keep(number, game, kind=kind, tag=tag)
            return self._sound and number is not None

        return keep
