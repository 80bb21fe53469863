"""A store with very many finished games: some are played, and the others are copies with dates of their own."""

import sqlite3
from pathlib import Path
from random import Random

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.codes import write_code
from futé_tui.engine.rules import Decision
from futé_tui.expert.simple import random_bot
from futé_tui.store.games import GameStore

GAMES = 50_000
_PLAYED = 20  # of every sheet
_DAYS = 700
_DUELS = 1_000
_TABLES = (("games", "id"), ("results", "game"))


def fill_store(path: Path, games: int = GAMES) -> None:
    """Make a store of this many finished games, half of them alone, half by two; every tenth is a daily game, every
    tenth belongs to a duel."""
    store = GameStore(path)
    played = 0
    for sheet in ruleset_ids():
        for seed in range(_PLAYED):
            game = new_game(sheet, ["Lia", "Tom"][: seed % 2 + 1], seed=seed)
            random = Random(seed)
            while game.to_move is not None:
                game.play(random_bot(game.rules, Decision(game.position, game.moves()), random))
            store.begin(game)
            played += 1
    store.close()
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("BEGIN")
    for first in range(played, games, played):
        _copy(database, first, min(played, games - first))
    for table, key in _TABLES:
        database.execute(f"UPDATE {table} SET played_on = date('2025-01-01', '+' || ({key} % {_DAYS}) || ' days')")
    _make_challenges(database)
    database.execute("COMMIT")
    database.close()


def _copy(database: sqlite3.Connection, first: int, number: int) -> None:
    """Copy the first games once more, behind those there are."""
    for table, key in (*_TABLES, ("moves", "game")):
        others = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[1] != key]
        columns = ", ".join(others)
        copies = f"SELECT {key} + {first}, {columns} FROM {table} WHERE {key} <= {number}"
        database.execute(f"INSERT INTO {table} ({key}, {columns}) {copies}")


def _make_challenges(database: sqlite3.Connection) -> None:
    """Turn solo games, which have odd numbers, into daily games and games of duels."""
    for table, key in _TABLES:
        database.execute(f"UPDATE {table} SET kind = 'daily' WHERE {key} % 10 = 1")
        database.execute(f"UPDATE {table} SET kind = 'duel' WHERE {key} % 10 = 3")
    database.execute("UPDATE games SET tag = played_on WHERE kind = 'daily'")
    qwinto = load_ruleset("qwinto")
    codes = [(write_code(Challenge(qwinto, seed)), seed) for seed in range(_DUELS)]
    database.executemany(f"UPDATE games SET tag = ? WHERE kind = 'duel' AND id / 10 % {_DUELS} = ?", codes)
