"""A kept game: every step is stored before anybody sees it. The app and line mode play the same one."""

from typing import TYPE_CHECKING, Self

from .game_statistics import GameStatistics
from .games import GameStore
from .occasion import TABLE, Kind, Occasion
from .stored import StoredGame

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.history import Events
    from ..engine.moves import Move
    from ..statistics.standing import Standing


class KeptGame:
    """A game, its occasion, and its number in the store.

    A game gets its number with its first step: one that nobody has played is not stored. Without a store it is only
    played.
    """

    def __init__(
        self,
        game: "Game",
        occasion: Occasion = TABLE,
        *,
        store: GameStore | None = None,
        number: int | None = None,
    ) -> None:
        self.game = game
        self.occasion = occasion.of(game)
        self.number = number
        self.store = store

    @classmethod
    def from_store(cls, store: GameStore, stored: StoredGame) -> Self:
        """A stored game, to continue; RecordError if it cannot be read."""
        return cls(stored.read(), stored.occasion, store=store, number=stored.id)

    @property
    def on_disk(self) -> bool:
        """Whether every step so far is on the disk."""
        return self.store is not None and self.store.on_disk and self.number is not None

    def play(self, move: "Move | str") -> "Events":
        """Make a move and store it; raises IllegalMove."""
        events = self.game.play(move)
        self.save()
        return events

    def undo(self, by: int | None = None) -> "Move":
        """Take back the last step, in the store too; raises IllegalMove."""
        move = self.game.undo(by)
        self.save()
        return move

    def save(self) -> None:
        """Store the game as it is now. Its number may change; see `GameStore.keep`."""
        if self.store is not None:
            self.number = self.store.keep(self.number, self.game, self.occasion)

    @property
    def may_be_coached(self) -> bool:
        """Whether the coach may join: not where people compare themselves."""
        return self.occasion.kind not in (Kind.DAILY, Kind.DUEL)

    def is_coached(self, *, wanted: bool) -> bool:
        """Whether the coach need not ask before it joins: it has joined already, the game is practice, or a new game
        starts with it."""
        game = self.game
        return self.may_be_coached and (game.coached or game.practice or (wanted and not game.steps))

    def mark_coached(self) -> None:
        """From now on this is a game with the coach, kept apart from all others."""
        if self.game.coached:
            return
        self.game.coached = True
        self.occasion = (TABLE if self.occasion.kind is Kind.BOTS else self.occasion).of(self.game)
        if self.store is not None and self.number is not None:
            self.store.reclassify(self.number, self.game, self.occasion)

    def standing(self) -> "Standing | None":
        """How a finished solo game compares to the player's earlier ones; None for other games and without a store."""
        if self.store is None or len(self.game.players) > 1:
            return None
        counts = self.occasion.kind not in (Kind.PRACTICE, Kind.COACHED)
        return GameStatistics(self.store).standing(self.game, self.number, counts=counts)
