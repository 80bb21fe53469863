"""How much luck reviews see in the games of weak players: over many games it should be near nothing.

`python -m bench.luck tres-fute 12`: so many solo games of the greedy bot and of the crow, reviewed.
"""

import sys
from random import Random
from statistics import fmean, stdev

from futé_tui import load_ruleset, new_game
from futé_tui.engine.rules import Decision
from futé_tui.expert.levels import BY_KEY
from futé_tui.expert.player import load_expert
from futé_tui.expert.review import review_game


def main(sheet: str, games: int) -> None:
    ruleset = load_ruleset(sheet)
    expert = load_expert(ruleset)
    for key in ("chick", "crow"):
        bot, lucks = BY_KEY[key].seated(expert), []
        for seed in range(games):
            game, random = new_game(sheet, ["Lia"], seed=seed), Random(seed)
            while game.to_move is not None:
                moves = game.moves()
                game.play(bot(game.rules, Decision(game.position, moves), random) if len(moves) > 1 else moves[0])
            lucks.append(review_game(expert, game).seats[0].luck_total)
        print(f"{sheet}: luck in {games} games of {key}: {fmean(lucks):+.0f} ± {stdev(lucks) / games**0.5:.0f} points")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
