"""Training: self-play and learning in turn, on a schedule that counts games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from ...engine.rules import Rules
from ..encoding import Encoder, Floats, Rows
from ..net import Net, fresh, split
from .learner import Learner
from .self_play import Experience, SelfPlay

_SIDE_BY_SIDE = 128
_ROUND = 128  # games between two stretches of learning
_BATCH = 128
_PASSES = 10  # over what a round of games brings
_KEPT = 100_000  # positions that are learned from: those of the latest rounds


@dataclass(frozen=True, slots=True)
class Schedule:
    """How long to train, and how the size of steps and the share of random moves fall on the way."""

    games: int
    rate: tuple[float, float] = (1e-3, 5e-5)
    explore: tuple[float, float] = (0.06, 0.0)
    seed: int = 1

    @classmethod
    def further(cls, games: int, seed: int) -> Self:
        """For a net that plays well already: small steps, few random moves."""
        return cls(games, rate=(8e-4, 2e-5), explore=(0.03, 0.0), seed=seed)

    def rate_at(self, games: int) -> float:
        first, last = self.rate
        return float(first * (last / first) ** self._share(games))

    def explore_at(self, games: int) -> float:
        first, last = self.explore
        return first + (last - first) * self._share(games)

    def _share(self, games: int) -> float:
        return min(games / self.games, 1.0)


class Memory:
    """The latest positions with their targets, in random order for learning. Rows are kept, which are a tenth of the
    size of a net's inputs."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._rows = np.empty((_KEPT, encoder.observer.plan.size), np.int32)
        self._targets = np.empty(_KEPT, np.float32)
        self._next = self._filled = 0

    def add(self, rows: Rows, targets: Floats) -> None:
        places = (self._next + np.arange(len(rows))) % _KEPT
        self._rows[places], self._targets[places] = rows, targets
        self._next = int(places[-1] + 1) % _KEPT
        self._filled = min(self._filled + len(rows), _KEPT)

    def draw(self, random: np.random.Generator) -> tuple[Floats, Floats]:
        chosen = random.integers(0, self._filled, _BATCH)
        return self._encoder.encode(self._rows[chosen]), self._targets[chosen]


class Trainer:
    """One training of a sheet, from a net that knows nothing or from given weights."""

    def __init__(
        self, rules: Rules[Any], counts: Sequence[int], schedule: Schedule, weights: Floats | None = None
    ) -> None:
        self.encoder = Encoder(rules)
        self.schedule = schedule
        self._rules, self._counts = rules, counts
        width = self.encoder.width
        self._memory = Memory(self.encoder)
        self.go_on_from(0)
        self.learner = Learner(fresh(width, self._random) if weights is None else weights, width)

    def go_on_from(self, games: int) -> None:
        """Games that are played already: the next ones have other dice."""
        self.games = games
        seed = self.schedule.seed * 1_000_003 + games
        self._random = np.random.default_rng(abs(seed))
        self._play = SelfPlay(self._rules, self.encoder, self._counts, _SIDE_BY_SIDE, seed)

    @property
    def net(self) -> Net:
        """The mean of the latest weights, which plays best."""
        return split(self.learner.mean, self.encoder.width)

    def run(self) -> Iterator[int]:
        """Train to the end of the schedule; how many games are played, after every round of them."""
        while self.games < self.schedule.games:
            self._learn(self._play_round())
            yield self.games

    def _play_round(self) -> list[Experience]:
        experiences: list[Experience] = []
        explore = self.schedule.explore_at(self.games)
        ends = self.games + _ROUND
        while self.games < ends:
            for _, learned in self._play.step(self.learner.net, explore):
                self.games += 1
                experiences += learned
        return experiences

    def _learn(self, experiences: list[Experience]) -> None:
        rows = np.concatenate([each.rows for each in experiences])
        self._memory.add(rows, np.concatenate([each.targets for each in experiences]))
        rate = self.schedule.rate_at(self.games)
        for _ in range(max(1, _PASSES * len(rows) // _BATCH)):
            self.learner.learn(*self._memory.draw(self._random), rate)
