"""Daily games and duels in plain sentences, for every front end."""

from collections.abc import Iterator
from datetime import date

from ..language import _, ngettext
from ..sheets.loader import load_ruleset
from ..table.names import shown_name
from ..text.names import points
from .daily_tries import DailyTries, DailyTry, streak_of
from .duels import Seat
from .sitting import Sitting
from .streaks import Streak


def tell_sitting(sitting: Sitting) -> str:
    """Whether the daily game that somebody sits down to is rated."""
    if sitting.kind == "practice":
        return _("The daily game of {day}, as practice: it is not rated.").format(day=sitting.tag)
    if sitting.game.steps:
        return _("The daily game of {day}: your rated try goes on.").format(day=sitting.tag)
    return _("The daily game of {day}: your rated try. It counts from the first roll.").format(day=sitting.tag)


def tell_streak(found: Streak) -> str:
    """`3 days in a row; 12 at best.`"""
    now = ngettext("{number} day in a row", "{number} days in a row", found.now).format(number=found.now)
    return _("{streak}; {longest} at best.").format(streak=now, longest=found.longest)


def tell_result(told: DailyTry) -> str:
    """How a try came out, or how far it is."""
    if not told.over:
        return _("not finished, round {round}").format(round=told.round)
    total = points(told.total)
    return f"{total}, {told.level.title}" if told.level else total


def tell_try(told: DailyTry) -> str:
    """A line of the history: `2026-11-16  Très futé !: 213 points, Respect !`."""
    return f"{told.day.isoformat()}  {load_ruleset(told.sheet).title}: {tell_result(told)}"


def tell_history(tries: DailyTries, player: str, today: date) -> Iterator[str]:
    """The streak and the tries of a player, latest first."""
    history = tries.of(player)
    yield _("{name}: {streak}").format(name=shown_name(player), streak=tell_streak(streak_of(history, today)))
    if not history:
        yield _("No daily games yet.")
    yield from (tell_try(told) for told in history)


def tell_seat(seat: Seat) -> str:
    """Somebody in a duel, without points."""
    if seat.over:
        return _("{name}: finished").format(name=shown_name(seat.name))
    if seat.round > 1:
        return _("{name}: in round {round}").format(name=shown_name(seat.name), round=seat.round)
    return _("{name}: to play").format(name=shown_name(seat.name))
