"""Whether it pays to look at what others gain: the net that does so against the same net that does not, by wins.

`python -m bench.others qwinto 200 0.5`: two players, so many games, and how much the other's expectation counts.
"""

import sys
from collections.abc import Sequence
from typing import Any

from futé_tui import SeededDice, load_ruleset
from futé_tui.engine.moves import Move
from futé_tui.engine.playout import Playout
from futé_tui.expert.closure import turn_after
from futé_tui.expert.player import Expert, load_expert
from futé_tui.expert.sight import Seer, Sight

PLAYERS = 2
CLOSE_CALL = 0.05  # moves that are further behind the best are no candidates


def other_expects(seer: Seer, position: Any, move: Move, other: int) -> float:
    """What the other player can expect after a move, with the best reply if it is up to them."""
    rules = seer.rules
    turn = turn_after(rules, position, move)
    after = turn.position()
    if rules.to_move(after) == other and not rules.in_hand(after):
        decision = rules.settle(after)
        if rules.to_move(decision.position) == other and not all(reply.throws for reply in decision.moves):
            replies = [turn_after(rules, decision.position, reply) for reply in decision.moves]
            return float(seer.worth((reply, other) for reply in replies).max())
    return float(seer.worth([(turn, other)])[0])


def choose(expert: Expert, seer: Seer, position: Any, moves: Sequence[Move], weight: float) -> Move:
    """The best move when the other's expectation counts against one's own."""
    values = expert.values(position, moves, Sight())
    best = max(values)
    if weight:
        seat = expert.rules.to_move(position)
        assert seat is not None
        values = tuple(
            value - weight * other_expects(seer, position, move, 1 - seat)
            if value >= best - CLOSE_CALL * abs(best)
            else float("-inf")
            for move, value in zip(moves, values, strict=True)
        )
    return moves[values.index(max(values))]


def main(sheet: str, games: int, weight: float) -> None:
    ruleset = load_ruleset(sheet)
    expert = load_expert(ruleset)
    seer = expert.seer
    wins = draws = 0
    totals = [0, 0]  # of the one who looks, and of the other
    for game in range(games):
        looks = game % PLAYERS  # every deal is played from both seats
        playout = Playout.start(ruleset.rules, PLAYERS, SeededDice(1_000_000 + game // PLAYERS))
        while playout.moves:
            mine = weight if playout.to_move == looks else 0.0
            playout.play(choose(expert, seer, playout.position, tuple(playout.moves), mine))
        scores = [ruleset.rules.score(playout.position, seat).total for seat in range(PLAYERS)]
        totals[0] += scores[looks]
        totals[1] += scores[1 - looks]
        wins += scores[looks] > scores[1 - looks]
        draws += scores[0] == scores[1]
    share = (wins + draws / 2) / games
    error = (share * (1 - share) / games) ** 0.5
    print(
        f"{sheet}: weight {weight}, {games} games, wins {share:.1%} ± {error:.1%},"
        f" means {totals[0] / games:.1f} against {totals[1] / games:.1f}"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
