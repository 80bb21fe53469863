"""What tests of texts share."""

from futé_tui.engine.game import Game
from futé_tui.hints.levels import Level
from futé_tui.line.hinting import Hinting, Wishes


def hinting(game: Game) -> Hinting:
    """The hints of line mode for a game, at the default level; what they say is not kept."""
    return Hinting(lambda: game, lambda text: None, Wishes(Level.OPTIONS))
