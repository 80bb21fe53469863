"""The expert of a sheet: what moves and positions are worth, and which move to make."""

import gc
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

from ..engine.moves import Move
from ..engine.observing import NotObserved
from ..engine.playable import PlayableRuleset
from ..engine.playout import Choice
from ..engine.rules import Rules
from ..folders import experts_folder
from .encoding import Encoder
from .manifest import Manifest, Misfit, NoExpert
from .rivals import Rivalry, against_others
from .sight import Seer, Sight
from .weights import Weights, find_weights

FAR = Sight(closure=True, candidates=4, rolls=18, margin=0.02, replies=1, close_call=0.01)
NEAR = Sight(closure=False)
_POSITIONS_KEPT = 256


class Expert:
    """A net that plays one sheet. It keeps what it found out about the latest positions."""

    def __init__(self, ruleset: PlayableRuleset, encoder: Encoder, weights: Weights) -> None:
        self.manifest: Manifest = weights.manifest
        self.rules: Rules[Any] = ruleset.rules
        self.seer = Seer(ruleset.rules, encoder, weights.net)
        self._one_at_a_time = Lock()  # a coach in a worker and an opponent share an expert, whose tables grow
        self._kept = lru_cache(_POSITIONS_KEPT)(self._find_values)

    def values(self, position: Any, moves: Sequence[Move], sight: Sight = FAR) -> tuple[float, ...]:
        """The total that the deciding player can expect at the end, for each move."""
        return self._kept(position, tuple(moves), sight)

    def _find_values(self, position: Any, moves: tuple[Move, ...], sight: Sight) -> tuple[float, ...]:
        seat = self.rules.to_move(position)
        assert seat is not None, "nobody decides when the game is over"
        with self._one_at_a_time:
            return tuple(self.seer.values(position, moves, seat, sight))

    def expectation(self, position: Any, seat: int) -> float:
        """The total that a seat can expect at the end, in a position in which nothing is rolled yet."""
        with self._one_at_a_time:
            return float(self.seer.worth([(self.rules.open(position), seat)])[0])

    def choose(self, position: Any, moves: Sequence[Move], sight: Sight = FAR, rivalry: Rivalry | None = None) -> Move:
        """The best move, for one's own total or, with a rivalry, for winning; the first of equals."""
        if len(moves) == 1:
            return moves[0]
        values: Sequence[float] = self.values(position, moves, sight)
        if rivalry:
            with self._one_at_a_time:
                values = against_others(self.seer, position, moves, values, rivalry)
        return moves[values.index(max(values))]


class ExpertBot:
    """An expert in a seat. `noise` is how far it misjudges moves, as a share of what it expects at the end; without
    any it may look at what others gain."""

    def __init__(self, expert: Expert, sight: Sight = FAR, noise: float = 0.0, rivalry: Rivalry | None = None) -> None:
        self._expert, self._sight, self._noise, self._rivalry = expert, sight, noise, rivalry

    def __call__(self, rules: Rules[Any], choice: Choice, random: Random) -> Move:
        moves = choice.moves
        if not self._noise:
            return self._expert.choose(choice.position, moves, self._sight, self._rivalry)
        values = self._expert.values(choice.position, moves, self._sight)
        blur = self._noise * max(values)
        judged = [value + random.gauss(0, blur) for value in values]
        return moves[judged.index(max(judged))]


_EXPERTS: dict[tuple[str, str, Path], Expert] = {}


def load_expert(ruleset: PlayableRuleset) -> Expert:
    """The expert of a sheet, with weights that were trained here or those that come with the game.

    NoExpert says why there is none. The latest is kept, so that all seats of a game share one; those of other sheets,
    with tables that have grown, are not needed any more.
    """
    known = ruleset.id, ruleset.fingerprint, experts_folder()
    if known not in _EXPERTS:
        try:
            encoder = Encoder(ruleset.rules)
        except NotObserved:
            raise NoExpert(Misfit.NONE, ruleset.id, ruleset.settings) from None
        weights = find_weights(ruleset, encoder, experts_folder())
        if _EXPERTS:
            _EXPERTS.clear()
            gc.collect()  # the tables refer to themselves, and would wait for long beside those of the next
        _EXPERTS[known] = Expert(ruleset, encoder, weights)
    return _EXPERTS[known]
