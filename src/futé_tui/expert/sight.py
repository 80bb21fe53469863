"""How far an expert looks: to the end of its own moves, and through the next roll.

Closure: a move that leaves bonuses, extra dice or follow-up crosses open is worth what the best way to use them is.
One roll ahead: the best moves in front of a roll are worth what the best replies to many rolls are worth on average.
The rolls come from dice of the expert's own, never from the game's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import fmean
from typing import Any
from zlib import crc32

import numpy as np

from ..engine.dice import Outcome, Throw, lay_out
from ..engine.moves import Move
from ..engine.observing import Row
from ..engine.rules import Decision, Rules
from .encoding import Encoder, Floats
from .net import Net

_DEEPEST = 8  # own moves in a row
_WIDEST = 10  # positions of one depth that are looked into
_FACES = range(1, 7)
_DICE_TRIED_OUT = 2  # so many dice or fewer: every roll is looked at


@dataclass(frozen=True, slots=True)
class Sight:
    """`closure`: look to the end of one's own moves; `candidates` moves are tried with `rolls` rolls each."""

    closure: bool = True
    candidates: int = 0
    rolls: int = 0


@dataclass(slots=True, eq=False)
class Node:
    """A position after own moves: an open turn before any dice, what it is worth, and what may follow."""

    turn: Any
    value: float
    children: "list[Node] | None" = None

    def best_end(self) -> "Node":
        """The position in front of dice that the best moves lead to."""
        return max(self.children, key=lambda node: node.value).best_end() if self.children else self


class Seer:
    """Values moves with a net, looking as far as its sight goes."""

    def __init__(self, rules: Rules[Any], encoder: Encoder, net: Net) -> None:
        self.rules = rules
        self._encoder, self._net = encoder, net

    def worth(self, turns: Iterable[Any], seat: int) -> Floats:
        """What a seat can expect to have at the end, for open turns before any dice."""
        pieces: Row = []
        for turn in turns:
            self._encoder.observer.observe(turn, seat, pieces)
        if not pieces:
            return np.zeros(0, np.float32)
        rows = self._encoder.rows(pieces)
        to_come = self._net.points_to_come(self._encoder.encode(rows))
        values: Floats = self._encoder.totals(rows) + self._encoder.going_on(rows) * to_come
        return values

    def values(self, position: Any, moves: Sequence[Move], seat: int, sight: Sight) -> list[float]:
        """What each move is worth: the total that the seat can expect at the end."""
        nodes = self._after(position, moves, seat)
        if sight.closure:
            self._close(nodes, seat)
        values = [node.value for node in nodes]
        if sight.candidates and len(nodes) > 1:
            best = sorted(range(len(nodes)), key=values.__getitem__)[-sight.candidates :]
            seed = crc32(repr(position).encode())
            seen = {at: self._through_the_roll(nodes[at].best_end(), seat, sight.rolls, seed) for at in best}
            return _on_one_scale(values, {at: value for at, value in seen.items() if value is not None})
        return values

    def _after(self, position: Any, moves: Sequence[Move], seat: int) -> list[Node]:
        turns = [self._turn_after(position, move) for move in moves]
        values = self.worth(turns, seat).tolist()
        return [Node(*each) for each in zip(turns, values, strict=True)]

    def _close(self, nodes: list[Node], seat: int) -> None:
        """Give every position the value of the best that own moves make of it."""
        level, expanded = nodes, []
        for _ in range(_DEEPEST):
            level = sorted(level, key=lambda node: node.value, reverse=True)[:_WIDEST]
            deeper: list[Node] = []
            for node in level:
                if children := self._go_on(node, seat):
                    node.children = children
                    expanded.append(node)
                    deeper += children
            if not deeper:
                break
            level = deeper
        for node in reversed(expanded):
            assert node.children
            node.value = max(child.value for child in node.children)

    def _go_on(self, node: Node, seat: int) -> list[Node]:
        """What the seat can make of a position without rolling; nothing if it is not up to it."""
        rules = self.rules
        position = node.turn.position()
        if rules.in_hand(position) or rules.to_move(position) != seat:
            return []
        decision = rules.settle(position)
        if rules.to_move(decision.position) != seat or all(move.throws for move in decision.moves):
            return []
        return self._after(decision.position, decision.moves, seat)

    def _through_the_roll(self, node: Node, seat: int, rolls: int, seed: int) -> float | None:
        """The mean value of the best replies to many rolls; None if no own roll follows."""
        rules, position = self.rules, node.turn.position()
        if not rules.in_hand(position) or rules.to_move(position) != seat:
            return None
        turns: list[Any] = []
        starts: list[int] = []
        for outcome in _falls(rules.throw_in_hand(position), rolls, seed):
            starts.append(len(turns))
            turns += self._replies(rules.land(position, outcome), seat)
        return float(np.maximum.reduceat(self.worth(turns, seat), starts).mean())

    def _replies(self, decision: Decision[Any], seat: int) -> list[Any]:
        """The open turns after each move of a decision; the position itself if somebody else decides or nobody."""
        if self.rules.to_move(decision.position) != seat:
            return [self.rules.open(decision.position)]
        return [self._turn_after(decision.position, move) for move in decision.moves]

    def _turn_after(self, position: Any, move: Move) -> Any:
        turn = self.rules.open(position)
        turn.settle_before_dice(move)
        return turn


def _on_one_scale(values: list[float], seen: dict[int, float]) -> list[float]:
    """The values of all moves, where some are seen through the roll: the others change as these do on average, for the
    best of many replies is always a little more than the net expects of a position."""
    if not seen:
        return values
    gap = fmean(value - values[at] for at, value in seen.items())
    return [seen.get(at, value + gap) for at, value in enumerate(values)]


def _falls(throw: Throw, rolls: int, seed: int) -> list[Outcome]:
    """Ways in which dice may fall: all of them for one or two dice, else a sample by a seed of our own, in which every
    die shows each face equally often."""
    if len(throw.dice) <= _DICE_TRIED_OUT and not throw.laid_out:
        return [Outcome(faces) for faces in product(_FACES, repeat=len(throw.dice))]
    random = Random(seed)
    columns = [_shuffled(rolls, random) for _ in throw.dice]
    falls = zip(*columns, strict=True)
    if throw.laid_out:
        return [lay_out(throw.dice, faces, [random.random() for _ in faces]) for faces in falls]
    return [Outcome(faces) for faces in falls]


def _shuffled(rolls: int, random: Random) -> list[int]:
    """Faces for so many rolls of one die."""
    faces = [_FACES[roll % len(_FACES)] for roll in range(rolls)]
    random.shuffle(faces)
    return faces
