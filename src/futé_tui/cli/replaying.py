"""`fute replay`: a record or a stored game gone through again, in the app or told as text."""

import argparse

from ..engine.game import Game
from ..language import _
from ..replay.moments import Replay
from ..replay.telling import tell_replay
from ..table.names import shown_name
from ..text.problems import tell_problem
from .games import find_stored, open_store
from .reading import read_game
from .terminal import at_terminal
from .words import UserError


def run_replay(chosen: argparse.Namespace) -> int:
    """Open the game in the app; without a terminal, or if that is asked for, tell it as text."""
    game = _game(chosen)
    if not chosen.text and at_terminal():
        from .table import open_app

        return open_app(chosen, replay=game)
    for line in tell_replay(Replay(game), [shown_name(name) for name in game.players]):
        print(line)
    return 0


def _game(chosen: argparse.Namespace) -> Game:
    """The game of a record or, by its number, of the store."""
    if not chosen.file.isdecimal():
        return read_game(chosen.file, chosen.ruleset)
    stored = find_stored(open_store(), chosen.file)
    if stored.sealed:
        raise UserError(_("games of a duel are shown when everybody has played"))
    try:
        return stored.read()
    except ValueError as error:
        told = _("game {number} cannot be read: {reason}")
        raise UserError(told.format(number=chosen.file, reason=tell_problem(error))) from None
