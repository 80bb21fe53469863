"""The report on the games of one sheet."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .skill import Skill
from .summary import Summary


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player in the table of everybody. `together` counts the games with others, `won` how many were won."""

    player: str
    games: int
    highest: int
    average: float
    together: int
    won: int


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


@dataclass(frozen=True, slots=True)
class SheetReport:
    """One sheet: everybody who played it, their games against each other, and perhaps each player in full."""

    sheet: str
    games: int
    players: tuple[PlayerRow, ...]
    rivalries: tuple[Rivalry, ...]
    summaries: Mapping[str, Summary] = field(default_factory=dict)
    skills: Mapping[str, Skill] = field(default_factory=dict)
