"""Which of the finished games are looked at: by sheet, by player, by period, alone or together."""

from dataclasses import dataclass
from datetime import date

from .results import Played


@dataclass(frozen=True, slots=True)
class Which:
    """What is asked for; None asks for nothing. `since` and `until` belong to the period themselves."""

    sheet: str | None = None
    player: str | None = None
    since: date | None = None
    until: date | None = None
    alone: bool | None = None

    def fits(self, game: Played) -> bool:
        return (
            (self.sheet is None or game.sheet == self.sheet)
            and (self.player is None or self.player in game.players)
            and (self.since is None or game.played_on >= self.since)
            and (self.until is None or game.played_on <= self.until)
            and (self.alone is None or (len(game.players) == 1) is self.alone)
        )


EVERYTHING = Which()
