"""The report on the games of one sheet."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .rivals import Rivalry
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
class SheetReport:
    """One sheet: everybody who played it, their games against each other, and perhaps each player in full."""

    sheet: str
    games: int
    players: tuple[PlayerRow, ...]
    rivalries: tuple[Rivalry, ...]
    summaries: Mapping[str, Summary] = field(default_factory=dict)
    skills: Mapping[str, Skill] = field(default_factory=dict)
