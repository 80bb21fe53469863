"""New games as the command line describes them."""

import argparse
from collections.abc import Sequence

from ..api import new_game
from ..engine.game import Game
from ..language import _
from ..sheets.ruleset import Ruleset
from ..text.problems import describe_problem
from .parser import UserError


def start_new(chosen: argparse.Namespace, ruleset: Ruleset, players: Sequence[str]) -> Game:
    """A new game with the seed and the options that were chosen."""
    options = dict(read_option(text) for text in chosen.option)
    try:
        return new_game(ruleset, players, seed=chosen.seed, options=options, practice=chosen.practice)
    except ValueError as error:
        raise UserError(describe_problem(error)) from None


def read_option(text: str) -> tuple[str, str]:
    """The name and the setting of a disputed rule."""
    name, equals, setting = text.partition("=")
    if not equals:
        raise UserError(_("--option wants NAME=SETTING, not {text!r}").format(text=text))
    return name, setting
