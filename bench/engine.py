"""How fast the engine is: random solo games a second for every ruleset, as playouts and through `Game`, and what each
step costs.

The machine may be busy, so games a second are the best of many short runs by CPU time. What a game costs is counted in
calls of the yardstick that runs right after each of them, and the budget is how much less that is than it was before
games stayed on one open table.
"""

import sys
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from futé_tui import SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.playout import Playout
from futé_tui.engine.rules import Decision
from futé_tui.expert.simple import random_bot
from futé_tui.sheets.ruleset import Ruleset

from .figures import verdict
from .yardstick import CALLS, yardstick

CHUNK = 40
CHUNKS = 30
PLAYER = ("Lia",)
_TIMES = 300


class Before(NamedTuple):
    """What a game did cost, in yardstick calls, and how many times as fast it has to be now."""

    calls: int
    times: float


PLAYOUTS_BEFORE = {  # Mélange: version 1 of the sheet
    "melange": Before(3520, 1.57),
    "puissance-3": Before(2860, 1.28),
    "qwinto": Before(870, 1.2),
    "tres-fute": Before(1890, 1.46),
    "vraiment-tres-fute": Before(2450, 1.24),
}
GAMES_BEFORE = {"tres-fute": Before(2760, 1.67)}


def play_out(ruleset: Ruleset, seed: int, random: Random) -> int:
    """A random solo game as a playout: how many choices it had."""
    rules, choices = ruleset.rules, 0
    playout = Playout.start(rules, 1, SeededDice(seed))
    while playout.moves:
        playout.play(random_bot(rules, playout, random))
        choices += 1
    return choices


def play_game(ruleset: Ruleset, seed: int, random: Random) -> int:
    """A random solo game through the public names: how many moves it had."""
    game = new_game(ruleset, PLAYER, seed=seed)
    while moves := game.moves():
        useful = len(moves) - 1 if len(moves) > 1 and moves[-1].stops else len(moves)
        game.play(moves[int(random.random() * useful)])
    return len(game.steps)


def measure(
    ruleset: Ruleset, play: Callable[[Ruleset, int, Random], int], unit: str, before: Mapping[str, Before]
) -> str:
    random = Random(1)
    fastest, best_moves = float("inf"), 0
    costs = []
    for chunk in range(CHUNKS):
        start = process_time()
        moves = sum(play(ruleset, chunk * CHUNK + game, random) for game in range(CHUNK))
        elapsed = process_time() - start
        if elapsed < fastest:
            fastest, best_moves = elapsed, moves
        costs.append(elapsed / CHUNK * CALLS / yardstick())
    games, each, cost = CHUNK / fastest, best_moves / fastest, median(costs)
    line = f"{ruleset.id:<20} {games:8.0f} games/s {each:9.0f} {unit}/s   a game costs {cost:6.0f} yardstick calls"
    if ruleset.id not in before:
        return line
    calls, times = before[ruleset.id]
    return f"{line}: {calls / cost:.2f} times as fast as before (budget {times:g}: {verdict(calls / cost >= times)})"


def best(action: Callable[[], object]) -> float:
    """Microseconds that an action takes at best."""
    fastest = float("inf")
    for _ in range(20):
        start = process_time()
        for _ in range(_TIMES):
            action()
        fastest = min(fastest, (process_time() - start) / _TIMES)
    return fastest * 1e6


def widest(ruleset: Ruleset) -> Decision[Any]:
    """The decision of a random game with the most moves."""
    game, random = new_game(ruleset, PLAYER, seed=1), Random(1)
    decisions = []
    while game.moves():
        decisions.append(Decision(game.position, game.moves()))
        game.play(random_bot(game.rules, decisions[-1], random))
    return max(decisions, key=lambda decision: len(decision.moves))


def measure_steps(ruleset: Ruleset) -> str:
    """The cost of single steps in the middle of a game."""
    rules = ruleset.rules
    position, moves = widest(ruleset)
    quiet = next(move for move in moves if not move.throws)
    figures = {
        "copying": best(lambda: position._replace(round=position.round)),
        f"listing {len(moves)} moves": best(lambda: rules.moves(position)),
        "playing": best(lambda: rules.play(position, quiet)),
        "afterstate": best(lambda: rules.afterstate(position, quiet)),
        "scoring": best(lambda: rules.score(position, 0)),
    }
    return f"{ruleset.id:<20} " + "   ".join(f"{name} {cost:.1f} µs" for name, cost in figures.items())


def main() -> None:
    rulesets = [load_ruleset(ruleset_id) for ruleset_id in sys.argv[1:] or ruleset_ids()]
    print(f"yardstick: {CALLS / min(yardstick() for _ in range(10)):.0f} small function calls a second")
    print("playouts")
    for ruleset in rulesets:
        print(measure(ruleset, play_out, "choices", PLAYOUTS_BEFORE))
    print("through Game")
    for ruleset in rulesets:
        print(measure(ruleset, play_game, "moves", GAMES_BEFORE))
    for ruleset in rulesets:
        print(measure_steps(ruleset))


if __name__ == "__main__":
    main()
