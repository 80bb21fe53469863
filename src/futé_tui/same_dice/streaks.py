"""Streaks: days in a row on which a daily game was finished."""

from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

_DAY = timedelta(days=1)


class Streak(NamedTuple):
    """How many days in a row up to now, and the most there ever were."""

    now: int
    longest: int


def streak(days: Collection[date], today: date) -> Streak:
    """The streak of somebody who finished daily games of these days; a day that is not over yet breaks nothing."""
    played = set(days)
    end = today if today in played else today - _DAY
    last_days = (day for day in played if day + _DAY not in played)
    return Streak(_length(played, end), max((_length(played, day) for day in last_days), default=0))


def _length(played: Collection[date], end: date) -> int:
    """How many days in a row were played, up to and with this one."""
    length = 0
    while end in played:
        length += 1
        end -= _DAY
    return length
