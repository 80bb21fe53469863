"""Who has played which daily games, read from the stored games: one rated try for each day and sheet, and streaks."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from itertools import chain
from typing import NamedTuple

from ..engine.game import Game
from ..engine.problems import RecordError
from ..engine.scoring import RatingLevel, rating
from ..language import _
from ..sheets.loader import sheet_ids, sheet_ratings
from ..store.games import GameStore
from ..store.kept_game import KeptGame
from ..store.occasion import Kind, Occasion
from ..store.stored import StoredGame
from ..text.dates import day_text
from ..user_errors import UserError
from .challenge import daily_challenge
from .players import same_name


class NotYet(UserError):
    """The game of a future day; the text says so."""


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A rated try, as lists show it. It belongs to the day of its dice, whenever it is finished."""

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
        return rating(sheet_ratings(self.sheet), self.total)


class Streak(NamedTuple):
    """Days in a row up to now, and the longest streak ever."""

    now: int
    longest: int


class DailyTries:
    """The daily games of everybody who plays here."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    def games(self) -> list[StoredGame]:
        """The daily games of everybody."""
        return self._store.games(kind=Kind.DAILY)

    def of(self, player: str, games: list[StoredGame] | None = None) -> list[DailyTry]:
        """The rated tries of a player, latest day first. If there are several for a day and sheet, the first counts.

        `games` are all daily games, if known.
        """
        return self._counted(self.games() if games is None else games, player)

    def rated(self, day: date, sheet: str, player: str) -> DailyTry | None:
        """A player's rated try at the game of a day."""
        on_that_day = self._counted(self._store.games(occasion=Occasion.daily(day)), player)
        return next((each for each in on_that_day if each.sheet == sheet), None)

    def _counted(self, games: list[StoredGame], player: str) -> list[DailyTry]:
        counted: dict[tuple[date, str], DailyTry] = {}
        order = sheet_ids()
        is_player = cache(partial(same_name, player))
        for stored in reversed(games):
            alone = len(stored.players) == 1 and not stored.damage
            if alone and is_player(stored.players[0]):
                found = _read(stored)
                counted.setdefault((found.day, found.sheet), found)
        places = {sheet: -place for place, sheet in enumerate(order)}  # those that are gone come last
        return sorted(counted.values(), key=lambda each: (each.day, places.get(each.sheet, -len(order))), reverse=True)

    def streak(self, player: str, today: date) -> Streak:
        return streak_of(self.of(player), today)

    def players(self) -> Iterator[str]:
        """Everybody who has played daily games here, latest first, with the names as they wrote them last."""
        seen: list[str] = []
        for player in chain.from_iterable(self._store.players(Kind.DAILY)):
            if not any(same_name(player, before) for before in seen):
                seen.append(player)
                yield player

    def sit_down(self, day: date, sheet: str, player: str, today: date) -> KeptGame:
        """The game of a day: a rated try, begun on that day or continued at any time; anything else is practice.

        Practice on a future day is refused, because its dice would be known when the rated try begins.
        """
        occasion = Occasion.daily(day)
        before = self.rated(day, sheet, player)
        if before is not None and not before.over and (game := self.game(before)):
            return KeptGame(game, occasion, store=self._store, number=before.number)
        if day > today:
            raise NotYet(_("The daily game of {day} isn't out yet.").format(day=day_text(day)))
        practice = before is not None or day != today
        game = daily_challenge(day, sheet).start(player, played_on=day, practice=practice)
        return KeptGame(game, occasion, store=self._store)

    def open_tries(self, player: str) -> list[DailyTry]:
        """Rated tries that are not finished, latest day first."""
        return [each for each in self.of(player) if not each.over]

    def game(self, daily_try: DailyTry) -> Game | None:
        """The game of a try; None if it cannot be read."""
        stored = self._store.game(daily_try.number)
        try:
            return stored.read() if stored else None
        except RecordError:
            return None


def streak_of(history: Iterable[DailyTry], today: date) -> Streak:
    """Days in a row with a finished daily game, of any sheet."""
    return streak({each.day for each in history if each.over}, today)


def _read(stored: StoredGame) -> DailyTry:
    """A stored game of one player as a try."""
    day = date.fromisoformat(stored.occasion.tag)
    total = stored.totals[0] if stored.totals else 0
    return DailyTry(stored.id, day, stored.sheet, stored.players[0], stored.over, stored.round, total)


def streak(days: Collection[date], today: date) -> Streak:
    """The streak of these finished days; today does not break it while it is not over."""
    played = {day.toordinal() for day in days}  # numbers: there is no date before the first or after the last one
    now = today.toordinal()
    end = now if now in played else now - 1
    last_days = (day for day in played if day + 1 not in played)
    return Streak(_length(played, end), max((_length(played, day) for day in last_days), default=0))


def _length(played: Collection[int], end: int) -> int:
    """How many days in a row were played up to this one."""
    length = 0
    while end in played:
        length += 1
        end -= 1
    return length
