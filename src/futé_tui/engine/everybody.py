"""What Qwinto and Qwixx share: everybody may write in every turn, and an active player who writes nothing crosses a
miss. The active player decides first, then the others in seat order."""

from typing import Any, NamedTuple, Protocol

from .fast_tuple import fast_tuple
from .laying import CannotLay, LaidSheet
from .observing import Pieces, RowPlan, up_to
from .zones import ZoneView, box_of


class PrintedMisses(NamedTuple):
    """The boxes for misses: what they are called, how many there are, and what each costs. The last one ends the
    game."""

    name: str
    boxes: int
    points: int

    def view(self, crossed: int) -> ZoneView:
        boxes = [
            box_of(str(i + 1), mark="x" if i < crossed else "", points=str(self.points)) for i in range(self.boxes)
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


class EverybodysTable(Protocol):
    """The part of a table that both games have. A sheet is a pair: what is written, and how many misses are crossed."""

    sheets: tuple[Any, ...]
    active: int
    seat: int

    def start_round(self) -> None: ...
    def start_turn(self, active: int) -> None: ...


def cross_miss(table: EverybodysTable) -> None:
    """The deciding player crosses a miss."""
    written, misses = table.sheets[table.seat]
    set_sheet(table, written, misses + 1)


def set_sheet(table: EverybodysTable, written: tuple[int, ...], misses: int) -> None:
    """The deciding player's sheet changes."""
    sheets = [*table.sheets]
    sheets[table.seat] = fast_tuple(type(sheets[0]), (written, misses))
    table.sheets = (*sheets,)


def next_along(table: EverybodysTable) -> int:
    """The next seat to decide in this turn; the number of players when all have decided."""
    seat = 0 if table.seat == table.active else table.seat + 1
    return seat + 1 if seat == table.active else seat


def next_turn(table: EverybodysTable) -> None:
    """The next player's turn; after the last player's, a new round."""
    if table.active + 1 < len(table.sheets):
        table.start_turn(table.active + 1)
    else:
        begin_round(table)


def begin_round(table: EverybodysTable) -> None:
    table.start_round()
    table.start_turn(0)
