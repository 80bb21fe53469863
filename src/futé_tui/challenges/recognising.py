"""The occasion of a game from outside: its dice show whether it is a daily game or the game of a duel."""

from datetime import date

from ..engine.dice import FairShareDice
from ..engine.game import Game
from ..sheets.ruleset import ruleset_of
from ..store.games import GameStore
from ..store.occasion import TABLE, Kind, Occasion
from .challenge import SEEDS, Challenge, seed_of_day
from .codes import read_code, write_code
from .daily_tries import DailyTries
from .duels import Duel
from .verifying import first_foreign_roll


def occasion_of(game: Game) -> Occasion:
    """The occasion on which a game was played, so that an exported game comes back as what it was."""
    dice = game.dice
    if not isinstance(dice, FairShareDice) or not 0 <= dice.seed < SEEDS or len(game.players) > 1 or game.practice:
        return TABLE
    if first_foreign_roll(game):
        return TABLE
    ruleset = ruleset_of(game)
    if dice.seed == seed_of_day(game.played_on, ruleset.id, ruleset.edition) and not ruleset.settings:
        return Occasion.daily(game.played_on)
    return Occasion.duel(write_code(Challenge(ruleset, dice.seed)))


def occasion_in(store: GameStore, game: Game) -> Occasion:
    """The occasion of a game from outside in this store: a second game of a day or a duel by its player is practice."""
    occasion, player = occasion_of(game), game.players[0]
    match occasion.kind:
        case Kind.DAILY:
            day = date.fromisoformat(occasion.tag)
            played = DailyTries(store).rated(day, game.ruleset.id, player) is not None
        case Kind.DUEL:
            played = Duel(store, read_code(occasion.tag, (game.ruleset.source,))).seat_of(player) is not None
        case _:
            played = False
    return occasion.as_practice() if played else occasion
