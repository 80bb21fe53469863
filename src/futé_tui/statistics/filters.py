"""Choosing finished games by sheet, player, period, and number of players."""

from dataclasses import dataclass
from datetime import date


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
