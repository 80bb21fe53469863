"""Games of a challenge, played to their end by chance."""

from random import Random

from futé_tui.challenges.challenge import Challenge
from futé_tui.engine.game import Game


def finished(challenge: Challenge, player: str = "Lia", *, luck: int = 1, practice: bool = False) -> Game:
    """A whole game; `luck` decides the moves."""
    return play_on(challenge.start(player, practice=practice), luck)


def play_on(game: Game, luck: int = 1) -> Game:
    random = Random(luck)
    while game.to_move is not None:
        game.play(random.choice(game.moves()))
    return game
