"""Reasons that concern a whole die or zone, beside the engine's refusals of one move or action; and which of several is
the most informative."""

from collections.abc import Iterable
from typing import NamedTuple

from ..engine import refusals as r
from ..engine import zone_refusals as z
from ..engine.refusals import Refusal
from .spots import Spot


class Reason(NamedTuple):
    """Why something cannot be used. Where the number is the problem and more than one die makes it up, `counting` are
    the dice with what they show, and `platter` is what the other dice on the platter add. `spot` is the box that it is
    about, where something else was pointed at."""

    refusal: Refusal
    counting: tuple[tuple[str, int], ...] = ()
    platter: int = 0
    spot: Spot | None = None


class ZoneFull(Refusal):
    """Every box of the zone is marked or gone."""

    zone: str


class ClosedBox(z.BoxRefusal):
    """No number fits the box any more."""


class NoBoxTakes(Refusal):
    """The number that the die counts as fits no open box of the zone; `takes` are the numbers that would fit, where
    they can be listed."""

    zone: str
    number: int
    takes: tuple[int, ...]


class NotForMarking(Refusal):
    """The boxes show points and are never marked by a player."""

    zone: str


USED_UP = (z.AlreadyMarked, z.BoxGone)
_BY_RANK: tuple[type[Refusal], ...] = (  # box used up, then numbers, then order, then the die
    z.AlreadyMarked,
    z.BoxGone,
    z.NothingFits,
    z.AlreadyInColumn,
    z.WrongNumber,
    z.WrongStep,
    z.TooLow,
    z.TooHigh,
    z.RowClosed,
    z.NotTheNextBox,
    z.WrongRow,
    NoBoxTakes,
    ZoneFull,
    r.ColourNotRolled,
    r.PlatterComesFirst,
    r.AlreadyAnExtra,
    r.DieLiesElsewhere,
    r.BonusFirst,
    z.WrongZone,
)


def most_informative(reasons: Iterable[Reason]) -> Reason:
    return min(reasons, key=_rank)


def best(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Each reason once, the most informative first. How a number adds up matters only if it is the problem."""
    ordered = sorted(reasons, key=_rank)
    if ordered and isinstance(ordered[0].refusal, USED_UP):
        return (Reason(ordered[0].refusal),)
    return tuple(dict.fromkeys(each if each.refusal.counted is not None else Reason(each.refusal) for each in ordered))


def _rank(reason: Reason) -> int:
    kind = type(reason.refusal)
    return _BY_RANK.index(kind) if kind in _BY_RANK else len(_BY_RANK)
