"""Numbers drawn with the signs of a terminal: bars, and a curve over time."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from statistics import fmean

from ..signs import Signs

_MARGIN = 4
_STEPS = (1, 2, 5, 10, 20, 50, 100, 1000)


def bar(value: float, most: float, width: int, signs: Signs) -> str:
    """A bar that is as wide as the value is of `most`; nothing for a value below zero."""
    return _fill(value / most * width if most > 0 else 0, width, signs.across).rstrip()


def curve(values: Sequence[float], width: int, height: int, signs: Signs) -> list[str]:
    """The values from left to right as columns over an axis with numbers, top line first.

    There are at most as many columns as fit; where there are more values, a column is the average of its neighbours.
    """
    room = columns_in(width)
    columns = gathered(values, room)
    wide = max(1, min(3, room // len(columns)))
    low, step = axis(columns, height)
    labels = [f"{low + step * line:{_MARGIN}}" for line in range(height, -1, -1)]
    rising = [_fill((value - low) / step, height, signs.up) for value in columns]
    lines = [
        f"{labels[line]} {signs.edge}" + "".join(column[height - 1 - line] * wide for column in rising)
        for line in range(height)
    ]
    foot = signs.corner + signs.floor * (len(columns) * wide)
    return [*(line.rstrip() for line in lines), f"{labels[-1]} {foot}"]


def columns_in(width: int) -> int:
    """How many columns a curve of this width has room for, beside the numbers of its axis."""
    return width - _MARGIN - 2


def gathered(values: Sequence[float], most: int) -> list[float]:
    """The values in at most this many groups of neighbours, each its average."""
    count = min(len(values), max(1, most))
    edges = [len(values) * number // count for number in range(count + 1)]
    return [fmean(values[start:end]) for start, end in pairwise(edges)]


def axis(values: Sequence[float], height: int, least: int = 1) -> tuple[int, int]:
    """Where the axis begins, below the lowest value, and how much a line of it is worth: a round number, this much at
    least."""
    lowest, highest = min(values), max(values)
    for step in (each for each in _STEPS if each >= least):
        low = ceil(lowest / step - 1) * step
        low = max(0, low) if lowest >= 0 else low
        if low + step * height >= highest:
            break
    return low, step


def _fill(length: float, width: int, ramp: str) -> str:
    """So many cells filled, the last one in part; `ramp` goes from an empty cell to a full one."""
    steps = len(ramp) - 1
    parts = round(max(0.0, min(length, width)) * steps)
    full, rest = divmod(parts, steps)
    filled = ramp[-1] * full + (ramp[rest] if rest else "")
    return filled + " " * (width - len(filled))
