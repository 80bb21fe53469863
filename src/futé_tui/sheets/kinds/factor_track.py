"""Factor tracks: write the die times the factor of the next box, for the sum or for pairs, first minus second."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.zones import BonusFor, Box, ZoneView
from ...language import _
from .base import numbered
from .printed import Bonuses, Factor, NumberOrNone, equally_long
from .track import Track

PAIR_UNIT = 10.0  # a begun pair, as an expert sees it


class FactorTrack(Track):
    """Any number, times the factor of its box (without `factors` all are 1); points are the sum. With `at_least`, a box
    gives its bonus only for a die that shows that much (0: any)."""

    kind: ClassVar[str] = "factor-track"

    def __init__(
        self, name: str, *, factors: Sequence[Factor] = [], at_least: Sequence[NumberOrNone] = [], bonuses: Bonuses
    ) -> None:
        self._factors = tuple(factors) or (1,) * len(bonuses)
        self._at_least = tuple(at_least) or (0,) * len(bonuses)
        equally_long(bonuses, factors=self._factors, at_least=self._at_least)
        rows = zip(numbered(len(bonuses)), bonuses, self._factors, self._at_least, strict=True)
        super().__init__(name, [_gated(*row) for row in rows])

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = len(state)
        gained = self._gains[box] if mark.number >= self._at_least[box] else ()
        return (*state, mark.number * self._factors[box]), gained

    def points(self, state: tuple[int, ...]) -> int:
        return sum(state)

    def lost(self, state: tuple[int, ...], box: int) -> bool:
        return box < len(state) and state[box] < self._at_least[box] * self._factors[box]

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return replace(super().view(state), bonus_for=BonusFor.LEAST if any(self._at_least) else BonusFor.ANY_MARK)


class PairTrack(Track):
    """Any number, times the factor of its box. The boxes pair up, first minus second."""

    kind: ClassVar[str] = "pair-track"

    def __init__(self, name: str, *, factors: Sequence[Factor], bonuses: Bonuses) -> None:
        super().__init__(name, pair_boxes(factors, bonuses))
        self._factors = tuple(factors)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = len(state)
        return (*state, mark.number * self._factors[box]), self._gains[box]

    def points(self, state: tuple[int, ...]) -> int:
        return of_pairs(state)

    def outlook(self, state: tuple[int, ...]) -> tuple[tuple[int, int]]:
        """The first number of a pair counts when the second is there."""
        return ((len(state), state[-1] if len(state) % 2 else 0),)

    def features(self, state: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
        (_, begun), (features,) = self.outlook(state)[0], super().features(state)
        return ((*features, begun / PAIR_UNIT),)


def _gated(label: str, bonus: str, factor: int, least: int) -> Box:
    gate = f"≥{least}" if least else ""
    printed = " ".join(sign for sign in (gate, _factor_sign(factor)) if sign)
    return Box(label, printed, bonus=bonus, least=least, factor=factor)


def pair_boxes(factors: Sequence[int], bonuses: Sequence[str]) -> list[Box]:
    """Boxes with factors that pair up: the second of each pair is subtracted."""
    equally_long(bonuses, factors=factors)
    if len(factors) % 2:
        raise ValueError(_("factors: {count} boxes do not pair up").format(count=len(factors)))
    boxes = []
    for box, (label, factor, bonus) in enumerate(zip(numbered(len(factors)), factors, bonuses, strict=True)):
        minus = box % 2 == 1
        printed = f"{'-' if minus else ''}{_factor_sign(factor)}"
        boxes.append(Box(label, printed, bonus=bonus, factor=factor, subtracted=minus))
    return boxes


def _factor_sign(factor: int) -> str:
    """How a factor is printed; 1 is not."""
    return f"x{factor}" if factor > 1 else ""


def of_pairs(written: Sequence[int]) -> int:
    """First minus second of every full pair of boxes."""
    return sum(first - second for first, second in zip(written[::2], written[1::2], strict=False))
