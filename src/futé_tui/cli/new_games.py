"""New games as the command line describes them."""

import argparse
from collections.abc import Sequence

from ..api import new_game
from ..engine.game import Game
from ..expert.manifest import NoExpert
from ..expert.seats import BotSeats
from ..sheets.ruleset import Ruleset
from ..text.experts import explain_no_expert
from ..text.problems import describe_problem
from ..text.seats import read_seats
from ..user_errors import UserError


def start_new(chosen: argparse.Namespace, ruleset: Ruleset, players: Sequence[str]) -> Game:
    """A new game with the seed that was chosen."""
    try:
        names, bots = read_seats(players)
        game = new_game(ruleset, names, seed=chosen.seed, practice=chosen.practice, bots=bots)
        BotSeats(game).load()
    except NoExpert as problem:
        raise UserError(explain_no_expert(problem, chosen.sheet or ruleset.id)) from None
    except ValueError as error:
        raise UserError(describe_problem(error)) from None
    return game
