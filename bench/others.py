"""Whether it pays to look at what others gain: the expert that does so against the same one that does not, by wins.

`python -m bench.others qwinto 200 0.5 0.2`: two players, so many games, how much the other's expectation counts, and
how far behind the best a move may be, as a share of what is expected, to be made for the other's sake. `--far` lets
both look ahead, as Maître Renard does; without it they look to the end of their own moves only.
"""

import argparse
from statistics import fmean, stdev

from futé_tui import SeededDice, load_ruleset
from futé_tui.engine.playout import Playout
from futé_tui.expert.player import FAR, load_expert
from futé_tui.expert.rivals import RIVALRY, Rivalry
from futé_tui.expert.sight import Sight

PLAYERS = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet")
    parser.add_argument("games", type=int)
    parser.add_argument("weight", type=float, nargs="?", default=RIVALRY.weight)
    parser.add_argument("margin", type=float, nargs="?", default=RIVALRY.margin)
    parser.add_argument("--far", action="store_true")
    order = parser.parse_args()
    rivalry, sight = Rivalry(order.weight, order.margin), FAR if order.far else Sight()
    ruleset = load_ruleset(order.sheet)
    expert = load_expert(ruleset)
    points: list[float] = []  # 1 for a win of the one who looks, a half for a draw
    totals = [0, 0]  # of the one who looks, and of the other
    for game in range(order.games):
        looks = game % PLAYERS  # every deal is played from both seats
        playout = Playout.start(ruleset.rules, PLAYERS, SeededDice(1_000_000 + game // PLAYERS))
        while playout.moves:
            mine = rivalry if playout.to_move == looks else None
            playout.play(expert.choose(playout.position, playout.moves, sight, mine))
        scores = [ruleset.rules.score(playout.position, seat).total for seat in range(PLAYERS)]
        totals[0] += scores[looks]
        totals[1] += scores[1 - looks]
        points.append((scores[looks] > scores[1 - looks]) + (scores[0] == scores[1]) / 2)
    deals = [fmean(pair) for pair in zip(points[::2], points[1::2], strict=True)]  # the luck of the seats cancels out
    print(
        f"{order.sheet}: weight {order.weight}, margin {order.margin}, {order.games} games,"
        f" wins {fmean(deals):.1%} ± {stdev(deals) / len(deals) ** 0.5:.1%},"
        f" means {totals[0] / order.games:.1f} against {totals[1] / order.games:.1f}"
    )


if __name__ == "__main__":
    main()
