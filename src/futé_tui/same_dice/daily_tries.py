"""Who has played which daily games: one rated try for each day, sheet and player, told by the stored games alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from ..engine.game import Game
from ..engine.records import RecordError
from ..engine.scoring import RatingLevel, rating
from ..language import _
from ..sheets.loader import load_ruleset, ruleset_ids
from ..store.games import GameStore
from ..store.stored import StoredGame
from .daily import daily_challenge
from .players import same_name
from .sitting import Sitting
from .streaks import Streak, streak


class NotYet(ValueError):
    """The game of a day to come; the text says so."""


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A rated try, as lists show it. The game of a day stays that day's, whenever it is finished."""

    number: int
    day: date
    sheet: str
    player: str
    over: bool
    round: int
    total: int

    @property
    def level(self) -> RatingLevel | None:
        """The level of the rating table that was reached; None if the sheet has no table."""
        return rating(load_ruleset(self.sheet).ratings, self.total)


class DailyTries:
    """The daily games of everybody who plays here."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    def of(self, player: str) -> list[DailyTry]:
        """The rated tries of a player, latest day first. If there are several for a day and sheet, the first counts."""
        counted: dict[tuple[date, str], DailyTry] = {}
        order = ruleset_ids()
        for stored in reversed(self._store.games(kind="daily")):
            told = _read(stored)
            if told and told.sheet in order and same_name(told.player, player):
                counted.setdefault((told.day, told.sheet), told)
        return sorted(counted.values(), key=lambda told: (told.day, -order.index(told.sheet)), reverse=True)

    def rated(self, day: date, sheet: str, player: str) -> DailyTry | None:
        """The rated try of a player on this day's game of a sheet."""
        return next((told for told in self.of(player) if (told.day, told.sheet) == (day, sheet)), None)

    def streak(self, player: str, today: date) -> Streak:
        return streak_of(self.of(player), today)

    def players(self) -> Iterator[str]:
        """Who has played daily games here, the latest first, as they last wrote their names."""
        seen: list[str] = []
        for stored in self._store.games(kind="daily"):
            for player in stored.players:
                if not any(same_name(player, before) for before in seen):
                    seen.append(player)
                    yield player

    def sit_down(self, day: date, sheet: str, player: str, today: date) -> Sitting:
        """A day's game: the rated try, begun on that very day or gone on with at any time; everything else is practice.

        Nobody practises on a day to come: its dice would be known when its rated try begins.
        """
        told = self.rated(day, sheet, player)
        if told is not None and not told.over and (game := self.game(told)):
            return Sitting(game, told.number, "daily", day.isoformat())
        if day > today:
            raise NotYet(_("The daily game of {day} is not due yet.").format(day=day.isoformat()))
        practice = told is not None or day != today
        game = daily_challenge(day, sheet).start(player, played_on=day, practice=practice)
        return Sitting(game, None, "practice" if practice else "daily", day.isoformat())

    def open_tries(self, player: str) -> list[DailyTry]:
        """Rated tries that wait to be finished, latest day first."""
        return [told for told in self.of(player) if not told.over]

    def game(self, told: DailyTry) -> Game | None:
        """The game of a try; None if it can no longer be read."""
        stored = self._store.game(told.number)
        try:
            return stored.read() if stored else None
        except RecordError:
            return None


def streak_of(history: Iterable[DailyTry], today: date) -> Streak:
    """Days in a row with a finished daily game of whatever sheet."""
    return streak({told.day for told in history if told.over}, today)


def _read(stored: StoredGame) -> DailyTry | None:
    """What a stored game tells of a try; None if it tells no day or not one player."""
    try:
        day = date.fromisoformat(stored.tag)
    except ValueError:
        return None
    if len(stored.players) != 1:
        return None
    total = stored.totals[0] if stored.totals else 0
    return DailyTry(stored.id, day, stored.sheet, stored.players[0], stored.over, stored.round, total)
