"""The daily game: a challenge that follows from date and sheet, the same on every machine."""

from datetime import date
from hashlib import blake2b

from ..sheets.loader import load_ruleset
from .challenge import SEEDS, Challenge


def seed_of_day(day: date, sheet: str) -> int:
    """The seed of a day's game: the first 32 bits of BLAKE2b (8 bytes) of `fute daily 1 SHEET YYYY-MM-DD`."""
    key = f"fute daily 1 {sheet} {day.isoformat()}"
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") // SEEDS


def daily_challenge(day: date, sheet: str) -> Challenge:
    """The game of a day, on the sheet with its default options."""
    return Challenge(load_ruleset(sheet), seed_of_day(day, sheet))
