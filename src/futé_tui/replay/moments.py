"""The moments of a game, before the first step and after each, and the turns and rounds they belong to."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ..engine.events import Event, RoundStarted, TurnStarted
from ..engine.game import Game
from ..engine.history import Step


class Turn(NamedTuple):
    """A turn by the moment it starts at; `seat` is None while a round's bonuses are used before its first turn."""

    start: int
    round: int
    seat: int | None


class Replay:
    """A game as it was played; nothing here changes. Moment 0 is the opening, moment n what step n led to."""

    def __init__(self, game: Game) -> None:
        self._game = game.until(len(game.steps))
        self.events: tuple[tuple[Event, ...], ...] = (
            tuple(game.opening),
            *(tuple(game.events_of(step)) for step in game.steps),
        )
        self.turns = tuple(self._turns())
        self.turn_starts = [turn.start for turn in self.turns]
        by_round = groupby(self.turns, key=lambda turn: turn.round)
        self.round_starts = [next(turns).start for _, turns in by_round]

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self._game.steps)

    def at(self, moment: int) -> Game:
        """A copy of the game at this moment."""
        return self._game.until(moment)

    def step(self, moment: int) -> Step | None:
        """The step that led to this moment."""
        return self._game.steps[moment - 1] if moment else None

    def mover(self, moment: int) -> int | None:
        """The seat that made the step to this moment."""
        step = self.step(moment)
        return self._game.rules.to_move(step.before.position) if step else None

    def turn(self, moment: int) -> int:
        """The number of the turn of this moment."""
        return bisect_right(self.turn_starts, moment) - 1

    def before(self, moment: int, starts: Sequence[int]) -> int:
        """The start of a turn or round, or from there the start of the one before."""
        return max((start for start in starts if start < moment), default=0)

    def after(self, moment: int, starts: Sequence[int]) -> int:
        """The start of the next turn or round; in the last one, the end."""
        return min((start for start in starts if start > moment), default=self.last)

    def _turns(self) -> Iterator[Turn]:
        number = 0
        for moment, events in enumerate(self.events):
            rounds = [event.round for event in events if isinstance(event, RoundStarted)]
            seats = [event.seat for event in events if isinstance(event, TurnStarted)]
            number = rounds[-1] if rounds else number
            if rounds or seats:
                yield Turn(moment, number, seats[-1] if seats else None)
