"""How fast the experts are: decisions a second with and without sight, the slowest one, a review, and the memory. The
yardstick says how fast the machine is just then.

`python -m bench.expert puissance-3`: this sheet only; all sheets if none is named.
"""

import sys
from collections.abc import Sequence
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, median
from time import process_time

from futé_tui import SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.playout import Playout
from futé_tui.expert.manifest import NoExpert
from futé_tui.expert.player import FAR, NEAR, Expert, load_expert
from futé_tui.expert.review import review_game
from futé_tui.expert.sight import Sight

from .yardstick import yardstick

GAMES = 4


def time_decisions(expert: Expert, sight: Sight) -> list[float]:
    """CPU seconds of every decision in some solo games, after one game to get going."""
    times: list[float] = []
    for seed in range(GAMES + 1):
        playout = Playout.start(expert.rules, 1, SeededDice(seed))
        while playout.moves:
            start = process_time()
            move = expert.choose(playout.position, playout.moves, sight)
            if seed:
                times.append(process_time() - start)
            playout.play(move)
    return times


def time_review(expert: Expert, sheet: str) -> float:
    """CPU seconds of the review of a solo game that the net alone plays."""
    game = new_game(sheet, ["Lia"], seed=7)
    while game.to_move is not None:
        game.play(expert.choose(game.position, game.moves(), NEAR))
    start = process_time()
    review_game(expert, game)
    return process_time() - start


def main(sheets: Sequence[str]) -> None:
    for sheet in sheets:
        try:
            expert = load_expert(load_ruleset(sheet))
        except NoExpert as problem:
            print(f"{sheet:<20} {problem}")
            continue
        near, far = time_decisions(expert, NEAR), time_decisions(expert, FAR)
        review = time_review(expert, sheet)
        print(
            f"{sheet:<20} net alone {1 / fmean(near):6.0f} decisions/s   with sight {1 / fmean(far):5.0f} decisions/s,"
            f" mean {fmean(far) * 1e3:4.1f} ms, worst {max(far) * 1e3:4.0f} ms   review {review:4.2f} s"
            f"   yardstick {median(yardstick() for _ in range(5)) * 1e3:.1f} ms"
        )
    print(f"memory: {getrusage(RUSAGE_SELF).ru_maxrss // 1024} MiB at most")


if __name__ == "__main__":
    main(sys.argv[1:] or ruleset_ids())
