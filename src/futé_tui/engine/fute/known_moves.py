"""The moves of a sheet, each created once and cached."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple

from ..moves import Also, Claim, Mark, Take
from ..on_demand import OnDemand
from ..zones import Zone, at_coordinates
from .number_changes import NumberChanges

THE_PLATTER: Final = -1
BY_COORDINATES: Final = -2


class Moves(OnDemand[tuple[Mark, ...], tuple[Take, ...]]):
    """The moves of one die in one zone, counted in one way, by the marks that fit; listed on first use."""

    def __init__(self, kind: type[Take], die: str, zone: str, joker: str = "", polish: int = 0) -> None:
        by_mark = OnDemand[Mark, Take](lambda mark: kind(die, zone, mark, joker, polish))
        super().__init__(lambda marks: tuple([by_mark[mark] for mark in marks]))
        self.order = kind(die, die, Mark(""), joker, polish).key  # how the sort keys of these moves begin


Counted = tuple[int, Moves, tuple[int, ...]]  # a number, the moves that count so, numbers that may spare an action


class TargetMoves:
    """The moves of one die in one zone: `plain` for the die as rolled, `by_way` for every way to count it, `by_pair`
    for every way to count it and the die that gives the box together with it."""

    def __init__(self, changes: NumberChanges, kind: type[Take], die: str, zone: Zone) -> None:
        self._changes = changes
        self._crosses_alike = zone.crosses_alike
        self._moves = cache(partial(Moves, kind, die, zone.name))
        self.plain = self._moves("", 0)
        self.by_way = cache(self._by_way)
        self.by_pair = cache(self._by_pair)

    def _by_way(self, face: int, jokers: int, polish: int, on_platter: bool, other: int) -> tuple[Counted, ...]:
        """Each way to count the die; for the arguments see `NumberChanges`."""
        ways = self._changes.ways(face, jokers, polish, on_platter, other)
        return tuple(
            (number, self._moves(joker, shift), self._less(face, joker, shift)) for joker, shift, number in ways
        )

    def _less(self, face: int, joker: str, polish: int) -> tuple[int, ...]:
        """The numbers that may make the same mark with one action less."""
        ways = self._changes.with_one_less(face, joker, polish) if self._crosses_alike else ()
        return tuple(number for _, _, number in ways)

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
    plain: Moves  # `moves.plain`
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
def also(die: str) -> Callable[[Mark], Also]:
    """The follow-up crosses of a die."""
    return OnDemand(partial(Also, die)).__getitem__
