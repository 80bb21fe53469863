"""New games as the command line describes them."""

import argparse
from collections.abc import Sequence

from ..api import new_game
from ..engine.game import Game
from ..sheets.ruleset import Ruleset
from ..text.problems import describe_problem
from .parser import UserError
from .reading import read_options


def start_new(chosen: argparse.Namespace, ruleset: Ruleset, players: Sequence[str]) -> Game:
    """A new game with the seed and the options that were chosen."""
    options = read_options(chosen.option)
    try:
        return new_game(ruleset, players, seed=chosen.seed, options=options, practice=chosen.practice)
    except ValueError as error:
        raise UserError(describe_problem(error)) from None
