"""How far an expert looks: to the end of its own moves, and through the next roll.

Closure: a move that leaves bonuses, extra dice or follow-up crosses open is worth what the best way to use them is.
One roll ahead: the best moves in front of a roll are worth what the best replies to many rolls are worth on average.
The rolls come from dice of the expert's own, never from the game's.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from random import Random
from statistics import fmean
from typing import Any
from zlib import crc32

import numpy as np

from ..engine.dice import Outcome, Throw, lay_out
from ..engine.moves import Move, Take
from ..engine.observing import Row
from ..engine.rules import Decision, Rules
from .closure import Node, close, turn_after
from .encoding import Encoder, Floats
from .net import Net

_DEEPEST = 8  # own moves in a row
_WIDEST = 10  # positions of one depth that are looked into
_DEEPEST_REPLY = 2
_FACES = range(1, 7)
_DICE_TRIED_OUT = 3  # with so many dice or fewer every roll is looked at,
_MOST_FALLS = 36  # if no more are different


@dataclass(frozen=True, slots=True)
class Sight:
    """`closure`: look to the end of one's own moves. `candidates` moves at most are tried with `rolls` rolls each:
    those that are behind the best by no more than `margin`, a share of what is expected. Behind the `replies` best
    replies to each roll one looks to the end of one's own moves too."""

    closure: bool = True
    candidates: int = 0
    rolls: int = 0
    margin: float = 1.0
    replies: int = 0


class Seer:
    """Values moves with a net, looking as far as its sight goes."""

    def __init__(self, rules: Rules[Any], encoder: Encoder, net: Net) -> None:
        self.rules = rules
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
        nodes = [Node(turn_after(self.rules, position, move), seat) for move in moves]
        self._evaluate(nodes)
        if sight.closure:
            close(self.rules, [nodes], self._evaluate, widest=_WIDEST, deepest=_DEEPEST)
        values = [node.value for node in nodes]
        candidates = _candidates(values, sight)
        if len(candidates) > 1:
            ends = [nodes[at].best_end() for at in candidates]
            seen = zip(candidates, self._through_the_roll(ends, sight, crc32(repr(position).encode())), strict=True)
            return _on_one_scale(values, {at: value for at, value in seen if value is not None})
        return values

    def _evaluate(self, nodes: list[Node]) -> None:
        for node, value in zip(nodes, self.worth((node.turn, node.seat) for node in nodes).tolist(), strict=True):
            node.value = value

    def _through_the_roll(self, nodes: Sequence[Node], sight: Sight, seed: int) -> list[float | None]:
        """For each position the mean value of the best replies to many rolls; None if no own roll follows."""
        rules = self.rules
        groups: list[list[Node]] = []
        weights: list[int] = []
        ends = [0]
        for node in nodes:
            position = node.turn.position()
            if rules.in_hand(position) and rules.to_move(position) == node.seat:
                for outcome, weight in _falls(rules, rules.throw_in_hand(position), sight.rolls, seed):
                    groups.append(self._replies(rules.land(position, outcome), node.seat))
                    weights.append(weight)
            ends.append(len(groups))
        self._evaluate([node for group in groups for node in group])
        if sight.replies:
            close(rules, groups, self._evaluate, widest=sight.replies, deepest=_DEEPEST_REPLY)
        best = [max(node.value for node in group) for group in groups]
        return [fmean(best[first:end], weights[first:end]) if end > first else None for first, end in pairwise(ends)]

    def _replies(self, decision: Decision[Any], seat: int) -> list[Node]:
        """The positions after each move of a decision; the position itself if somebody else decides or nobody. Dice
        that count as another number are left out: they are most of the moves, and seldom the best reply."""
        if self.rules.to_move(decision.position) != seat:
            return [Node(self.rules.open(decision.position), seat)]
        moves = [move for move in decision.moves if not _changed(move)]
        return [Node(turn_after(self.rules, decision.position, move), seat) for move in moves or decision.moves]


def _candidates(values: Sequence[float], sight: Sight) -> list[int]:
    """The moves that are looked at more closely: few, and none that is far behind the best."""
    ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    best = values[ranked[0]]
    return [at for at in ranked[: sight.candidates] if best - values[at] <= sight.margin * abs(best)]


def _changed(move: Move) -> bool:
    """Whether a die counts as another number."""
    return isinstance(move, Take) and bool(move.joker or move.polish)


def _on_one_scale(values: list[float], seen: dict[int, float]) -> list[float]:
    """The values of all moves, where some are seen through the roll: on the whole these stay worth what they were, for
    the best of many replies is always a little more than the net expects of a position."""
    if not seen:
        return values
    gap = fmean(value - values[at] for at, value in seen.items())
    return [seen[at] - gap if at in seen else value for at, value in enumerate(values)]


def _falls(rules: Rules[Any], throw: Throw, rolls: int, seed: int) -> list[tuple[Outcome, int]]:
    """Ways in which dice may fall, and how often: all of them if few are different, else a sample by a seed of our own,
    in which every die shows each face equally often."""
    if len(throw.dice) <= _DICE_TRIED_OUT and not throw.laid_out and (falls := _all_falls(rules, len(throw.dice))):
        return falls
    random = Random(seed)
    columns = [_shuffled(rolls, random) for _ in throw.dice]
    sample = zip(*columns, strict=True)
    if throw.laid_out:
        return [(lay_out(throw.dice, faces, [random.random() for _ in faces]), 1) for faces in sample]
    return [(Outcome(faces), 1) for faces in sample]


@cache
def _all_falls(rules: Rules[Any], dice: int) -> list[tuple[Outcome, int]]:
    """One way in which so many dice may fall for each that makes a difference; nothing if there are too many."""
    different: dict[Hashable, list[tuple[int, ...]]] = {}
    for faces in product(_FACES, repeat=dice):
        different.setdefault(rules.what_counts(faces), []).append(faces)
    return [(Outcome(each[0]), len(each)) for each in different.values()] if len(different) <= _MOST_FALLS else []


def _shuffled(rolls: int, random: Random) -> list[int]:
    """Faces for so many rolls of one die."""
    faces = [_FACES[roll % len(_FACES)] for roll in range(rolls)]
    random.shuffle(faces)
    return faces
