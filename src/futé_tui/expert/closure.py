"""Closure: a position with open bonuses, extra dice or follow-up crosses is worth its best continuation before the next
roll."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from operator import attrgetter
from typing import Any

from ..engine.moves import Move
from ..engine.rules import Decision, Rules

_VALUE = attrgetter("value")


@dataclass(slots=True, eq=False)
class Node:
    """A position after own moves: an open turn before any dice, what it is worth for the seat that moved, and what may
    follow. `throws`: the move rolled."""

    turn: Any
    seat: int
    value: float = 0.0
    children: "list[Node] | None" = None
    throws: bool = False

    def best_end(self) -> "Node":
        """The position before a roll that the best moves lead to."""
        return max(self.children, key=_VALUE).best_end() if self.children else self


def turn_after(rules: Rules[Any], position: Any, move: Move) -> Any:
    """The open turn after a move, before any dice."""
    turn = rules.open(position)
    turn.settle_before_dice(move)
    return turn


def nodes_after(rules: Rules[Any], position: Any, moves: Iterable[Move], seat: int) -> list[Node]:
    """The positions after each of some moves."""
    return [Node(turn_after(rules, position, move), seat, throws=move.throws) for move in moves]


def plain_ways(moves: Sequence[Move]) -> list[Move]:
    """Moves without those that count a die as another number: these are most of the moves, and seldom the best."""
    return [move for move in moves if not any(move.spends)]


def replies(rules: Rules[Any], decision: Decision[Any], seat: int) -> list[Node]:
    """The positions after each plain move of a decision; the position itself if somebody else decides or nobody."""
    if rules.to_move(decision.position) != seat:
        return [Node(rules.open(decision.position), seat)]
    return nodes_after(rules, decision.position, plain_ways(decision.moves) or decision.moves, seat)


def close(
    rules: Rules[Any],
    groups: Sequence[list[Node]],
    evaluate: Callable[[list[Node]], None],
    *,
    widest: int,
    deepest: int,
    ways: Callable[[Sequence[Move]], Sequence[Move]] = tuple,
) -> None:
    """Give positions the value of the best that own moves make of them. Of each group the `widest` best are looked
    into, `deepest` moves deep; `evaluate` sets the values of new positions of all groups together."""
    expanded: list[Node] = []
    for _ in range(deepest):
        deeper: list[list[Node]] = []
        for group in groups:
            found: list[Node] = []
            for position, alike in _best(group, widest):
                if children := _go_on(rules, position, alike[0].seat, ways):
                    for node in alike:
                        node.children = children
                    expanded += alike
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


def _best(group: Sequence[Node], widest: int) -> Iterator[tuple[Any, list[Node]]]:
    """The best positions of a group, each with the nodes that have come to it: what is done in another order often
    comes to the same, and is worth the same."""
    for _, equals in islice(groupby(sorted(group, key=_VALUE, reverse=True), _VALUE), widest):
        alike: dict[Any, list[Node]] = {}
        for node in equals:
            alike.setdefault(node.turn.position(), []).append(node)
        yield from alike.items()


def _go_on(rules: Rules[Any], position: Any, seat: int, ways: Callable[[Sequence[Move]], Sequence[Move]]) -> list[Node]:
    """What the seat can make of a position without rolling, or what forced moves make of it; nothing if somebody else
    decides."""
    if rules.in_hand(position) or rules.to_move(position) != seat:
        return []
    decision = rules.settle(position)
    settled = decision.position
    if rules.to_move(settled) != seat:
        return [] if settled == position else [Node(rules.open(settled), seat)]
    if settled == position and all(move.throws for move in decision.moves):
        return []
    return nodes_after(rules, settled, ways(decision.moves), seat)
