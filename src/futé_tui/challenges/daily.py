"""The daily game: a challenge that follows from date and sheet, the same on every machine."""

from datetime import date
from hashlib import blake2b

from ..sheets.loader import load_ruleset
from .challenge import SEEDS, Challenge


def seed_of_day(day: date, sheet: str, edition: str = "") -> int:
    """The seed of a day's game: the first 32 bits of BLAKE2b (8 bytes) of `fute daily 1 SHEET YYYY-MM-DD`.

    For a sheet of one's own the edition follows behind its id: everybody with the same sheet has the same dice.
    """
    key = f"fute daily 1 {' '.join((sheet, edition)).rstrip()} {day.isoformat()}"
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") // SEEDS


def daily_challenge(day: date, sheet: str) -> Challenge:
    """The game of a day, on the sheet with its default options."""
    ruleset = load_ruleset(sheet)
    return Challenge(ruleset, seed_of_day(day, sheet, ruleset.edition))
