"""How far ahead an expert looks: to the end of its own moves, and through the next roll.

Closure: a move that leaves bonuses, extra dice or follow-up crosses open is worth what the best way to use them is.
One roll ahead: the best moves before a roll are worth what the best replies to many rolls are worth on average.
The rolls come from dice of the expert's own, never from the game's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any
from zlib import crc32

import numpy as np

from ..engine.moves import Move
from ..engine.observing import Row
from ..engine.rules import Rules
from .closure import Node, close, nodes_after, plain_ways, replies
from .encoding import Encoder, Floats
from .every_roll import look_through_every_roll
from .falls import BLOCK, Falls, every_roll_is_seen, falls_of
from .net import Net

_DEEPEST = 8  # own moves in a row
_WIDEST = 10  # positions of one depth that are looked into
_DEEPEST_REPLY = 2


@dataclass(frozen=True, slots=True)
class Sight:
    """`closure`: look to the end of one's own moves. At most `candidates` moves are tried with `rolls` rolls each:
    those within `margin` of the best, a share of what is expected. The `replies` best replies to each roll get closure
    too. After six rolls, candidates more than `close_call` behind are dropped."""

    closure: bool = True
    candidates: int = 0
    rolls: int = 0
    margin: float = 1.0
    replies: int = 0
    close_call: float = 1.0


class Seer:
    """Values moves with a net, looking as far as its sight goes."""

    def __init__(self, rules: Rules[Any], encoder: Encoder, net: Net) -> None:
        self.rules = rules
        self._sees_every_roll = every_roll_is_seen(rules)
        self._encoder, self._net = encoder, net

    def worth(self, turns: Iterable[tuple[Any, int]]) -> Floats:
        """What seats can expect to have at the end, for open turns before any dice."""
        pieces: Row = []
        for turn, seat in turns:
            self._encoder.observer.observe(turn, seat, pieces)
        if not pieces:
            return np.zeros(0, np.float32)
        rows = self._encoder.rows(pieces)
        to_come = self._net.points_to_come(self._encoder.encode(rows))
        values: Floats = self._encoder.totals(rows) + self._encoder.going_on(rows) * to_come
        return values

    def values(self, position: Any, moves: Sequence[Move], seat: int, sight: Sight) -> list[float]:
        """What each move is worth: the total that the seat can expect at the end."""
        nodes = nodes_after(self.rules, position, moves, seat)
        self._evaluate(nodes)
        if sight.closure:
            close(self.rules, [nodes], self._evaluate, widest=_WIDEST, deepest=_DEEPEST)
        values = [node.value for node in nodes]
        if sight.candidates and self._sees_every_roll:
            look_through_every_roll(self.rules, nodes, self._evaluate)
            return [node.value for node in nodes]
        candidates = _candidates(values, sight)
        if len(candidates) > 1:
            ends = [nodes[at].best_end() for at in candidates]
            seen = zip(candidates, self._through_the_roll(ends, sight, position), strict=True)
            return _on_one_scale(values, {at: value for at, value in seen if value is not None})
        return values

    def _evaluate(self, nodes: list[Node]) -> None:
        for node, value in zip(nodes, self.worth((node.turn, node.seat) for node in nodes).tolist(), strict=True):
            node.value = value

    def _through_the_roll(self, nodes: Sequence[Node], sight: Sight, position: Any) -> list[float | None]:
        """For each position the mean value of the best replies to many rolls; None if no own roll follows, or only one
        position is before a roll."""
        rules, seed = self.rules, crc32(repr(position).encode())
        positions = [node.turn.position() for node in nodes]
        views: dict[Any, _View] = {}
        for node, end in zip(nodes, positions, strict=True):
            if end not in views and rules.in_hand(end) and rules.to_move(end) == node.seat:
                views[end] = _View(end, node.seat, falls_of(rules, rules.throw_in_hand(end), sight.rolls, seed))
        if len(views) < 2:  # a single position would be shifted back to where it was
            return [None for _ in positions]
        self._look(views.values(), sight, BLOCK)
        best = max(view.mean for view in views.values())
        close_calls = [view for view in views.values() if best - view.mean <= sight.close_call * abs(best)]
        if len(close_calls) > 1:
            self._look(close_calls, sight)
        return [views[end].mean if end in views else None for end in positions]

    def _look(self, views: Iterable["_View"], sight: Sight, rolls: int | None = None) -> None:
        """See the best replies to the first rolls, this many of them; else to all that have not been seen."""
        rules = self.rules
        seen: list[tuple[_View, int]] = []
        groups: list[list[Node]] = []
        for view in views:
            for outcome, weight in view.next_falls(rolls):
                groups.append(replies(rules, rules.land(view.position, outcome), view.seat))
                seen.append((view, weight))
        self._evaluate([node for group in groups for node in group])
        if sight.replies:
            close(rules, groups, self._evaluate, widest=sight.replies, deepest=_DEEPEST_REPLY, ways=plain_ways)
        for (view, weight), group in zip(seen, groups, strict=True):
            view.add(max(node.value for node in group), weight)


class _View:
    """A position before a roll, and what has been seen of it so far."""

    def __init__(self, position: Any, seat: int, falls: Falls) -> None:
        self.position, self.seat = position, seat
        self._falls = falls
        self._values: list[float] = []
        self._weights: list[int] = []

    @property
    def mean(self) -> float:
        return fmean(self._values, self._weights)

    def next_falls(self, rolls: int | None = None) -> Falls:
        """The rolls that are to be looked at next, up to this many in all."""
        return self._falls[len(self._values) : rolls]

    def add(self, value: float, weight: int) -> None:
        self._values.append(value)
        self._weights.append(weight)


def _candidates(values: Sequence[float], sight: Sight) -> list[int]:
    """The moves that are looked at more closely: few, and none that is far behind the best."""
    ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    best = values[ranked[0]]
    return [at for at in ranked[: sight.candidates] if best - values[at] <= sight.margin * abs(best)]


def _on_one_scale(values: list[float], seen: dict[int, float]) -> list[float]:
    """Shift the values that looked ahead so that their mean stays: the best of many replies is always worth a little
    more than the net expects."""
    if not seen:
        return values
    gap = fmean(value - values[at] for at, value in seen.items())
    return [seen[at] - gap if at in seen else value for at, value in enumerate(values)]
