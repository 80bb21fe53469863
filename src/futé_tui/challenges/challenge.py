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

    def start(self, player: str, *, played_on: date | None = None, practice: bool = False, bot: str = "") -> Game:
        """This challenge as a solo game of one player, a person or a bot by its key."""
        dice, bots = FairShareDice(self.seed), {0: bot} if bot else {}
        return Game(self.ruleset, [player], dice, played_on=played_on, practice=practice, bots=bots)


def new_challenge(sheet: str, options: Mapping[str, str] | None = None) -> Challenge:
    """A challenge with a fresh seed."""
    return Challenge(load_ruleset(sheet).with_options(options or {}), random.SystemRandom().randrange(SEEDS))
