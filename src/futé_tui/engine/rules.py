"""What a turn machine offers: the rules of one game, without state."""

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
    """A position and its legal moves."""

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

    def zone(self, name: str) -> ZoneView:
        return next(zone for zone in self.zones if zone.name == name)

    @property
    def parts(self) -> tuple[ZoneView, ...]:
        """Zones and tracks."""
        return (*self.zones, *self.tracks)


class Attempt(NamedTuple):
    """What marking a box could mean, legal or not: moves that differ only in their number, made with one die or (no die
    named) with a bonus or a die of equal face."""

    die: str
    moves: tuple[Move, ...]


class Rules(Protocol[P]):
    """Positions in, positions out; positions never change."""

    name: str  # the `game` of ruleset files, and the key of texts
    places: tuple[str, ...]  # where dice can be, from left to right
    best_zone_breaks_ties: bool
    has_foxes: bool
    one_can_end_it_for_all: bool  # one player can end the game, or close a row, for everybody

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
        """The next decision after a legal move; `outcome` is the result of its throw, `log` receives the events."""

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> P:
        """The start of a turn in a game with these sheets; CannotLay if they name something that does not exist."""

    def settle(self, position: P) -> Decision[P]:
        """Play on from an afterstate to the next decision."""

    def afterstate(self, position: P, move: Move) -> P:
        """The position after a legal move and before any dice, without a list of its moves.

        The move is carried out, and the game continues as long as that needs neither a decision nor a look at what a
        zone allows. Finished turns and rounds have passed and the next round's bonuses are given, but waiting bonuses,
        follow-up crosses, extra dice and other players' picks are still open, even if there is only one way to use them
        or none: `settle` continues from there to the decision that `play` returns.

        If only a roll can follow, and after a roll, a reroll or a choice of dice, the dice are in hand: `in_hand` is
        true, the reroll action is spent, and `land` continues from there. Dice that are about to be rolled show 0.
        """

    def in_hand(self, position: P) -> bool:
        """Whether the dice of this afterstate are in hand, so that only `land` can follow."""

    def throw_in_hand(self, position: P) -> Throw:
        """The throw of the dice in hand."""

    def land(self, position: P, outcome: Outcome) -> Decision[P]:
        """The next decision after the dice in hand have landed."""

    def what_counts(self, faces: tuple[int, ...]) -> Hashable:
        """What matters about a roll: rolls that agree in this are worth the same."""

    def open(self, position: P, log: list[Event] | None = None) -> OpenTurn[P]:
        """A turn on which a game continues from a position; `log` receives the events."""

    def observer(self) -> Observer:
        """What an expert sees of positions; NotObserved if the machine has no observer."""

    # Asking about the moment

    def to_move(self, position: P) -> int | None:
        """The seat that decides, or None when the game is over."""

    def players(self, position: P) -> int:
        """How many play."""

    def phase(self, position: P) -> Phase: ...

    def moment(self, position: P) -> Moment: ...

    def follow_zone(self, position: P) -> str:
        """The zone that follow-up crosses go to; empty if none are waiting."""

    def explain(self, position: P, move: Move) -> Refusal:
        """Why an illegal move is illegal: the first rule it breaks."""

    def explain_track(self, position: P, track: str) -> Refusal:
        """Why no move marks a track now."""

    def attempts(self, position: P, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        """What marking this box now could mean, with this die or with anything that could mark it."""

    def dice_used(self, position: P, move: Move) -> tuple[str, ...]:
        """The dice that a move uses: the one that it names, and those that are added to it."""

    def stands_for(self, position: P, die: str) -> tuple[str, str] | None:
        """The zone and box that a die stands for while a sum of other dice is marked; None if it stands for itself."""

    def takes(self, position: P, seat: int, zone: str, box: str) -> tuple[int, ...]:
        """The numbers that a box of a player's sheet could take now, regardless of the dice."""

    # Asking about the sheet

    def zones_for(self, die: str) -> tuple[str, ...]:
        """The zones that a die can mark, regardless of its face."""

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        """The tracks that a move marks: actions it spends or unlocks, the misses it crosses."""

    def round_track(self, players: int) -> tuple[str, ...]:
        """The bonus of each round, empty words for rounds without one; no rounds if the game ends otherwise."""

    def score(self, position: P, seat: int) -> Score: ...

    def view(self, position: P, seat: int) -> SheetView: ...

    def dice(self, position: P) -> tuple[DieView, ...]: ...
