"""The history of a game: its decisions, and the steps between them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .dice import Outcome, Throw
from .events import Event
from .moves import Move
from .rules import OpenTurn, Rules


class Step(NamedTuple):
    """A move that was made: the decision before it, and its roll, if any."""

    before: "Waypoint"
    move: Move
    throw: Throw | None
    outcome: Outcome | None


class Waypoint:
    """A decision in the history of a game: its moves, and its position.

    Most positions of a game between bots are never looked at, so a position is built on demand: from the open turn
    while this is the present decision, later by replaying the steps up to it.
    """

    __slots__ = ("_last", "_position", "_rules", "_turn", "moves")

    def __init__(
        self,
        rules: Rules[Any],
        moves: tuple[Move, ...],
        last: Step | None = None,
        turn: OpenTurn[Any] | None = None,
        position: Any = None,
    ) -> None:
        self.moves = moves
        self._rules, self._last, self._turn, self._position = rules, last, turn, position

    @property
    def position(self) -> Any:
        if self._position is None:
            if self._turn is None:
                self._replay()
            else:
                self._position = self._turn.position()
        return self._position

    def leave(self) -> OpenTurn[Any]:
        """Hand over the open turn, for the game to continue on."""
        turn, self._turn = self._turn, None
        return turn or self._rules.open(self.position)

    def _replay(self) -> None:
        """Replay the steps from the last position that is known."""
        unknown = [self]
        while (last := unknown[-1]._last) and last.before._position is None:
            unknown.append(last.before)
        for waypoint in reversed(unknown):
            assert waypoint._last is not None, "the first position is known"
            before, move, _, outcome = waypoint._last
            waypoint._position = self._rules.play(before._position, move, outcome).position


class Events(Sequence[Event]):
    """The events of one step, computed on first use."""

    __slots__ = ("_events", "_rules", "step")

    def __init__(self, rules: Rules[Any], step: Step) -> None:
        self._rules, self.step = rules, step
        self._events: list[Event] | None = None

    def _all(self) -> list[Event]:
        if self._events is None:
            self._events = []
            step = self.step
            self._rules.play(step.before.position, step.move, step.outcome, self._events)
        return self._events

    def __getitem__(self, index: Any) -> Any:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return repr(self._all())
