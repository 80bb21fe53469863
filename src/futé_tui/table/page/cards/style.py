"""How roomy the cards of a sheet are, from the largest to the tightest."""

from dataclasses import dataclass
from typing import NamedTuple

from .outline import Height


class Title(NamedTuple):
    """What a card says about its zone: name, points, and a word about how dice count there."""

    name: str
    points: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The height of boxes in grids and in strips. `padded`: cards have a margin above and below. `titled`: grids have
    their title on a row of its own. `extras`: rows that a small terminal does without, whole scales and results.
    `inside`: grids have their bonuses in the boxes, and these as close together as can be."""

    grid: Height
    strip: Height
    padded: bool
    titled: bool
    extras: bool
    inside: bool = False

    @property
    def padding(self) -> int:
        return 1 if self.padded else 0


FLAT, RAISED, TALL, HUGE = Height
STYLES = (
    CardStyle(HUGE, HUGE, padded=True, titled=True, extras=True),
    CardStyle(TALL, TALL, padded=True, titled=True, extras=True),
    CardStyle(RAISED, TALL, padded=True, titled=True, extras=True),
    CardStyle(RAISED, FLAT, padded=True, titled=True, extras=True),
    CardStyle(FLAT, FLAT, padded=True, titled=True, extras=True),
    CardStyle(FLAT, FLAT, padded=False, titled=True, extras=True),
    CardStyle(FLAT, FLAT, padded=False, titled=False, extras=True),
    CardStyle(FLAT, FLAT, padded=False, titled=False, extras=False),
    CardStyle(FLAT, FLAT, padded=False, titled=False, extras=False, inside=True),
)
SHARED_SCALE_STYLES = (  # strips alone, with room between the largest and the tightest
    *STYLES[:2],
    CardStyle(FLAT, RAISED, padded=True, titled=True, extras=True),
    CardStyle(FLAT, RAISED, padded=False, titled=True, extras=True),
    *STYLES[-3:],
)
MOST = {FLAT: 8, RAISED: 11, TALL: 11, HUGE: 14}  # the widest that boxes are set apart, by their height


def box_width(pitch: int) -> int:
    """How much of the distance from box to box is paper: an odd number of cells, so that there is a middle."""
    return pitch - 1 if pitch < 6 or pitch % 2 == 0 else pitch - 2
