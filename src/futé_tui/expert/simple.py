"""Players without a net: one that plays at random, one that takes what gains most at once."""

from collections.abc import Callable
from random import Random
from typing import Any

from ..engine.moves import REROLL, Move
from ..engine.playout import Choice
from ..engine.rules import Rules

Bot = Callable[[Rules[Any], Choice, Random], Move]


def random_bot(rules: Rules[Any], choice: Choice, random: Random) -> Move:
    """Any move with equal chance; passes, declines and finishes only when nothing else can be done."""
    moves = choice.moves
    count = len(moves)
    if count > 1 and moves[-1].stops:
        count -= 1
    return moves[int(random.random() * count)]


def greedy_bot(rules: Rules[Any], choice: Choice, random: Random) -> Move:
    """The move after which the own sheet is worth most, at random among equals; rerolls when no move gains a point."""
    position, moves = choice.position, choice.moves
    seat = rules.to_move(position)
    assert seat is not None
    rolling = [move for move in moves if move.throws]
    if len(rolling) == len(moves):
        return random.choice(rolling)
    now = rules.score(position, seat).total
    gains = {move: _worth(rules, position, move, seat) - now for move in moves if not move.throws}
    best = max(gains.values())
    if best <= 0 and REROLL in rolling:
        return REROLL
    candidates = [move for move, gain in gains.items() if gain == best]
    useful = [move for move in candidates if not move.stops]
    return random.choice(useful or candidates)


def _worth(rules: Rules[Any], position: Any, move: Move, seat: int) -> int:
    return rules.score(rules.play(position, move).position, seat).total
