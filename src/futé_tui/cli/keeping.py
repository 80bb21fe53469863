"""The store as the command line opens it, and games that are kept in it move by move."""

import sys
from collections.abc import Callable

from ..same_dice.sitting import Sitting
from ..store.games import GameStore
from ..store.paths import games_file


class OpenStore:
    """The store of games; what is wrong with it is told on the error stream."""

    def __init__(self) -> None:
        self._sound = True
        self.games = GameStore(games_file(), self._tell)

    def _tell(self, problem: str) -> None:
        self._sound = False
        print(f"fute: {problem}", file=sys.stderr)

    def keeper(self, sitting: Sitting) -> Callable[[], bool]:
        """What keeps a game up to date in the store, and says whether it is on the disk."""
        number = sitting.number

        def keep() -> bool:
            nonlocal number
            number = self.games.keep(number, sitting.game, kind=sitting.kind, tag=sitting.tag)
            return self._sound and number is not None

        return keep
