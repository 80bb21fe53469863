"""Bots in duels: what one of them does with the dice of the duel."""

from collections.abc import Callable

from ..engine.game import Game
from ..engine.moves import Move
from ..expert.seats import BotSeats
from ..store.paths import experts_folder


def bot_moves(game: Game, each_step: Callable[[], None] = lambda: None) -> list[Move]:
    """All moves of a game that a bot plays to its end; the game itself stays as it is. `each_step` may raise."""
    played = game.until(len(game.steps))
    bots = BotSeats(played, [experts_folder()])
    while played.to_move is not None:
        each_step()
        played.play(bots.choose())
    return [step.move for step in played.steps]
