"""Running simulated games, on one core or several, with results that depend on the seed alone."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any, NamedTuple

from ..engine.dice import SeededDice
from ..engine.playout import Playout
from ..engine.rules import Rules
from ..engine.scoring import Score
from ..expert.simple import Bot
from ..sheets.loader import load_ruleset
from .bots import find_bot

_SPREAD = 1_000_003  # keeps the games of neighbouring seeds apart
_CHUNK = 25


class Plan(NamedTuple):
    """Which games to play."""

    ruleset: str | Path
    games: int
    players: int
    bot: str
    seed: int


def play_game(rules: Rules[Any], players: int, bot: Bot, seed: int) -> list[Score]:
    """One game; the score of each seat."""
    playout = Playout.start(rules, players, SeededDice(seed))
    random = Random(seed ^ _SPREAD)
    while playout.moves:
        playout.play(bot(rules, playout, random))
    position = playout.position
    return [rules.score(position, seat) for seat in range(players)]


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None] = lambda done: None) -> list[Score]:
    """The scores of all seats of all games, in the order of the games whatever the number of jobs."""
    scores: list[Score] = []
    for number, part in enumerate(_parts(plan, jobs), 1):
        scores += part
        progress(min(number * _CHUNK, plan.games))
    return scores


def _parts(plan: Plan, jobs: int) -> Iterator[list[Score]]:
    work = partial(_play_chunk, plan)
    starts = range(0, plan.games, _CHUNK)
    jobs = min(jobs, len(starts), os.cpu_count() or 1)
    if jobs == 1:
        yield from map(work, starts)
        return
    with get_context("spawn").Pool(jobs, signal, (SIGINT, SIG_IGN)) as pool:  # Ctrl+C is for the one who waits
        yield from pool.imap(work, starts)


def _play_chunk(plan: Plan, start: int) -> list[Score]:
    rules, bot = load_ruleset(plan.ruleset).rules, find_bot(plan.bot, plan.ruleset)
    games = range(start, min(start + _CHUNK, plan.games))
    return [score for game in games for score in play_game(rules, plan.players, bot, plan.seed * _SPREAD + game)]
