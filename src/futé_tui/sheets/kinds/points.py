"""Ways to turn what is written on a track into points."""

from collections.abc import Callable, Sequence
from functools import partial

Points = Callable[[Sequence[int]], int]
PAIR_UNIT = 10.0  # a begun pair, as an expert sees it


def of_last(table: Sequence[int], written: Sequence[int]) -> int:
    """The points printed over the last box that is filled."""
    return table[len(written) - 1] if written else 0


def of_pairs(written: Sequence[int]) -> int:
    """First minus second of every full pair of boxes."""
    return sum(first - second for first, second in zip(written[::2], written[1::2], strict=False))


def of_tiers(tiers: Sequence[tuple[int, int]], written: Sequence[int]) -> int:
    """For every number the points of the highest tier that it reaches; tiers are (at least, points), rising."""
    return sum(max((points for at_least, points in tiers if number >= at_least), default=0) for number in written)


def together(*rules: Points) -> Points:
    """The sum of several ways."""
    return partial(_together, rules)


def _together(rules: Sequence[Points], written: Sequence[int]) -> int:
    return sum(rule(written) for rule in rules)
