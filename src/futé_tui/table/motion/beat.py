"""One beat of what happens: the sheets and the dice as they look for a moment, and what is said about it."""

from dataclasses import dataclass

from ...engine.rules import DieView
from ..picking import BoxKey
from ..seats import SeatView

COUNTED_FROM = 3  # links of a chain reaction
FOX_STAGES = 3  # how far a fox can be out


@dataclass(frozen=True, slots=True)
class Beat:
    """What is shown for this many seconds. Dice are on their way from where they were `left`: a share of it is done.

    `flash` is the box that was just marked, with `points` beside it; `lit` is a track that has just changed; `count` is
    the number of the link in its chain reaction, and `fox` how far a fox has come out of the box.
    """

    seconds: float
    seats: tuple[SeatView, ...]
    shown: int
    dice: tuple[DieView, ...]
    left: tuple[DieView, ...] = ()
    share: float = 1.0
    fresh: frozenset[BoxKey] = frozenset()
    flash: BoxKey | None = None
    points: str = ""
    said: str = ""
    count: int = 0
    lit: str = ""
    fox: int = 0
