"""Self-play in lock-step: many games side by side, whose afterstates go through the net together."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ...engine.dice import SeededDice
from ...engine.observing import Row
from ...engine.playout import Playout
from ...engine.rules import Rules
from ..encoding import Encoder, Floats, Rows
from ..net import Net
from ..valuing import opening

TRACE = 0.8  # lambda of TD(lambda)
_SEEDS = 1 << 60
_WILD_GAMES = 6  # one game in this many is played wildly, so that the net knows positions that it would avoid itself
_WILD = 0.1, 0.7  # the share of random moves in such a game, from and to
_DICE_TRIED = 0.25  # the share of random choices of dice, so that the net knows what each of them is worth


class Experience(NamedTuple):
    """Positions of a seat in one game, and what they turned out to be worth, in points to come."""

    rows: Rows
    targets: Floats


class Trail:
    """What one seat decided in a game: the rows it moved to, their values, and what the best ones would have been."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.values: list[float] = []
        self.best: list[float] = []
        self.explored: list[bool] = []

    def add(self, row: Rows, value: float, best: float, explored: bool) -> None:
        self.rows.append(row)
        self.values.append(value)
        self.best.append(best)
        self.explored.append(explored)

    def targets(self, result: float) -> Floats:
        """TD(lambda) backwards through the game. An exploring move says nothing about those before it: the best move
        stands in for what followed."""
        worth = result
        targets = np.empty(len(self.rows), np.float32)
        for at in range(len(self.rows) - 1, -1, -1):
            targets[at] = worth
            expected = self.values[at] * (1 - TRACE) + worth * TRACE
            worth = self.best[at] if self.explored[at] else expected
        return targets


class RunningGame:
    """One of the games side by side."""

    def __init__(self, rules: Rules[Any], players: int, random: Random, *, wild: bool) -> None:
        self.wild = random.uniform(*_WILD) if wild else 0.0
        self.playout: Playout[Any] = Playout.start(rules, players, SeededDice(random.randrange(_SEEDS)))
        self.trails = [Trail() for _ in range(players)]


class SelfPlay:
    """Games of a net against itself; `counts` are the player counts, in turn. `endless`: one that ends is followed by
    another."""

    def __init__(
        self,
        rules: Rules[Any],
        encoder: Encoder,
        counts: Sequence[int],
        side_by_side: int,
        seed: int,
        *,
        endless: bool = True,
    ) -> None:
        self._rules, self._encoder, self._counts = rules, encoder, counts
        self._random = Random(seed)
        self._started = 0
        self._endless = endless
        self._known_openings: dict[int, Rows] = {}
        self._games = [self._start() for _ in range(side_by_side)]

    def _start(self) -> RunningGame:
        self._started += 1
        players = self._counts[self._started % len(self._counts)]
        wild = self._endless and self._started % _WILD_GAMES == 0
        game = RunningGame(self._rules, players, self._random, wild=wild)
        for trail, row in zip(game.trails, self._openings(players), strict=True):
            trail.add(row, 0.0, 0.0, explored=False)
        return game

    def _openings(self, players: int) -> Rows:
        """What each seat sees before the first roll: what it can expect then is learned too."""
        if players not in self._known_openings:
            pieces: Row = []
            for seat in range(players):
                self._encoder.observer.observe(self._rules.open(opening(self._rules, players)), seat, pieces)
            self._known_openings[players] = self._encoder.rows(pieces)
        return self._known_openings[players]

    @property
    def running(self) -> int:
        """How many games are not over."""
        return len(self._games)

    def step(self, net: Net, explore: float) -> Iterator[tuple[list[float], list[Experience]]]:
        """One move in every game; of those that end the results, and what can be learned from them."""
        rules, observe = self._rules, self._encoder.observer.observe
        open_turn = rules.open
        pieces: Row = []
        for game in self._games:
            playout = game.playout
            position, seat = playout.position, playout.to_move
            for move in playout.moves:
                turn = open_turn(position)
                turn.settle_before_dice(move)
                observe(turn, seat, pieces)
        values, rows = self._values(net, pieces)
        random, first = self._random.random, 0
        games, self._games = self._games, []
        for game in games:
            playout = game.playout
            last = first + len(playout.moves)
            best = choice = int(values[first:last].argmax()) + first
            share = game.wild or explore
            if share and all(move.throws for move in playout.moves):  # which dice to roll
                share = max(share, _DICE_TRIED)
            if random() < share:
                choice = first + int(random() * (last - first))
            worth = float(values[choice])
            game.trails[playout.to_move].add(rows[choice], worth, float(values[best]), choice != best)
            playout.play(playout.moves[choice - first])
            first = last
            if playout.moves:
                self._games.append(game)
            else:
                if self._endless:
                    self._games.append(self._start())
                yield self._finish(game)

    def _values(self, net: Net, pieces: Row) -> tuple[Floats, Rows]:
        encoder = self._encoder
        rows = encoder.rows(pieces)
        values = encoder.totals(rows) + encoder.going_on(rows) * net.points_to_come(encoder.encode(rows))
        return values, rows

    def _finish(self, game: RunningGame) -> tuple[list[float], list[Experience]]:
        position = game.playout.position
        results = [float(self._rules.score(position, seat).total) for seat in range(len(game.trails))]
        experiences = []
        for trail, result in zip(game.trails, results, strict=True):
            if trail.rows:
                rows = np.stack(trail.rows)
                experiences.append(Experience(rows, trail.targets(result) - self._encoder.totals(rows)))
        return results, experiences
