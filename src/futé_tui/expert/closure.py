"""Closure: a position that leaves bonuses, extra dice or follow-up crosses open is worth what the best way to use them
makes of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from operator import attrgetter
from typing import Any

from ..engine.moves import Move
from ..engine.rules import Rules

_VALUE = attrgetter("value")


@dataclass(slots=True, eq=False)
class Node:
    """A position after own moves: an open turn before any dice, what it is worth for the seat that moved, and what may
    follow."""

    turn: Any
    seat: int
    value: float = 0.0
    children: "list[Node] | None" = None

    def best_end(self) -> "Node":
        """The position in front of dice that the best moves lead to."""
        return max(self.children, key=_VALUE).best_end() if self.children else self


def turn_after(rules: Rules[Any], position: Any, move: Move) -> Any:
    """The open turn after a move, before any dice."""
    turn = rules.open(position)
    turn.settle_before_dice(move)
    return turn


def close(
    rules: Rules[Any],
    groups: Sequence[list[Node]],
    evaluate: Callable[[list[Node]], None],
    *,
    widest: int,
    deepest: int,
) -> None:
    """Give positions the value of the best that own moves make of them. Of each group the `widest` best are looked
    into, `deepest` moves deep; `evaluate` sets the values of new positions of all groups together."""
    expanded: list[Node] = []
    for _ in range(deepest):
        deeper: list[list[Node]] = []
        for group in groups:
            found: list[Node] = []
            for node in nlargest(widest, group, key=_VALUE) if len(group) > widest else group:
                if children := _go_on(rules, node):
                    node.children = children
                    expanded.append(node)
                    found += children
            if found:
                deeper.append(found)
        if not deeper:
            break
        evaluate([node for group in deeper for node in group])
        groups = deeper
    for node in reversed(expanded):
        assert node.children
        node.value = max(child.value for child in node.children)


def _go_on(rules: Rules[Any], node: Node) -> list[Node]:
    """What the seat can make of a position without rolling; nothing if it is not up to it."""
    seat, position = node.seat, node.turn.position()
    if rules.in_hand(position) or rules.to_move(position) != seat:
        return []
    decision = rules.settle(position)
    if rules.to_move(decision.position) != seat or all(move.throws for move in decision.moves):
        return []
    return [Node(turn_after(rules, decision.position, move), seat) for move in decision.moves]
