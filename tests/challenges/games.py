"""Games of a challenge, played to their end by chance."""

from futé_tui.challenges.challenge import Challenge
from futé_tui.engine.game import Game

from ..helpers import play_on


def finished(challenge: Challenge, player: str = "Lia", *, luck: int = 1, practice: bool = False) -> Game:
    """A whole game; `luck` decides the moves."""
    return play_on(challenge.start(player, practice=practice), luck)
