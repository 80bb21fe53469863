"""Daily games and duels in plain sentences, for every front end."""

from collections.abc import Iterator
from datetime import date

from ..language import _, ngettext, pgettext
from ..sheets.ruleset_files import sheet_title
from ..store.kept_game import KeptGame
from ..store.occasion import Kind
from ..text.dates import day_text, stored_day_text
from ..text.names import points
from ..text.player_names import shown_name
from .daily_tries import DailyTries, DailyTry, Streak, streak_of
from .duels import Seat


def daily_game_text(kept: KeptGame) -> str:
    """Whether the daily game that is about to be played is rated."""
    day = stored_day_text(kept.occasion.tag)
    if kept.occasion.kind is Kind.PRACTICE:
        return _("The daily game of {day}, for practice: it is not rated.").format(day=day)
    if kept.game.steps:
        return _("The daily game of {day}: your rated try continues.").format(day=day)
    return _("The daily game of {day}: your rated try. It counts from the first roll.").format(day=day)


def streak_text(found: Streak) -> str:
    """`3 days in a row, best 12.`"""
    now = ngettext("{number} day in a row", "{number} days in a row", found.now).format(number=found.now)
    return _("{streak}, best {longest}.").format(streak=now, longest=found.longest)


def result_text(daily_try: DailyTry) -> str:
    """The result of a try, or its round if it is not finished."""
    if not daily_try.over:
        return _("not finished, round {round}").format(round=daily_try.round)
    total = points(daily_try.total)
    return f"{total}, {daily_try.level.title}" if daily_try.level else total


def try_text(daily_try: DailyTry) -> str:
    """A line of the history: `16 Nov 2026  Très futé !: 213 points, Respect!`."""
    what = f"{day_text(daily_try.day)}  {sheet_title(daily_try.sheet)}"
    return _("{what}: {detail}").format(what=what, detail=result_text(daily_try))


def describe_history(tries: DailyTries, player: str, today: date) -> Iterator[str]:
    """The streak and the tries of a player, latest first."""
    history = tries.of(player)
    yield _("{name}: {streak}").format(name=shown_name(player), streak=streak_text(streak_of(history, today)))
    if not history:
        yield _("No daily games yet.")
    yield from (try_text(each) for each in history)


def seat_state_text(seat: Seat) -> str:
    """How far along a player in a duel is, without points."""
    if seat.over:
        return pgettext("duel", "finished")
    if seat.bot:
        return _("is playing")
    if seat.round > 1:
        return _("in round {round}").format(round=seat.round)
    return _("not played yet")
