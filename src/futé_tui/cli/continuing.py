"""Which game `fute line` continues: one from the store, or one from a record."""

import argparse
import shlex

from ..challenges.recognising import occasion_in
from ..engine.problems import RecordError
from ..language import _
from ..outside import visible
from ..store.games import GameStore
from ..store.kept_game import KeptGame
from ..store.occasion import Kind
from ..store.stored import StoredGame
from ..text.problems import about_file, describe_problem
from ..user_errors import UserError
from .open_store import find_stored
from .reading import read_game


def continue_stored(store: GameStore, text: str) -> KeptGame:
    """The game with this number; without one, the latest open game."""
    stored = find_stored(store, text) if text else _latest(store)
    if stored.damage:
        raise UserError(_("game {number} is damaged: {reason}").format(number=stored.id, reason=stored.damage))
    if stored.over:
        raise UserError(_("game {number} is over; fute replay shows it").format(number=stored.id))
    if _has_a_flag(stored):
        sentence = _("game {number} is a daily game or part of a duel; continue it with --daily or --duel")
        raise UserError(sentence.format(number=stored.id))
    try:
        return KeptGame.from_store(store, stored)
    except RecordError as error:
        sentence = _("game {number} cannot be read: {reason}")
        raise UserError(sentence.format(number=stored.id, reason=describe_problem(error))) from None


def _latest(store: GameStore) -> StoredGame:
    latest = [stored for stored in store.games(over=False) if not stored.damage and not _has_a_flag(stored)]
    if not latest:
        raise UserError(_("there is no game to continue"))
    return latest[0]


def _has_a_flag(stored: StoredGame) -> bool:
    """Whether the game is continued with a special flag, --daily or --duel."""
    return stored.occasion.kind in (Kind.DAILY, Kind.DUEL)


def continue_record(store: GameStore | None, chosen: argparse.Namespace) -> KeptGame:
    """The game of a record, under its number if it is in the store."""
    game = read_game(chosen.sheet, chosen.ruleset)
    if game.to_move is None:
        command = f"fute replay {shlex.quote(visible(chosen.sheet))}"
        raise UserError(about_file(chosen.sheet, _("the game is over; see it with: {command}").format(command=command)))
    if store is None:
        return KeptGame(game)
    if stored := store.find(game):
        return KeptGame(game, stored.occasion, store=store, number=stored.id)
    return KeptGame(game, occasion_in(store, game), store=store)
