"""What a turn machine offers: the rules of one game, without state. The Futé turn and Qwinto's are the two we have."""

from typing import Any, NamedTuple, Protocol

from .dice import Outcome, Throw
from .events import Event
from .moves import Move
from .refusals import Refusal
from .scoring import Score
from .zones import ZoneView


class Decision(NamedTuple):
    """A position and everything that may be done in it."""

    position: Any
    moves: tuple[Move, ...]


class DieView(NamedTuple):
    """A die as it lies: in the `pool`, in `slot 1`, `slot 2`, `slot 3`, or on the `platter`; face 0: not rolled yet."""

    name: str
    face: int
    place: str


class SheetView(NamedTuple):
    """One player's sheet as it looks: its zones, and the smaller tracks beside them."""

    zones: tuple[ZoneView, ...]
    tracks: tuple[ZoneView, ...]


class Rules(Protocol):
    """Positions in, positions out; a position is a value, never changed."""

    best_zone_breaks_ties: bool
    has_foxes: bool

    def __hash__(self) -> int:
        """Rules have no state, so what is worked out from a position can be kept by rules and position."""

    def start(self, players: int, log: list[Event] | None = None) -> Decision:
        """The first decision of a game."""

    def moves(self, position: Any) -> tuple[Move, ...]:
        """Every legal move, sorted and without duplicates; empty when the game is over."""

    def throw(self, position: Any, move: Move) -> Throw | None:
        """The roll that a move asks for, or None if it asks for none."""

    def play(
        self, position: Any, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision:
        """The next decision after a legal move; `outcome` answers its throw, `log` takes the events."""

    def explain(self, position: Any, move: Move) -> Refusal:
        """Why a move that is not in the list is not."""

    def to_move(self, position: Any) -> int | None:
        """The seat that decides, or None when the game is over."""

    def phase(self, position: Any) -> str:
        """The name of the moment in the turn."""

    def round_track(self, players: int) -> tuple[str, ...]:
        """The bonus of each round, empty words for rounds without one; no rounds if the game ends otherwise."""

    def follow_zone(self, position: Any) -> str:
        """The zone that follow-up crosses go to; empty if none are waiting."""

    def score(self, position: Any, seat: int) -> Score: ...

    def view(self, position: Any, seat: int) -> SheetView: ...

    def dice(self, position: Any) -> tuple[DieView, ...]: ...
