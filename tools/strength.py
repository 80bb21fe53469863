"""Measures weights and writes into their manifest how strong they are: `python -m tools.strength qwinto --renard 500`.

Training measures with few games; weights that come with the game say more. Every opponent plays the games that
`fute simulate SHEET --bot KEY --seed 1` plays, so that command gives the same figures.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from statistics import fmean, pstdev

from futé_tui import load_ruleset
from futé_tui.expert.encoding import Encoder
from futé_tui.expert.levels import OPPONENTS
from futé_tui.expert.manifest import SHIPPED, Strength
from futé_tui.expert.training.measure import measure
from futé_tui.expert.training.session import usual_count
from futé_tui.expert.weights import read_weights, write_weights
from futé_tui.simulate.run import Plan, simulate

SEED = 1


def measure_opponent(sheet: str, key: str, players: int, games: int, jobs: int) -> Strength:
    """The mean total of an opponent in every seat."""
    totals = [score.total for score in simulate(Plan(sheet, games, players, key, SEED), jobs)]
    return Strength(players, games, round(fmean(totals), 1), round(pstdev(totals) / len(totals) ** 0.5, 1), key)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet")
    parser.add_argument("--net", type=int, default=1000, help="seats of the net alone, for each player count")
    parser.add_argument("--others", type=int, default=200, help="games of each opponent but the strongest")
    parser.add_argument("--renard", type=int, default=1000, help="games of Maître Renard")
    parser.add_argument("--jobs", type=int, default=2)
    order = parser.parse_args()
    ruleset = load_ruleset(order.sheet)
    path: Path = SHIPPED / f"{order.sheet}.npz"
    weights = read_weights(path)
    encoder, usual = Encoder(ruleset.rules), usual_count(ruleset)
    found = [
        measure(ruleset.rules, encoder, weights.net, players, max(1, order.net // players))
        for players in ruleset.player_counts
    ]
    for opponent in OPPONENTS:
        games = order.renard if opponent.far else order.others
        found.append(measure_opponent(order.sheet, opponent.key, usual, games, order.jobs))
    for each in found:
        print(f"{order.sheet}: {each.bot}, {each.players} players, {each.games} games: {each.mean} ± {each.error}")
    write_weights(path, weights._replace(manifest=replace(weights.manifest, strength=tuple(found))))


if __name__ == "__main__":
    main()
