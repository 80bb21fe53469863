"""What Qwinto and Qwixx share: everybody may write in every turn, and an active player who writes nothing crosses a
miss. The active player decides first, then the others in seat order."""

from typing import Any, ClassVar, NamedTuple

from . import events as e
from .fast_tuple import fast_tuple
from .moves import Miss, Move
from .observing import Pieces, RowPlan, up_to
from .refusals import NoActionLeft, Refusal
from .rules import CannotLay, LaidSheet, P, Rules
from .zones import CROSSED, ZoneView, box_of


class PrintedMisses(NamedTuple):
    """The boxes for misses: what they are called, how many there are, and what each costs. The last one ends the
    game."""

    name: str
    boxes: int
    points: int

    def view(self, crossed: int) -> ZoneView:
        boxes = [
            box_of(str(i + 1), mark=CROSSED if i < crossed else "", points=str(self.points)) for i in range(self.boxes)
        ]
        return ZoneView(self.name, (tuple(boxes),))

    def laid(self, laid: LaidSheet) -> int:
        """How many misses a sheet that is set up by hand has; there is no other track."""
        if unknown := laid.tracks.keys() - {self.name}:
            raise CannotLay(f"there is no track {min(unknown)!r}")
        return laid.tracks.get(self.name, 0)

    def pieces(self, plan: RowPlan) -> Pieces:
        """What an expert sees of them."""
        plan.points.append(plan.amount())
        column = plan.column()
        return Pieces(
            lambda crossed: [crossed * self.points, column.number(crossed, lambda: up_to(crossed, self.boxes))]
        )


class EverybodysRules(Rules[P]):
    """The rules of a game in which everybody writes along; `miss` is the move that crosses a miss."""

    one_can_end_it_for_all = True
    miss: ClassVar[Miss]
    misses: PrintedMisses

    def explain_track(self, position: P, track: str) -> Refusal:
        return self.explain(position, self.miss) if track == self.misses.name else NoActionLeft(track)

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        return (self.misses.name,) if isinstance(move, Miss) else ()


class EverybodysTable:
    """The verbs that the tables of both games have. A sheet is a pair: what is written, and how many misses are
    crossed. A log, if there is one, gets an event for everything that happens."""

    sheet: Any
    log: list[e.Event] | None
    sheets: tuple[Any, ...]
    round: int
    active: int
    seat: int

    def begin(self) -> None:
        """A new round starts, with the first player's turn."""
        self.round += 1
        if self.log is not None:
            self.log.append(e.RoundStarted(0, self.round))
        self.start_turn(0)

    def start_turn(self, active: int) -> None:
        """`active` is to roll."""
        raise NotImplementedError

    def cross_miss(self) -> None:
        """The deciding player crosses a miss."""
        written, misses = self.sheets[self.seat]
        self.set_sheet(written, misses + 1)
        if self.log is not None:
            self.log.append(e.MissCrossed(self.seat, misses + 1, self.sheet.misses.name))

    def set_sheet(self, written: tuple[int, ...], misses: int) -> None:
        """The deciding player's sheet changes."""
        sheets = [*self.sheets]
        sheets[self.seat] = fast_tuple(type(sheets[0]), (written, misses))
        self.sheets = (*sheets,)

    def next_along(self) -> int:
        """The next seat to decide in this turn; the number of players when all have decided."""
        seat = 0 if self.seat == self.active else self.seat + 1
        return seat + 1 if seat == self.active else seat

    def next_turn(self) -> None:
        """The next player's turn; after the last player's, a new round."""
        if self.active + 1 < len(self.sheets):
            self.start_turn(self.active + 1)
        else:
            self.begin()
