"""Choosing finished games by sheet, player, period, and number of players; periods are counted back from today."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from ..language import N_

_Since = Callable[[date], date | None]


@dataclass(frozen=True, slots=True)
class Which:
    """The choice; None means any. The period includes both `since` and `until`."""

    sheet: str | None = None
    player: str | None = None
    since: date | None = None
    until: date | None = None
    alone: bool | None = None
    bots: bool = False  # the games with bots, which are kept apart from all others


EVERYTHING = Which()


def _days(number: int) -> _Since:
    return lambda today: today - timedelta(days=number - 1)


# The first day of each period, by today; None for all time.
PERIODS: Mapping[str, _Since] = {
    N_("all time"): lambda today: None,
    N_("this year"): lambda today: today.replace(month=1, day=1),
    N_("this month"): lambda today: today.replace(day=1),
    N_("last 30 days"): _days(30),
    N_("last 7 days"): _days(7),
    N_("today"): _days(1),
}
ALL_TIME = next(iter(PERIODS))
