"""Streaks: days in a row on which a daily game was finished."""

from collections.abc import Collection
from datetime import date
from typing import NamedTuple


class Streak(NamedTuple):
    """Days in a row up to now, and the longest streak ever."""

    now: int
    longest: int


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
