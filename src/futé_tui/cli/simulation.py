"""`fute simulate`: many games by bots, as a table."""

import argparse
import sys

from ..language import _
from ..simulate.run import Plan, simulate
from ..simulate.table import tabulate
from .reading import find_ruleset
from .words import UserError

_BAR = 40


def run_simulate(chosen: argparse.Namespace) -> int:
    ruleset = find_ruleset(chosen.sheet)
    counts = ruleset.player_counts
    if chosen.players not in counts:
        told = _("{sheet} is for {least} to {most} players, not {found}")
        facts = {"sheet": ruleset.id, "least": counts[0], "most": counts[-1], "found": chosen.players}
        raise UserError(told.format(**facts))
    plan = Plan(chosen.sheet, chosen.games, chosen.players, chosen.bot, chosen.seed)
    scores = simulate(plan, chosen.jobs, _Progress(chosen.games) if sys.stderr.isatty() else lambda done: None)
    told = _("{sheet}: games {games}, players {players}, bot {bot}, seed {seed}")
    facts = {"games": chosen.games, "players": chosen.players, "bot": chosen.bot, "seed": chosen.seed}
    print(told.format(sheet=ruleset.id, **facts))
    for line in tabulate(scores, ruleset.ratings if chosen.players == 1 else ()):
        print(line)
    return 0


class _Progress:
    """A bar that fills on the error stream and goes away at the end."""

    def __init__(self, games: int) -> None:
        self._games = games

    def __call__(self, done: int) -> None:
        filled = _BAR * done // self._games
        end = "\r" + " " * (_BAR + 20) + "\r" if done == self._games else ""
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{self._games}{end}")
        sys.stderr.flush()
