"""Rivalries: wins, losses and margins between people who played together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rivalry:
    """One player against another, over all games that both played.

    The one with more points wins; on equal points the winner of the game. Margins are those of the first player: the
    average, the clearest win and the clearest defeat (0 if there is none).
    """

    player: str
    rival: str
    games: int
    wins: int
    losses: int
    average: float
    clearest_win: int
    clearest_loss: int

    @property
    def draws(self) -> int:
        return self.games - self.wins - self.losses
