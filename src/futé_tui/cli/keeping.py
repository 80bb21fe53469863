"""The store as the command line opens it, and games that are kept in it move by move."""

import sys
from collections.abc import Iterator

from ..engine.game import Game
from ..figures.standing import tell_rating_table, tell_standing
from ..same_dice.sitting import Sitting
from ..store.games import GameStore
from ..store.paths import games_file
from ..text.result import tell_result, tell_scores

_WIDTH = 78


class Keeper:
    """Keeps a game up to date in the store; each call says whether it is on the disk."""

    def __init__(self, games: GameStore, sitting: Sitting) -> None:
        self._games, self._sitting = games, sitting
        self.number = sitting.number
        self.on_disk = False

    def __call__(self) -> bool:
        sitting = self._sitting
        self.number = self._games.keep(self.number, sitting.game, kind=sitting.kind, tag=sitting.tag)
        self.on_disk = self._games.on_disk
        return self.on_disk

    def tell_end(self, game: Game) -> Iterator[str]:
        """The end of the game; alone, with the rating table and how it compares to the games before."""
        standing = self._games.standing(game, self.number)
        if standing is None:
            yield from tell_result(game)
            return
        yield from tell_scores(game)
        if standing.level:
            yield standing.level.title
        yield from tell_rating_table(standing, _WIDTH)
        yield from tell_standing(standing)


class OpenStore:
    """The store of games; what is wrong with it is told on the error stream."""

    def __init__(self) -> None:
        self.games = GameStore(games_file(), lambda problem: print(f"fute: {problem}", file=sys.stderr))

    def keeper(self, sitting: Sitting) -> Keeper:
        return Keeper(self.games, sitting)
