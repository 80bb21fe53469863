"""Exact values of rolling where few outcomes differ, rerolls included. Qwinto is such a game: only the sum counts."""

from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Any

from ..engine.rules import Rules
from .closure import Node, replies
from .falls import every_fall


class _Roll:
    """A roll: the replies to each way in which it may fall, and how often that comes."""

    def __init__(self, rules: Rules[Any], position: Any, seat: int) -> None:
        falls = every_fall(rules, rules.throw_in_hand(position))
        self._often = [often for _, often in falls]
        self.replies = [replies(rules, rules.land(position, outcome), seat) for outcome, _ in falls]

    def value(self) -> float:
        return fmean([max(node.value for node in group) for group in self.replies], self._often)


def look_through_every_roll(rules: Rules[Any], nodes: Iterable[Node], evaluate: Callable[[list[Node]], None]) -> None:
    """Give positions before a roll the mean value of the best replies; `evaluate` sets the values of those that
    are not. A reroll is the same whatever lay there before, and is looked through once."""
    rolls: dict[Any, _Roll] = {}
    rolling: list[tuple[Node, _Roll]] = []
    resting: list[Node] = []
    new = [node for node in nodes if node.throws]
    while new:
        found: list[Node] = []
        for node in new:
            position = node.turn.position()
            if position not in rolls:
                roll = rolls[position] = _Roll(rules, position, node.seat)
                for group in roll.replies:
                    found += group
            rolling.append((node, rolls[position]))
        resting += [node for node in found if not node.throws]
        new = [node for node in found if node.throws]
    evaluate(resting)
    for node, roll in reversed(rolling):
        node.value = roll.value()
