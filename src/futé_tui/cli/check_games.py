"""Checks of the stored games: the file, then game by game."""

import sqlite3
from collections.abc import Iterator
from functools import partial
from os.path import exists
from pathlib import Path

from ..challenges.recognising import occasion_of
from ..disk import database_reason
from ..engine.game import Game
from ..engine.problems import RecordError
from ..language import _, ngettext
from ..store.damage import check_next_time, is_damage
from ..store.file_copy import open_untouched
from ..store.games import GameStore
from ..store.migrations import VERSION
from ..store.repair import delete_strays, find_strays, needs_repair, repair_game
from ..store.review_rows import are_sound
from ..store.reviews import delete_review
from ..store.stored import StoredGame
from ..text.problems import describe_problem
from .findings import Finding
from .open_store import open_store
from .output import show_progress


def check_games(path: Path) -> Iterator[Finding]:
    """Check the database file and, if it is sound or is made so when it is found, every game in it."""
    if _is_missing(path):
        return
    if exists(path) and (finding := _check_file(path)):
        yield finding
        if _check_file(path):
            return
    store = open_store()
    if not store.on_disk:
        yield Finding(_("No game can be stored in this file."))
    store.catch_up(progress=show_progress)
    games = store.listing()
    for done, stored in enumerate(games, 1):
        yield from _check_game(store, stored)
        show_progress(done, len(games))
    yield from _check_strays(store)
    store.close()


def _is_missing(path: Path) -> bool:
    """Whether there is nothing yet; false if that cannot be found out."""
    try:
        path.lstat()
    except OSError as error:
        return isinstance(error, FileNotFoundError)
    return False


def _check_file(path: Path) -> Finding | None:
    """Whether SQLite can read all of the file; nothing is changed."""
    try:
        with open_untouched(path) as (database, _complete):
            (version,) = database.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                return Finding(_("The file comes from a newer version of futé."))
            (result,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            return Finding(_("The file cannot be read: {reason}.").format(reason=database_reason(error)))
        result = ""
    if result == "ok":
        return None
    remedy = _("Every game that can be read is saved into a new file; the damaged one is kept.")
    return Finding(_("The file is damaged."), remedy, partial(_salvage, path))


def _salvage(path: Path) -> bool:
    """Open the store, which reports what it saves from a damaged file."""
    check_next_time(path)
    store = open_store()
    store.close()
    return store.on_disk


def _check_strays(store: GameStore) -> Iterator[Finding]:
    """Whether there are moves or results without their game."""
    if missing := len(store.ask(find_strays, list[object]())):
        sentence = ngettext(
            "{count} game is gone, but some of its moves or results are left.",
            "{count} games are gone, but some of their moves or results are left.",
            missing,
        )
        yield Finding(sentence.format(count=missing), _("They are deleted."), partial(store.repair, delete_strays))


def _check_game(store: GameStore, stored: StoredGame) -> Iterator[Finding]:
    number = stored.id
    try:
        game = stored.read()
    except RecordError as error:
        sentence = _("Game {number} cannot be read: {reason}.")
        remedy = _("fute export {number} FILE saves what is left of it; you can delete it in the list of games.")
        yield Finding(sentence.format(number=number, reason=describe_problem(error)), remedy.format(number=number))
        return
    remedy = _("The values are calculated again from the moves.")
    repair = partial(_write_again, store, number, game)
    if stored.damage:
        sentence = _("Game {number} is damaged: {reason}.")
        yield Finding(sentence.format(number=number, reason=stored.damage), remedy, repair)
    elif store.ask(partial(needs_repair, number=number, game=game), False):
        sentence = _("Lists and statistics do not match the moves of game {number}.")
        yield Finding(sentence.format(number=number), remedy, repair)
    if not are_sound(store.review_rows(number), game):
        sentence = _("The review of game {number} cannot be used.")
        remedy = _("It is deleted; the game can be reviewed again.")
        drop = partial(store.repair, partial(delete_review, number=number))
        yield Finding(sentence.format(number=number), remedy, drop)


def _write_again(store: GameStore, number: int, game: Game) -> bool:
    return store.repair(partial(repair_game, number=number, game=game, occasion=occasion_of(game)))
