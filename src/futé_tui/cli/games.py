"""`fute games`: the list of stored games."""

import argparse

from ..language import _
from ..sheets.ruleset_files import sheet_title
from ..store.stored import StoredGame
from ..text.dates import stored_day_text
from ..text.player_names import shown_names
from .open_store import open_store
from .output import say, show_progress


def run_games(chosen: argparse.Namespace) -> int:
    """Print a line for every stored game, latest first."""
    store = open_store()
    store.catch_up(progress=show_progress)
    games = store.listing()
    for stored in games:
        say(f"{stored.id:>4}  {stored_day_text(stored.played_on)}  {_described(stored)}")
    if not games:
        say(_("There are no stored games yet."))
    return 0


def _described(stored: StoredGame) -> str:
    sheet = sheet_title(stored.sheet)
    if stored.damage:
        return _("{sheet}, damaged: {reason}").format(sheet=sheet, reason=stored.damage)
    if stored.sealed:
        line = _("{sheet}, duel of {name}: points are shown once everybody has played")
        return line.format(sheet=sheet, name=", ".join(shown_names(stored.players)))
    if not stored.totals:
        return _("{sheet}, cannot be read").format(sheet=sheet)
    totals = ", ".join(
        f"{name} {total}" for name, total in zip(shown_names(stored.players), stored.totals, strict=True)
    )
    line = _("{sheet}, finished: {totals}") if stored.over else _("{sheet}, in round {round}: {totals}")
    return line.format(sheet=sheet, round=stored.round, totals=totals)
