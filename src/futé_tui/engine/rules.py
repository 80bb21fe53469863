"""What a turn machine offers: the rules of one game, without state.

A machine gives its positions, an `OpenTurn` on which moves are carried out, and answers about both. How games are
started and played follows from these.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import StrEnum
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .dice import DiceSource, Outcome, Throw
from .events import Event
from .fast_tuple import fast_tuple
from .moment import Moment
from .moves import Mark, Move
from .observing import NotObserved, Observer
from .phases import Phase
from .refusals import Refusal
from .scoring import Score
from .zones import ZoneView

P_co = TypeVar("P_co", covariant=True)


class AnyPosition(Protocol):
    """What the positions of all machines have."""

    @property
    def sheets(self) -> tuple[Any, ...]: ...
    @property
    def seat(self) -> int:
        """The seat that decides, or decided last."""


P = TypeVar("P", bound=AnyPosition)  # the position of one turn machine; only the machine itself looks inside


class Decision(NamedTuple, Generic[P]):
    """A position and its legal moves."""

    position: P
    moves: tuple[Move, ...]


class DiePlace(StrEnum):
    """Where a die is."""

    POOL = "pool"
    SLOT_1 = "slot 1"
    SLOT_2 = "slot 2"
    SLOT_3 = "slot 3"
    PLATTER = "platter"
    OUT = "out"  # of the game


SLOTS = DiePlace.SLOT_1, DiePlace.SLOT_2, DiePlace.SLOT_3


class DieView(NamedTuple):
    """A die and its place; face 0: not rolled yet."""

    name: str
    face: int
    place: DiePlace


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

    @property
    def bonuses(self) -> list[str]:
        """Every bonus printed in a box or at a line, as often as it is there."""
        boxes = [box.bonus for part in self.parts for box in part.boxes]
        return [word for word in (*boxes, *(line.bonus for part in self.parts for line in part.lines)) if word]


class Attempt(NamedTuple):
    """What marking a box could mean, legal or not: moves that differ only in their number, made with one die or (no die
    named) with a bonus or a die of equal face."""

    die: str
    moves: tuple[Move, ...]


class LaidSheet(NamedTuple):
    """A sheet that is set up by hand: the marks in each zone, without their bonuses, and how many boxes of each track
    are circled or crossed."""

    marks: Mapping[str, Sequence[Mark]]
    tracks: Mapping[str, int]


class CannotLay(ValueError):
    """There is no such position; the text says why."""


class OpenTurn(Protocol[P_co]):
    """A position on which moves are carried out, one after another."""

    @property
    def seat(self) -> int:
        """The seat that decides."""

    def begin(self) -> None:
        """Start the game on a table with empty sheets."""

    def list_moves(self) -> Sequence[Move]:
        """Every legal move, sorted; none when the game is over."""

    def carry_out(self, move: Move) -> None:
        """Carry out a legal move, but nothing that follows from it. A move that throws takes the dice in hand."""

    def throw_in_hand(self) -> Throw:
        """The throw of the dice in hand."""

    def land(self, outcome: Outcome) -> None:
        """The dice in hand fall."""

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """Play on until somebody has to decide, and list the moves. Every roll counts as a decision, unless `dice` are
        given: then forced rolls are made too."""

    def settle_before_dice(self, move: Move) -> None:
        """Carry out a move and play on to its afterstate; see `Rules.afterstate`."""

    def position(self) -> P_co:
        """The position as it is now."""


class Rules(ABC, Generic[P]):
    """Positions in, positions out; positions never change. Rules have no state either, so what is computed from a
    position can be cached by rules and position."""

    name: ClassVar[str]  # the `game` of ruleset files, and the key of texts
    places: tuple[DiePlace, ...]  # where dice can be, from left to right
    best_zone_breaks_ties = False
    has_foxes = False
    one_can_end_it_for_all = False  # one player can end the game, or close a row, for everybody

    # Playing

    @abstractmethod
    def blank(self, players: int) -> P:
        """The table before the first round."""

    @abstractmethod
    def open(self, position: P, log: list[Event] | None = None) -> OpenTurn[P]:
        """A turn on which a game continues from a position; `log` receives the events."""

    @abstractmethod
    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> P:
        """The start of a turn in a game with these sheets; CannotLay if they name something that does not exist."""

    @abstractmethod
    def in_hand(self, position: P) -> bool:
        """Whether the dice of this afterstate are in hand, so that only `land` can follow."""

    def start(self, players: int, log: list[Event] | None = None) -> Decision[P]:
        """The first decision of a game."""
        return self._starts(players) if log is None else self._start(players, log)

    @cached_property
    def _starts(self) -> Callable[[int], Decision[P]]:
        """The first decision depends only on the number of players."""
        return cache(self._start)

    def _start(self, players: int, log: list[Event] | None = None) -> Decision[P]:
        turn = self.open(self.blank(players), log)
        turn.begin()
        return _decide(turn)

    def moves(self, position: P) -> tuple[Move, ...]:
        """Every legal move, sorted and without duplicates; empty when the game is over."""
        return (*self.open(position).list_moves(),)

    def throw(self, position: P, move: Move) -> Throw | None:
        """The roll that a move asks for, or None if it asks for none."""
        if not move.throws:
            return None
        turn = self.open(position)
        turn.carry_out(move)
        return turn.throw_in_hand()

    def play(
        self, position: P, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision[P]:
        """The next decision after a legal move; `outcome` is the result of its throw, `log` receives the events."""
        turn = self.open(position, log)
        turn.carry_out(move)
        if move.throws:
            assert outcome is not None, "a throw needs its outcome"
            turn.land(outcome)
        return _decide(turn)

    def settle(self, position: P) -> Decision[P]:
        """Play on from an afterstate to the next decision."""
        return _decide(self.open(position))

    def afterstate(self, position: P, move: Move) -> P:
        """The position after a legal move and before any dice, without a list of its moves.

        The move is carried out, and the game continues as long as that needs neither a decision nor a look at what a
        zone allows. Finished turns and rounds have passed and the next round's bonuses are given, but waiting bonuses,
        follow-up crosses, extra dice and other players' picks are still open, even if there is only one way to use them
        or none: `settle` continues from there to the decision that `play` returns.

        If only a roll can follow, and after a roll, a reroll or a choice of dice, the dice are in hand: `in_hand` is
        true, the reroll action is spent, and `land` continues from there. Dice that are about to be rolled show 0.
        """
        turn = self.open(position)
        turn.settle_before_dice(move)
        return turn.position()

    def throw_in_hand(self, position: P) -> Throw:
        """The throw of the dice in hand."""
        return self.open(position).throw_in_hand()

    def land(self, position: P, outcome: Outcome) -> Decision[P]:
        """The next decision after the dice in hand have landed."""
        turn = self.open(position)
        turn.land(outcome)
        return _decide(turn)

    def what_counts(self, faces: tuple[int, ...]) -> Hashable:
        """What matters about a roll: rolls that agree in this are worth the same."""
        return faces

    def observer(self) -> Observer:
        """What an expert sees of positions; NotObserved if the machine has no observer."""
        raise NotObserved

    # Asking about the moment

    def to_move(self, position: P) -> int | None:
        """The seat that decides, or None when the game is over."""
        return None if self.phase(position) is Phase.OVER else position.seat

    def players(self, position: P) -> int:
        """How many play."""
        return len(position.sheets)

    @abstractmethod
    def phase(self, position: P) -> Phase: ...

    @abstractmethod
    def moment(self, position: P) -> Moment: ...

    def follow_zone(self, position: P) -> str:
        """The zone that follow-up crosses go to; empty if none are waiting."""
        return ""

    @abstractmethod
    def explain(self, position: P, move: Move) -> Refusal:
        """Why an illegal move is illegal: the first rule it breaks. Of a legal one, the answer means nothing."""

    @abstractmethod
    def explain_track(self, position: P, track: str) -> Refusal:
        """Why no move marks a track now."""

    @abstractmethod
    def attempts(self, position: P, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        """What marking this box now could mean, with this die or with anything that could mark it."""

    def dice_used(self, position: P, move: Move) -> tuple[str, ...]:
        """The dice that a move uses: the one that it names, and those that are added to it, in machines that add
        dice."""
        return (move.named_die,) if move.named_die else ()

    def stands_for(self, position: P, die: str) -> tuple[str, str] | None:
        """The zone and box that a die stands for while a sum of other dice is marked; None if it stands for itself."""
        return None

    @abstractmethod
    def takes(self, position: P, seat: int, zone: str, box: str) -> tuple[int, ...]:
        """The numbers that a box of a player's sheet could take now, regardless of the dice."""

    # Asking about the sheet

    @abstractmethod
    def zones_for(self, die: str) -> tuple[str, ...]:
        """The zones that a die can mark, regardless of its face."""

    @abstractmethod
    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        """The tracks that a move marks: actions it spends or unlocks, the misses it crosses."""

    def round_track(self, players: int) -> tuple[str, ...]:
        """The bonus of each round, empty words for rounds without one; no rounds if the game ends in another way."""
        return ()

    @abstractmethod
    def score(self, position: P, seat: int) -> Score: ...

    @abstractmethod
    def view(self, position: P, seat: int) -> SheetView: ...

    @abstractmethod
    def dice(self, position: P) -> tuple[DieView, ...]: ...


def _decide(turn: OpenTurn[P]) -> Decision[P]:
    moves = turn.settle()
    return fast_tuple(Decision, (turn.position(), (*moves,)))
