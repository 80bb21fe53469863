"""The moves of a sheet, each created once and cached."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple

from ..moves import Also, Claim, Mark, Take
from ..zones import at_coordinates
from .changes import NumberChanges

THE_PLATTER: Final = -1
BY_COORDINATES: Final = -2


class Moves:
    """The moves of one die in one zone, counted in one way, by their `mark`."""

    __slots__ = ("by_mark", "order")

    def __init__(self, kind: type[Take], die: str, zone: str, joker: str = "", polish: int = 0) -> None:
        self.by_mark = cache(lambda mark: kind(die, zone, mark, joker, polish))
        self.order = kind(die, die, Mark(""), joker, polish).key  # how the sort keys of these moves begin


Counted = tuple[int, Moves, tuple[int, ...]]  # a number, the moves that count so, the numbers with one action less


class TargetMoves:
    """The moves of one die in one zone: `plain` for the die as rolled, `by_way` for every way to count it, `by_pair`
    for every way to count it and the die that gives the box together with it."""

    def __init__(self, changes: NumberChanges, kind: type[Take], die: str, zone: str) -> None:
        self._changes = changes
        self._moves = cache(partial(Moves, kind, die, zone))
        self.plain = self._moves("", 0)
        self.by_marks: dict[tuple[Mark, ...], tuple[Take, ...]] = {}  # plain moves that were needed so far
        self.by_way = cache(self._by_way)
        self.by_pair = cache(self._by_pair)

    def keep(self, marks: tuple[Mark, ...]) -> tuple[Take, ...]:
        """The plain moves for these marks, from now on also `by_marks`."""
        moves = self.by_marks[marks] = tuple(map(self.plain.by_mark, marks))
        return moves

    def _by_way(self, face: int, jokers: int, polish: int, on_platter: bool, other: int) -> tuple[Counted, ...]:
        """Each way to count the die; for the arguments see `NumberChanges`."""
        less = self._changes.with_one_less
        return tuple(
            (number, self._moves(joker, shift), less(face, joker, shift, number))
            for joker, shift, number in self._changes.ways(face, jokers, polish, on_platter, other)
        )

    def _by_pair(
        self, pair: tuple[int, int], jokers: int, polish: int, polishable: tuple[bool, bool], row: bool
    ) -> tuple[Counted, ...]:
        """Each way to count the two dice; `row`: the die gives the row, the other one the column."""
        ways = [
            (at_coordinates(own, other) if row else at_coordinates(other, own), joker, spent)
            for joker, spent, own, other in self._changes.pairs(pair, jokers, polish, polishable)
        ]
        return tuple((number, self._moves(joker, spent), ()) for number, joker, spent in sorted(ways))


class Target(NamedTuple):
    """One zone for one die, with the moves of the die there."""

    die: int
    zone: int
    marks: Callable[[Any, int, int], tuple[Mark, ...]]  # the zone's own, bound: lists of moves ask it for every die
    adds: int | None  # the other die of blue + white, THE_PLATTER, BY_COORDINATES, or nothing
    known: dict[tuple[Mark, ...], tuple[Take, ...]]  # `moves.by_marks`
    moves: TargetMoves
    other: int  # the die that counts with this one, or -1

    def dice(self) -> int:
        """The die, and the one that counts with it: those that polish can change."""
        return 1 << self.die | (1 << self.other if self.other >= 0 else 0)


TargetsBySet = tuple[tuple[Target, ...], ...]  # for each set of dice where they can go, in the order of moves


class BonusTarget(NamedTuple):
    """One zone for one bonus, with the moves that use the bonus there."""

    zone: int
    marks: Callable[[Any, int], tuple[Mark, ...]]  # by the state of the zone and the face of the white die
    claim: Callable[[Mark], Claim]


@cache
def also(die: str, mark: Mark) -> Also:
    """The follow-up cross."""
    return Also(die, mark)
