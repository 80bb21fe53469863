"""Challenges: a sheet with its options and a seed, from which games are played; every day has one for each sheet."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b

from ..engine.dice import FairShareDice
from ..engine.game import Game
from ..sheets.loader import load_ruleset
from ..sheets.ruleset import Ruleset

SEEDS = 1 << 32
MOST_PLAYERS = 4


@dataclass(frozen=True)
class Challenge:
    """The sheet and the seed that all its players share."""

    ruleset: Ruleset
    seed: int

    def start(self, player: str, *, played_on: date | None = None, practice: bool = False, bot: str = "") -> Game:
        """This challenge as a solo game of one player, a person or a bot by its key."""
        dice, bots = FairShareDice(self.seed), {0: bot} if bot else {}
        return Game(self.ruleset, [player], dice, played_on=played_on, practice=practice, bots=bots)


def new_challenge(sheet: str, options: Mapping[str, str] | None = None) -> Challenge:
    """A challenge with a fresh seed."""
    return Challenge(load_ruleset(sheet).with_options(options or {}), random.SystemRandom().randrange(SEEDS))


def seed_of_day(day: date, sheet: str, edition: str = "") -> int:
    """The seed of a day's game: the first 32 bits of BLAKE2b (8 bytes) of `fute daily 1 SHEET YYYY-MM-DD`.

    For a sheet of one's own the edition follows its id: everybody with the same sheet has the same dice.
    """
    key = f"fute daily 1 {' '.join((sheet, edition)).rstrip()} {day.isoformat()}"
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") // SEEDS


def daily_challenge(day: date, sheet: str) -> Challenge:
    """The game of a day, on the sheet with its default options."""
    ruleset = load_ruleset(sheet)
    return Challenge(ruleset, seed_of_day(day, sheet, ruleset.edition))
