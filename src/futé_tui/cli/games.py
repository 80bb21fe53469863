"""`fute games`, `fute export`, `fute import`: the stored games from the command line."""

import argparse
import sys
from pathlib import Path

from ..api import read_record
from ..disk import reason
from ..engine.game import Game
from ..engine.records import RecordError
from ..language import _
from ..same_dice.recognising import kind_in
from ..store.exporting import export, readable_record
from ..store.games import GameStore
from ..store.paths import games_file
from ..store.stored import StoredGame
from ..text.problems import about_file, tell_problem
from .progress import show_progress
from .words import UserError

_LONGEST_ID = 18  # digits, so that SQLite can hold the number


def run_games(chosen: argparse.Namespace) -> int:
    """A line for each stored game, latest first."""
    store = open_store()
    store.catch_up(progress=show_progress)
    games = store.games()
    for stored in games:
        print(f"{stored.id:>4}  {stored.started} UTC  {_described(stored)}")
    if not games:
        print(_("There are no stored games yet."))
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    """One game into a file, or all of them into a folder."""
    target = Path(chosen.file)
    store = open_store()
    try:
        if chosen.all:
            target.mkdir(parents=True, exist_ok=True)
            for stored in store.games():
                (target / f"game-{stored.id}.fute").write_text(readable_record(stored), encoding="utf-8")
        else:
            export(find_stored(store, chosen.game), target)
    except OSError as error:
        raise UserError(_("{file} cannot be written: {reason}").format(file=target, reason=reason(error))) from None
    return 0


def run_import(chosen: argparse.Namespace) -> int:
    """Records into the store; what is there already is not added again, what is not legal is refused."""
    store = open_store()
    status = 0
    for name in chosen.files:
        try:
            game = read_record(Path(name).read_text(encoding="utf-8"))
        except OSError as error:
            print(_("{file}: cannot be read: {reason}").format(file=name, reason=reason(error)))
            status = 1
        except (RecordError, UnicodeDecodeError) as error:
            print(about_file(name, tell_problem(error)))
            status = 1
        else:
            print(about_file(name, _add(store, game)))
    return status


def _add(store: GameStore, game: Game) -> str:
    if store.find(game):
        return _("is there already")
    kind, tag = kind_in(store, game)
    number = store.begin(game, kind=kind, tag=tag)
    if not store.on_disk:
        raise UserError(_("the game cannot be stored"))
    return _("is game {number} now").format(number=number)


def open_store() -> GameStore:
    return GameStore(games_file(), lambda problem: print(f"fute: {problem}", file=sys.stderr))


def find_stored(store: GameStore, text: str) -> StoredGame:
    stored = store.game(int(text)) if text.isdecimal() and len(text) <= _LONGEST_ID else None
    if stored is None:
        raise UserError(_("there is no game {text!r}; fute games lists them").format(text=text))
    return stored


def _described(stored: StoredGame) -> str:
    if stored.sealed:
        told = _("{sheet}, duel of {name}: points are told when everybody has played")
        return told.format(sheet=stored.sheet, name=", ".join(stored.players))
    if not stored.totals:
        return _("{sheet}, cannot be read").format(sheet=stored.sheet)
    totals = ", ".join(f"{name} {total}" for name, total in zip(stored.players, stored.totals, strict=True))
    told = _("{sheet}, finished: {totals}") if stored.over else _("{sheet}, in round {round}: {totals}")
    return told.format(sheet=stored.sheet, round=stored.round, totals=totals)
