"""Which of several reasons is the most informative."""

from collections.abc import Iterable

from ..engine import refusals as r
from ..engine import zone_refusals as z
from ..engine.refusals import Refusal
from .reasons import NoBoxTakes, Reason, ZoneFull

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
    about_numbers = {"got", "number"}
    return tuple(
        dict.fromkeys(each if about_numbers & each.refusal.facts.keys() else Reason(each.refusal) for each in ordered)
    )


def _rank(reason: Reason) -> int:
    kind = type(reason.refusal)
    return _BY_RANK.index(kind) if kind in _BY_RANK else len(_BY_RANK)
