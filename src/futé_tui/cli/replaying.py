"""`fute replay`: a record or a stored game step by step, in the app or as text."""

import argparse

from ..engine.game import Game
from ..language import _
from ..replay.moments import Replay
from ..replay.texts import describe_replay
from ..text.player_names import shown_names
from ..text.problems import describe_problem
from ..text.spoken_sheet import speak_of
from ..user_errors import UserError
from .open_store import find_stored, open_store
from .output import at_terminal, say_all
from .reading import read_game


def run_replay(chosen: argparse.Namespace) -> int:
    """Open the replay in the app; print it without a terminal or with --text."""
    game = find_game(chosen)
    if not chosen.text and at_terminal():
        from .play import open_app  # for the app only

        return open_app(chosen, replay=game)
    speak_of(game.ruleset.dice)
    say_all(describe_replay(Replay(game), shown_names(game.players)))
    return 0


def find_game(chosen: argparse.Namespace) -> Game:
    """The game of a record file, or of the store by its number."""
    if not chosen.file.isdecimal():
        return read_game(chosen.file, chosen.ruleset)
    stored = find_stored(open_store(), chosen.file)
    if stored.damage:
        raise UserError(_("game {number} is damaged: {reason}").format(number=stored.id, reason=stored.damage))
    try:
        return stored.show()
    except ValueError as error:
        sentence = _("game {number} cannot be read: {reason}")
        raise UserError(sentence.format(number=chosen.file, reason=describe_problem(error))) from None
