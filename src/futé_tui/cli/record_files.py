"""`fute export`, `fute import`: stored games as records."""

import argparse
from pathlib import Path

from ..challenges.recognising import occasion_in
from ..disk import file_reason
from ..engine.game import Game
from ..language import _
from ..outside import visible
from ..store.exporting import export, export_all
from ..store.games import GameStore
from ..text.problems import about_file
from ..user_errors import UserError
from .open_store import find_stored, open_store
from .output import complain, say
from .reading import read_game


def run_export(chosen: argparse.Namespace) -> int:
    """Write one game into a file, or all of them into a folder; 1 if it cannot be found out whether there are any."""
    target = Path(chosen.file)
    store = open_store()
    games = store.listing()
    try:
        if chosen.all:
            for number in export_all(games, target, force=chosen.force):
                sentence = _("game {number} is left out until everybody has played its duel")
                complain(sentence.format(number=number))
        else:
            export(find_stored(store, chosen.game), target, force=chosen.force)
    except FileExistsError as error:
        raise UserError(
            _("{file} already exists; --force overwrites it").format(file=visible(error.filename))
        ) from None
    except OSError as error:
        raise UserError(
            _("{file} cannot be written: {reason}").format(file=visible(target), reason=file_reason(error))
        ) from None
    return 0 if games or store.on_disk else 1


def run_import(chosen: argparse.Namespace) -> int:
    """Add records to the store, unless they are there already or cannot be read."""
    store = open_store()
    status = 0
    for name in chosen.files:
        try:
            game = read_game(name)
        except UserError as error:
            say(error)
            status = 1
        else:
            say(about_file(name, _add(store, game)))
    return status


def _add(store: GameStore, game: Game) -> str:
    if store.find(game):
        return _("already stored")
    number = store.begin(game, occasion_in(store, game))
    if not store.on_disk:
        raise UserError(_("the game cannot be stored"))
    return _("imported as game {number}").format(number=number)
