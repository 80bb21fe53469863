"""What sights are worth: how far their choices are behind the best, in points, and what they cost in time.

`python -m bench.sight puissance-3 100`: so many decisions of solo games by the net alone, each judged by a search with
more rolls, more candidates and more replies than any expert uses at the table.
"""

import sys
from random import Random
from time import process_time

from futé_tui import SeededDice, load_ruleset
from futé_tui.engine.playout import Playout
from futé_tui.expert.player import FAR, NEAR, load_expert
from futé_tui.expert.sight import Sight

JUDGE = Sight(candidates=6, rolls=72, margin=0.05, replies=4)
SIGHTS = {
    "the net alone": NEAR,
    "closure": Sight(),
    "and one roll ahead": Sight(candidates=4, rolls=18, margin=0.03),
    "as Renard plays": FAR,
}
SHARE = 0.12  # of all decisions, so that many games are seen


def main(sheet: str, wanted: int) -> None:
    expert = load_expert(load_ruleset(sheet))
    regret, seconds = dict.fromkeys(SIGHTS, 0.0), dict.fromkeys(SIGHTS, 0.0)
    random, done, seed = Random(7), 0, 5000
    while done < wanted:
        seed += 1
        playout = Playout.start(expert.rules, 1, SeededDice(seed))
        while playout.moves and done < wanted:
            position, moves = playout.position, tuple(playout.moves)
            if random.random() < SHARE:
                done += 1
                truth = expert.values(position, moves, JUDGE)
                for name, sight in SIGHTS.items():
                    start = process_time()
                    values = expert.seer.values(position, moves, playout.to_move, sight)
                    seconds[name] += process_time() - start
                    regret[name] += max(truth) - truth[values.index(max(values))]
            playout.play(expert.choose(position, moves, NEAR))
    for name in SIGHTS:
        print(f"{sheet}: {name:<18} {regret[name] / done:.3f} points a decision, {seconds[name] / done * 1e3:5.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
