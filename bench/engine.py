"""How fast the engine is: random solo games and moves a second for every ruleset, and what each step costs.

The machine may be busy, so every figure is the best of several short runs, and the yardstick runs between them.
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from futé_tui import SeededDice, load_ruleset, ruleset_ids
from futé_tui.engine.rules import Decision, Rules
from futé_tui.simulate.bots import random_bot

from .yardstick import CALLS, yardstick

CHUNK = 40
CHUNKS = 30


def play(rules: Rules, seed: int, random: Random) -> list[Decision]:
    """A random solo game: every decision of it."""
    dice = SeededDice(seed)
    decision = rules.start(1)
    decisions = []
    while decision.moves:
        decisions.append(decision)
        move = random_bot(rules, decision, random)
        throw = rules.throw(decision.position, move)
        decision = rules.play(decision.position, move, dice.throw(throw) if throw else None)
    return decisions


def measure_games(ruleset_id: str) -> str:
    rules = load_ruleset(ruleset_id).rules
    random = Random(1)
    fastest, yard, best_moves = float("inf"), float("inf"), 0
    for chunk in range(CHUNKS):
        start = perf_counter()
        moves = sum(len(play(rules, chunk * CHUNK + game, random)) for game in range(CHUNK))
        elapsed = perf_counter() - start
        if elapsed < fastest:
            fastest, best_moves = elapsed, moves
        yard = min(yard, yardstick())
    games, each = CHUNK / fastest, best_moves / fastest
    cost = CALLS / yard / games
    return f"{ruleset_id:<20} {games:8.0f} games/s {each:9.0f} moves/s   a game costs {cost:6.0f} yardstick calls"


def best(action: Callable[[], object], times: int = 300) -> float:
    """Microseconds that an action takes at best."""
    fastest = float("inf")
    for _ in range(20):
        start = perf_counter()
        for _ in range(times):
            action()
        fastest = min(fastest, (perf_counter() - start) / times)
    return fastest * 1e6


def measure_steps(ruleset_id: str) -> str:
    """The cost of the single steps in the middle of a game."""
    rules = load_ruleset(ruleset_id).rules
    decisions = play(rules, 1, Random(1))
    choosing = max(decisions, key=lambda decision: len(decision.moves))
    position, moves = choosing
    quiet = next(move for move in moves if not rules.throw(position, move))
    figures = {
        "copying": best(lambda: position._replace(round=position.round)),
        f"listing {len(moves)} moves": best(lambda: rules.moves(position)),
        "playing": best(lambda: rules.play(position, quiet)),
        "scoring": best(lambda: rules.score(position, 0)),
    }
    return f"{ruleset_id:<20} " + "   ".join(f"{name} {cost:.1f} µs" for name, cost in figures.items())


def main() -> None:
    ids = sys.argv[1:] or ruleset_ids()
    print(f"yardstick: {CALLS / min(yardstick() for _ in range(10)):.0f} small function calls a second")
    for ruleset_id in ids:
        print(measure_games(ruleset_id))
    for ruleset_id in ids:
        print(measure_steps(ruleset_id))


if __name__ == "__main__":
    main()
