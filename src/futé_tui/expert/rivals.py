"""What others gain: a move that closes a row or ends the game takes points from the others, too.

Looking at that wins games only where one player can end the game for everybody; docs/expert.md has the figures. Coach,
review and par are about one's own points and leave it out.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine.moves import Move
from ..engine.rules import Rules
from .closure import turn_after
from .sight import Seer


class Rivalry(NamedTuple):
    """`weight`: how much what the strongest of the others can expect counts against what one can expect oneself. Moves
    that are behind the best by more than `margin`, a share of what is expected, are never made for its sake."""

    weight: float
    margin: float


RIVALRY = Rivalry(weight=1.0, margin=0.3)


def rivalry_of(rules: Rules[Any]) -> Rivalry | None:
    """How a game is played against others; None where it is enough to look at one's own sheet."""
    return RIVALRY if rules.one_can_end_it_for_all else None


def against_others(
    seer: Seer, position: Any, moves: Sequence[Move], values: Sequence[float], rivalry: Rivalry
) -> Sequence[float]:
    """What moves are worth for winning, by what they are worth for one's own total."""
    rules = seer.rules
    others = [seat for seat in range(rules.players(position)) if seat != rules.to_move(position)]
    if not others:
        return values
    best = max(values)
    least = best - rivalry.margin * abs(best)
    return [
        value - rivalry.weight * max(_expects(seer, position, move, other) for other in others)
        if value >= least
        else float("-inf")
        for move, value in zip(moves, values, strict=True)
    ]


def _expects(seer: Seer, position: Any, move: Move, other: int) -> float:
    """What another player can expect after a move, with the best reply if it is their decision."""
    rules = seer.rules
    turn = turn_after(rules, position, move)
    after = turn.position()
    if rules.to_move(after) == other and not rules.in_hand(after):
        decision = rules.settle(after)
        if rules.to_move(decision.position) == other and not all(reply.throws for reply in decision.moves):
            replies = [turn_after(rules, decision.position, reply) for reply in decision.moves]
            return float(seer.worth((reply, other) for reply in replies).max())
    return float(seer.worth([(turn, other)])[0])
