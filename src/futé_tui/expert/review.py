"""Reviewing a game: what every decision cost, what every roll gave, and where the points went.

For each player, values follow one another: what the best move is worth, then what the chosen one is worth, and so on.
From the best move to the chosen one it is loss. From the chosen one to the next best it is luck: rolls, and what others
left. So the final total minus the expectation at the start is luck minus loss, exactly.
Within a chain of own decisions, with no roll in between, the expert may see only later what a move is worth: that gain
is set against what decisions of the chain have cost before the rest counts as luck.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from ..engine.game import Game
from ..engine.moves import Move, zone_marked
from ..engine.phases import Phase
from ..engine.rules import Rules
from .valuing import Valuer, opening

REVIEW_VERSION = 3  # bump when the calculation changes
_COSTLIEST = 3


class Verdict(Enum):
    """The verdict on a decision; the value is the largest loss it stands for, as a share of what was expected."""

    BEST = 0.002
    FINE = 0.008
    DOUBTFUL = 0.02
    MISTAKE = 0.04
    BLUNDER = float("inf")


def verdict_of(loss: float, expected: float) -> Verdict:
    """The word for a loss of points, in a game in which this many points were expected at the start."""
    return next(verdict for verdict in Verdict if loss <= verdict.value * max(expected, 1.0))


class Chosen(NamedTuple):
    """A decision: the step of the game, what was chosen and what would have been best, and what both are worth."""

    step: int
    seat: int
    round: int
    phase: Phase
    zone: str  # that the move marks; empty if it marks none
    move: Move
    best: Move
    expected: float  # total at the end, after the chosen move
    loss: float
    verdict: Verdict


class Luck(NamedTuple):
    """What came between two decisions of a player: the step of the latest roll, what phase it led to, how many points
    better or worse it was than expected. Step -1: nothing was rolled."""

    step: int
    seat: int
    phase: Phase
    gain: float
    expected: float  # total at the end, with the best move


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The game of one player; `final` is the total, or what can be expected when the game is not over."""

    seat: int
    start: float
    final: float
    decisions: tuple[Chosen, ...]
    luck: tuple[Luck, ...]

    @property
    def loss_total(self) -> float:
        return sum(each.loss for each in self.decisions)

    @property
    def luck_total(self) -> float:
        return sum(each.gain for each in self.luck)

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """What could be expected after each step that changed it, from the start on."""
        points = {each.step: each.expected for each in self.luck if each.step >= 0}
        points |= {each.step: each.expected for each in self.decisions}
        return ((-1, self.start), *sorted(points.items()))

    @property
    def loss_by_zone(self) -> Mapping[str, float]:
        return _sums((each.zone, each.loss) for each in self.decisions)

    @property
    def loss_by_phase(self) -> Mapping[str, float]:
        return _sums((each.phase, each.loss) for each in self.decisions)

    @property
    def luck_by_phase(self) -> Mapping[str, float]:
        return _sums((each.phase, each.gain) for each in self.luck)

    @property
    def costliest(self) -> tuple[Chosen, ...]:
        """The decisions that cost most."""
        costly = [each for each in self.decisions if each.verdict is not Verdict.BEST]
        return tuple(sorted(costly, key=lambda each: -each.loss)[:_COSTLIEST])


def _sums(points: Iterable[tuple[str, float]]) -> Mapping[str, float]:
    """Points added up by what they belong to."""
    sums: dict[str, float] = defaultdict(float)
    for key, number in points:
        sums[key] += number
    return dict(sums)


@dataclass(frozen=True, slots=True)
class Review:
    """A game reviewed."""

    sheet: str
    players: tuple[str, ...]
    over: bool
    seats: tuple[SeatReview, ...]
    version: int = REVIEW_VERSION


class _Notes:
    """What is found out about one player while going through a game."""

    def __init__(self, seat: int, start: float) -> None:
        self.seat, self.start, self.expected = seat, start, start
        self.decisions: list[Chosen] = []
        self.luck: list[Luck] = []  # before every decision, and at the end of the game
        self._chain = 0  # the number of the first decision after the latest roll

    def meet(self, rolled: int, phase: Phase, worth: float) -> None:
        """The player decides again: what has changed since the last decision is luck, unless the last decisions have
        cost it and nothing was rolled."""
        gain = worth - self.expected
        if rolled >= 0:
            self._chain = len(self.decisions)
        elif gain > 0:
            gain -= self._give_back(gain)
        self.luck.append(Luck(rolled, self.seat, phase, gain, worth))
        self.expected = worth

    def _give_back(self, gain: float) -> float:
        """Take points off the losses of this chain of decisions, the latest first; how many."""
        given = 0.0
        for number in range(len(self.decisions) - 1, self._chain - 1, -1):
            taken = min(gain - given, self.decisions[number].loss)
            if taken <= 0:
                continue
            given += taken
            loss = self.decisions[number].loss - taken
            verdict = verdict_of(loss, self.start)
            self.decisions[number] = self.decisions[number]._replace(loss=loss, verdict=verdict)
            for later in range(number, len(self.decisions)):
                chosen = self.decisions[later]
                self.decisions[later] = chosen._replace(expected=chosen.expected + taken)
            for later in range(number + 1, len(self.luck)):
                self.luck[later] = self.luck[later]._replace(expected=self.luck[later].expected + taken)
        return given

    def review(self, final: float) -> SeatReview:
        return SeatReview(self.seat, self.start, final, tuple(self.decisions), tuple(self.luck))


def review_game(expert: Valuer, game: Game, progress: Callable[[int, int], None] = lambda done, of: None) -> Review:
    """Go through a game and value every decision."""
    players = len(game.players)
    notes = [_Notes(seat, start) for seat, start in enumerate(_expectations(expert, players))]
    rolled = [-1] * players  # the latest roll since each player's last decision
    for number, step in enumerate(game.steps):
        moves = step.before.moves
        if len(moves) > 1:
            _decide(expert, notes, rolled, number, step.before.position, moves, step.move)
        if step.throw is not None:
            rolled = [number] * players
        progress(number + 1, len(game.steps))
    over = game.to_move is None
    for each, score in zip(notes, game.scores(), strict=True):
        if over:
            each.meet(rolled[each.seat], Phase.OVER, score.total)
    return Review(game.ruleset.id, game.players, over, tuple(each.review(each.expected) for each in notes))


def _expectations(expert: Valuer, players: int) -> list[float]:
    """What each seat can expect before the first roll."""
    position = opening(expert.rules, players)
    return [expert.expectation(position, seat) for seat in range(players)]


def _decide(
    expert: Valuer,
    notes: Sequence[_Notes],
    rolled: list[int],
    number: int,
    position: Any,
    moves: Sequence[Move],
    move: Move,
) -> None:
    rules: Rules[Any] = expert.rules
    seat = rules.to_move(position)
    assert seat is not None
    note, phase = notes[seat], rules.phase(position)
    values = expert.values(position, moves)
    best, worth = max(values), values[moves.index(move)]
    note.meet(rolled[seat], phase, best)
    rolled[seat] = -1
    loss = best - worth
    zone = zone_marked(move, rules.follow_zone(position))
    meant = moves[values.index(best)]
    verdict = verdict_of(loss, note.start)
    round_number = rules.moment(position).round
    note.decisions.append(Chosen(number, seat, round_number, phase, zone, move, meant, worth, loss, verdict))
    note.expected = worth
