"""A store with very many finished games, all reviewed: some are played, and the others are copies with dates of their
own."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.codes import write_code
from futé_tui.engine.moves import Move
from futé_tui.engine.rules import Decision, Rules
from futé_tui.expert.review import review_game
from futé_tui.expert.simple import random_bot
from futé_tui.store.games import GameStore
from futé_tui.store.review_rows import pack_review

GAMES = 50_000
_PLAYED = 20  # of every sheet
_DAYS = 700
_DUELS = 1_000
_TABLES = (("games", "id"), ("results", "game"))


class _Guess:
    """An expert that knows nothing, but knows it at once."""

    def __init__(self, rules: Rules[Any], random: Random) -> None:
        self.rules, self._random = rules, random

    def values(self, position: Any, moves: Sequence[Move]) -> list[float]:
        return [self._random.uniform(50, 150) for _ in moves]

    def expectation(self, position: Any, seat: int) -> float:
        return 100.0


def fill_store(path: Path) -> None:
    """Make a store of many finished games, half of them alone, half by two; every tenth is a daily game, every
    tenth belongs to a duel."""
    store = GameStore(path)
    played = 0
    for sheet in ruleset_ids():
        for seed in range(_PLAYED):
            game = new_game(sheet, ["Lia", "Tom"][: seed % 2 + 1], seed=seed)
            random = Random(seed)
            while game.to_move is not None:
                game.play(random_bot(game.rules, Decision(game.position, game.moves()), random))
            number = store.begin(game)
            store.keep_review(number, pack_review(review_game(_Guess(game.rules, random), game), "guess"))
            played += 1
    store.close()
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("BEGIN")
    for first in range(played, GAMES, played):
        _copy(database, first, min(played, GAMES - first))
    for table, key in _TABLES:
        database.execute(f"UPDATE {table} SET played_on = date('2025-01-01', '+' || ({key} % {_DAYS}) || ' days')")
    _make_challenges(database)
    database.execute("COMMIT")
    database.close()


def _copy(database: sqlite3.Connection, first: int, number: int) -> None:
    """Copy the first games once more, behind those there are."""
    for table, key in (*_TABLES, ("moves", "game"), ("reviews", "game")):
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
