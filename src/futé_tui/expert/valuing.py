"""What a coach, a review and par ask of an expert."""

from collections.abc import Sequence
from typing import Any, Protocol

from ..engine.moves import Move
from ..engine.rules import Rules


def opening(rules: Rules[Any], players: int) -> Any:
    """The position before anything is rolled or chosen."""
    position, moves = rules.start(players)
    return rules.afterstate(position, moves[0]) if len(moves) == 1 else position


class Valuer(Protocol):
    """Somebody who knows what moves and positions are worth."""

    rules: Rules[Any]

    def values(self, position: Any, moves: Sequence[Move]) -> Sequence[float]:
        """The total that the deciding player can expect at the end, for each move."""

    def expectation(self, position: Any, seat: int) -> float:
        """The total that a seat can expect at the end, in a position in which nothing is rolled yet."""
