"""Which game `fute line` goes on with: one of the store, or that of a record."""

import argparse

from ..engine.records import RecordError
from ..language import _
from ..same_dice.recognising import kind_in
from ..same_dice.sitting import Sitting
from ..store.games import GameStore
from ..store.stored import StoredGame
from ..text.problems import tell_problem
from .games import find_stored
from .reading import read_game
from .words import UserError


def continue_stored(games: GameStore, text: str) -> Sitting:
    """The game with this number; without one, the latest that is not over."""
    stored = find_stored(games, text) if text else _latest(games)
    if stored.over:
        raise UserError(_("game {number} is over; fute replay shows it").format(number=stored.id))
    if stored.kind in ("daily", "duel"):
        told = _("game {number} is a daily game or belongs to a duel; go on with it with --daily or --duel")
        raise UserError(told.format(number=stored.id))
    try:
        return Sitting(stored.read(), stored.id, stored.kind, stored.tag)
    except RecordError as error:
        told = _("game {number} cannot be read: {reason}")
        raise UserError(told.format(number=stored.id, reason=tell_problem(error))) from None


def _latest(games: GameStore) -> StoredGame:
    latest = [stored for stored in games.games(over=False) if stored.kind in ("table", "practice")]
    if not latest:
        raise UserError(_("there is no game to go on with"))
    return latest[0]


def continue_record(games: GameStore | None, chosen: argparse.Namespace) -> Sitting:
    """The game of a record, under its number if the store has it already."""
    game = read_game(chosen.sheet, chosen.ruleset)
    stored = games.find(game) if games else None
    if stored:
        return Sitting(game, stored.id, stored.kind, stored.tag)
    kind, tag = kind_in(games, game) if games else ("table", "")
    return Sitting(game, None, kind, tag)
