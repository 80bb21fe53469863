"""A challenge: a sheet with its options and a seed, and the games that are played from it."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

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

    def start(self, player: str, *, played_on: date | None = None, practice: bool = False) -> Game:
        """This challenge as a solo game of one player."""
        return Game(self.ruleset, [player], FairShareDice(self.seed), played_on=played_on, practice=practice)


def new_challenge(sheet: str, options: Mapping[str, str] | None = None) -> Challenge:
    """A challenge with a fresh seed."""
    return Challenge(load_ruleset(sheet).with_options(options or {}), random.SystemRandom().randrange(SEEDS))
