"""What a turn machine offers: the rules of one game, without state. The Futé turn and Qwinto's are the two we have."""

from collections.abc import Hashable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from .dice import Outcome, Throw
from .events import Event
from .laying import LaidSheet
from .moment import Moment
from .moves import Move
from .observing import Observer
from .open_turn import OpenTurn
from .phases import Phase
from .refusals import Refusal
from .scoring import Score
from .zones import ZoneView

P = TypeVar("P")  # the position of one turn machine; only the machine itself looks inside


class Decision(NamedTuple, Generic[P]):
    """A position and everything that may be done in it."""

    position: P
    moves: tuple[Move, ...]


class DieView(NamedTuple):
    """A die and its place: `pool`, `slot 1`, `slot 2`, `slot 3` or `platter`; face 0: not rolled yet."""

    name: str
    face: int
    place: str


class SheetView(NamedTuple):
    """One player's sheet as it looks: its zones, and the smaller tracks beside them."""

    zones: tuple[ZoneView, ...]
    tracks: tuple[ZoneView, ...]


class Attempt(NamedTuple):
    """What marking a box could mean, legal or not: moves that differ in their number only, made with one die or
    (no die named) with a bonus or a die of equal face."""

    die: str
    moves: tuple[Move, ...]


class Rules(Protocol[P]):
    """Positions in, positions out; a position is a value, never changed."""

    name: str  # of the turn machine, as ruleset files write it behind `game`; texts hang on it
    places: tuple[str, ...]  # where dice can be, from left to right
    best_zone_breaks_ties: bool
    has_foxes: bool

    def __hash__(self) -> int:
        """Rules have no state, so what is computed from a position can be cached by rules and position."""

    # Playing

    def start(self, players: int, log: list[Event] | None = None) -> Decision[P]:
        """The first decision of a game."""

    def moves(self, position: P) -> tuple[Move, ...]:
        """Every legal move, sorted and without duplicates; empty when the game is over."""

    def throw(self, position: P, move: Move) -> Throw | None:
        """The roll that a move asks for, or None if it asks for none."""

    def play(
        self, position: P, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision[P]:
        """The next decision after a legal move; `outcome` answers its throw, `log` takes the events."""

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> P:
        """The start of a turn in a game with these sheets; CannotLay if they name what is not there."""

    def settle(self, position: P) -> Decision[P]:
        """Go on from an afterstate to the next decision."""

    def afterstate(self, position: P, move: Move) -> P:
        """The position after a legal move and before any dice, without a list of its moves.

        The move is carried out, and the game goes on for as long as that needs neither a decision nor a look at what a
        zone allows. So turns and rounds that are over have passed and the next round's bonuses are given, but bonuses
        that wait, follow-up crosses, extra dice and other players' picks are still open, even where there is one way to
        use them or none: `settle` goes on from there to the decision that `play` gives.

        Where nothing but a roll can follow, and after a roll, a reroll or a choice of dice, the dice are in hand:
        `in_hand` says so, the action of a reroll is spent, and `land` goes on from there. Faces that are about to be
        rolled show 0.
        """

    def in_hand(self, position: P) -> bool:
        """Whether the dice of this afterstate are in hand, so that nothing but their fall can follow."""

    def throw_in_hand(self, position: P) -> Throw:
        """The throw of the dice in hand."""

    def land(self, position: P, outcome: Outcome) -> Decision[P]:
        """The next decision after the dice in hand fall."""

    def what_counts(self, faces: tuple[int, ...]) -> Hashable:
        """What matters of a roll for those who decide about it: rolls with the same are as good as one another."""

    def open(self, position: P, log: list[Event] | None = None) -> OpenTurn[P]:
        """A turn on which a game goes on from a position; `log` takes the events."""

    def observer(self) -> Observer:
        """What an expert sees of positions; NotObserved if the machine shows nothing."""

    # Asking about the moment

    def to_move(self, position: P) -> int | None:
        """The seat that decides, or None when the game is over."""

    def phase(self, position: P) -> Phase: ...

    def moment(self, position: P) -> Moment: ...

    def follow_zone(self, position: P) -> str:
        """The zone that follow-up crosses go to; empty if none are waiting."""

    def explain(self, position: P, move: Move) -> Refusal:
        """Why an illegal move is illegal: the first rule it breaks."""

    def explain_track(self, position: P, track: str) -> Refusal:
        """Why no move marks a track now."""

    def attempts(self, position: P, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        """What marking this box now could mean, with this die or with whatever could mark it."""

    def dice_used(self, position: P, move: Move) -> tuple[str, ...]:
        """The dice that a move uses: the one that it names, and those that are added to it."""

    def takes(self, position: P, seat: int, zone: str, box: str) -> tuple[int, ...]:
        """The numbers that a box of a player's sheet could take now, whatever the dice show."""

    # Asking about the sheet

    def zones_for(self, die: str) -> tuple[str, ...]:
        """The zones that a die can mark, whatever it shows."""

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        """The tracks that a move marks: actions it spends or unlocks, the misses it crosses."""

    def round_track(self, players: int) -> tuple[str, ...]:
        """The bonus of each round, empty words for rounds without one; no rounds if the game ends otherwise."""

    def score(self, position: P, seat: int) -> Score: ...

    def view(self, position: P, seat: int) -> SheetView: ...

    def dice(self, position: P) -> tuple[DieView, ...]: ...
