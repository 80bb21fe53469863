"""The report on the games of one sheet: everybody in a table, who beat whom, and each player in full."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from ..engine.scoring import RatingLevel
from .results import Entry
from .skill import Skill

LISTED = 10


@dataclass(frozen=True, slots=True)
class ZoneSummary:
    """The points of a zone over many games."""

    name: str
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of at least one game of a sheet.

    `best` and `latest` list some games. `levels` counts how often each level was reached in solo games. `totals` are in
    the order of play. `lost` and `unused` count bonuses that could not be used and actions left at the end, over all
    games.
    """

    games: int
    best: tuple[Entry, ...]
    latest: tuple[Entry, ...]
    average: float
    lowest: int
    highest: int
    levels: tuple[tuple[RatingLevel, int], ...]
    zones: tuple[ZoneSummary, ...]
    foxes: float
    fox_points: float
    lost: Mapping[str, int]
    unused: Mapping[str, int]
    totals: tuple[int, ...]
    first_day: date
    last_day: date


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
