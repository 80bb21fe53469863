"""The bots at a table: whose decision is a bot's, and what it decides."""

from collections.abc import Callable
from random import Random

from ..engine.game import Game
from ..engine.moves import Move
from ..engine.rules import Decision
from .levels import BY_KEY, OPPONENTS, Opponent
from .manifest import NoExpert
from .simple import Bot, greedy_bot

Warn = Callable[[NoExpert], None]


class BotSeats:
    """The bots of one game. They are made when they decide for the first time: a net takes a moment to load.

    In a game that was begun with a net that no longer fits, the greedy bot plays for it, and `warn` gets the reason.
    """

    def __init__(self, game: Game, warn: Warn = lambda problem: None) -> None:
        self._game, self._warn = game, warn
        self._bots: dict[str, Bot] = {}

    @property
    def decide(self) -> bool:
        """Whether a bot decides now."""
        return self._game.to_move in self._game.bots

    def load(self) -> None:
        """Make all bots of the game; NoExpert if the sheet has no net for one of them."""
        for key in self._game.bots.values():
            self._bots[key] = self._make(key)

    def choose(self) -> Move:
        """What the bot whose turn it is does now: the same in the same game."""
        game = self._game
        assert game.to_move is not None
        if len(game.moves()) == 1:
            return game.moves()[0]
        bot = self._bot(game.bots[game.to_move])
        chance = Random(f"{game.dice.name} {len(game.steps)}")
        return bot(game.rules, Decision(game.position, game.moves()), chance)

    def _bot(self, key: str) -> Bot:
        if key not in self._bots:
            try:
                self._bots[key] = self._make(key)
            except NoExpert as problem:
                self._bots[key] = greedy_bot
                self._warn(problem)
        return self._bots[key]

    def _make(self, key: str) -> Bot:
        opponent: Opponent = BY_KEY.get(key, OPPONENTS[0])  # a bot of a later version plays like the first one
        return opponent.bot(self._game.ruleset)
