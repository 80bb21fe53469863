"""What an expert sees of a position: a row of small numbers, and the features behind each of them.

A machine splits a position into parts with few values each: the state of a zone, a track, a die, the moment. A row has
the number of each part's value, assigned when the value first occurs, and the points and foxes as they are. The
features of a value are computed once, when it first occurs.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from struct import pack
from typing import Any, Protocol

from .zones import Zone

_STATES_KEPT = 100_000

Row = list[bytes]  # pieces of a row; joined, they are integers of four bytes


class Column:
    """The values of one part of positions, numbered in the order in which they first occur.

    `fresh` are the features of values that are new since the last `take_fresh`.
    """

    def __init__(self) -> None:
        self.fresh: list[Sequence[float]] = []
        self._numbers: dict[Hashable, int] = {}

    def number(self, key: Hashable, features: Callable[[], Sequence[float]]) -> int:
        """The number of a value; `features` is called if the value is new."""
        known = self._numbers.get(key)
        if known is None:
            self.fresh.append(features())
            known = self._numbers[key] = len(self._numbers)
        return known

    def take_fresh(self) -> list[Sequence[float]]:
        """The features of new values, in the order of their numbers, and forget them."""
        fresh, self.fresh = self.fresh, []
        return fresh


class Observer(Protocol):
    """What an expert sees of the positions of one sheet, in rows that are laid out as `plan` says."""

    plan: "RowPlan"

    def observe(self, turn: Any, seat: int, row: Row) -> None:
        """Add the outlook of a seat on an open turn to a row. The turn is before dice: see `Rules.afterstate`."""


class NotObserved(Exception):
    """The turn machine has no observer, so there are no experts for it."""


class Pieces(dict[Any, bytes]):
    """Pieces of rows by what they describe, made on first use; emptied when there are too many."""

    def __init__(self, describe: Callable[[Any], Sequence[int]]) -> None:
        super().__init__()
        self._describe = describe

    def __missing__(self, key: Any) -> bytes:
        if len(self) >= _STATES_KEPT:
            self.clear()
        numbers = self._describe(key)
        piece = self[key] = pack(f"{len(numbers)}i", *numbers)
        return piece


class Series:
    """Pieces of several parts side by side. Positions observed one after another share most states: a state that is
    identical to the last one is not looked up again."""

    def __init__(self, parts: Sequence[Pieces]) -> None:
        self._parts = parts
        self._states: list[Any] = [self] * len(parts)
        self._pieces: Row = [b""] * len(parts)

    def observe(self, states: Sequence[Any], row: Row) -> None:
        """Add the piece of each state to a row."""
        seen, pieces = self._states, self._pieces
        for at, state in enumerate(states):
            if state is not seen[at]:
                pieces[at] = self._parts[at][state]
                seen[at] = state
        row += pieces


class RowPlan:
    """Lays out a row, part by part. `points`, `foxes` and `columns` say at which place of a row the points of each
    zone, foxes, and the number of a column's value are; at `ended` there is a 1 once the seat has nothing more to
    decide."""

    def __init__(self) -> None:
        self.size = 0
        self.ended = 0
        self.points: list[int] = []
        self.foxes: list[int] = []
        self.columns: dict[int, Column] = {}

    def zone(self, zone: Zone) -> Pieces:
        """Room for the points, foxes and outlook of a zone."""
        self.points.append(self.size)
        self.foxes.append(self.size + 1)
        self.size += 2
        columns = [self.column() for _ in zone.outlook(zone.start)]

        def describe(state: Any) -> list[int]:
            keys = zone.outlook(state)
            numbers = [
                column.number(key, partial(_part_of_features, zone, state, part))
                for part, (column, key) in enumerate(zip(columns, keys, strict=True))
            ]
            return [zone.points(state), zone.foxes(state), *numbers]

        return Pieces(describe)

    def amount(self) -> int:
        """Room for a number that is used as it is."""
        self.size += 1
        return self.size - 1

    def column(self) -> Column:
        """Room for the number of a value."""
        column = self.columns[self.size] = Column()
        self.size += 1
        return column

    def keyed(self, features: Callable[[Any], Sequence[float]]) -> Pieces:
        """Room for one value whose features follow from the value itself."""
        column = self.column()
        return Pieces(lambda key: [column.number(key, lambda: features(key))])

    def moments(self, features: Callable[..., Sequence[float]]) -> Pieces:
        """Room for the moment. A key begins with whether the seat has nothing more to decide; the features follow from
        the rest of it."""
        self.ended = self.amount()
        column = self.column()
        return Pieces(lambda key: [int(key[0]), column.number(key, lambda: features(*key[1:]))])


def _part_of_features(zone: Zone, state: Any, part: int) -> Sequence[float]:
    return zone.features(state)[part]


def one_hot(value: int, size: int) -> list[float]:
    """A feature for each value from 0 on, of which one is set; none if the value is not among them."""
    return [float(each == value) for each in range(size)]


def up_to(value: int, size: int) -> list[float]:
    """A feature for each value from 1 on, set for those that are reached."""
    return [float(value > each) for each in range(size)]
