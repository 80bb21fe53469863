"""What a game from outside was: its dice tell whether it is a daily game or the game of a duel."""

from datetime import date

from ..engine.dice import FairShareDice
from ..engine.game import Game
from ..sheets.loader import load_ruleset, ruleset_ids
from ..store.games import GameStore
from ..store.stored import Kind
from .challenge import SEEDS, Challenge
from .codes import read_code, write_code
from .daily import seed_of_day
from .daily_tries import DailyTries
from .duels import Duel
from .verifying import first_foreign_roll


def kind_of(game: Game) -> tuple[Kind, str]:
    """How a game is kept, and under which tag, so that exported games come back as what they were."""
    dice = game.dice
    if not isinstance(dice, FairShareDice) or not 0 <= dice.seed < SEEDS or len(game.players) > 1 or game.practice:
        return "table", ""
    ruleset = game.ruleset
    if ruleset.id not in ruleset_ids() or first_foreign_roll(game):
        return "table", ""
    if dice.seed == seed_of_day(game.played_on, ruleset.id) and not ruleset.settings:
        return "daily", game.played_on.isoformat()
    return "duel", write_code(Challenge(load_ruleset(ruleset.id).with_options(ruleset.settings), dice.seed))


def kind_in(store: GameStore, game: Game) -> tuple[Kind, str]:
    """How this store keeps a game from outside: one more game of a day or a duel that its player has there already is
    practice."""
    kind, tag = kind_of(game)
    player = game.players[0]
    if kind == "daily" and DailyTries(store).rated(date.fromisoformat(tag), game.ruleset.id, player):
        return "practice", tag
    if kind == "duel" and Duel(store, read_code(tag)).seat_of(player):
        return "practice", tag
    return kind, tag
