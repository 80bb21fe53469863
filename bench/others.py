"""Whether it pays to look at what others gain: the expert that does so against the same one that does not, by wins.

`python -m bench.others qwinto 200 0.5 0.2`: so many games, how much the others' expectation counts, and how far behind
the best a move may be, as a share of what is expected, to be made for that. One of the players looks; two play, or as
many as `--players` says. `--far` lets all look ahead, as Maître Renard does; without it they look to the end of their
own moves only.
"""

import argparse
from statistics import fmean, stdev

from futé_tui import SeededDice, load_ruleset
from futé_tui.engine.playout import Playout
from futé_tui.expert.player import FAR, load_expert
from futé_tui.expert.rivals import RIVALRY, Rivalry
from futé_tui.expert.sight import Sight


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet")
    parser.add_argument("games", type=int)
    parser.add_argument("weight", type=float, nargs="?", default=RIVALRY.weight)
    parser.add_argument("margin", type=float, nargs="?", default=RIVALRY.margin)
    parser.add_argument("--far", action="store_true")
    parser.add_argument("--players", type=int, default=2)
    order = parser.parse_args()
    players = order.players
    if order.games < 2 * players:
        parser.error(f"{players} players need {2 * players} games or more: two deals, each from every seat")
    rivalry, sight = Rivalry(order.weight, order.margin), FAR if order.far else Sight()
    ruleset = load_ruleset(order.sheet)
    expert = load_expert(ruleset)
    wins: list[float] = []  # of the one who looks, in each game; shared by those who share the first place
    totals = [0, 0]  # of the one who looks, and of all others
    for game in range(order.games):
        looks = game % players  # every deal is played from every seat
        playout = Playout.start(ruleset.rules, players, SeededDice(1_000_000 + game // players))
        while playout.moves:
            mine = rivalry if playout.to_move == looks else None
            playout.play(expert.choose(playout.position, playout.moves, sight, mine))
        scores = [ruleset.rules.score(playout.position, seat).total for seat in range(players)]
        totals[0] += scores[looks]
        totals[1] += sum(scores) - scores[looks]
        wins.append((scores[looks] == max(scores)) / scores.count(max(scores)))
    deals = [fmean(wins[first : first + players]) for first in range(0, len(wins), players)]  # no luck of the seats
    print(
        f"{order.sheet}: weight {order.weight}, margin {order.margin}, {order.games} games of {players},"
        f" wins {fmean(deals):.1%} ± {stdev(deals) / len(deals) ** 0.5:.1%},"
        f" means {totals[0] / order.games:.1f} against {totals[1] / order.games / (players - 1):.1f}"
    )


if __name__ == "__main__":
    main()
