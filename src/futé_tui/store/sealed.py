"""Games that nobody may see yet."""

from ..language import _


class SealedGame(Exception):
    """A game of a duel is not looked at while somebody at this machine has not finished theirs."""

    def __str__(self) -> str:
        return _("Games of a duel are shown once everybody has played.")
