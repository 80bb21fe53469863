"""Half-or-times track: half the die and the box's bonus, or the die times the box's factor without it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.zones import BonusFor, Box, ZoneView
from .base import numbered
from .printed import Bonuses, FactorOrNone, equally_long
from .track import Track

HALF, TIMES = "half", "times"
Written = tuple[int, bool]  # the number, and whether its bonus was taken


class HalfOrTimesTrack(Track):
    """A box without a factor (0) has no choice: always half."""

    kind: ClassVar[str] = "half-or-times-track"
    ways: ClassVar[tuple[str, ...]] = ("", HALF, TIMES)

    def __init__(self, name: str, *, factors: Sequence[FactorOrNone], bonuses: Bonuses) -> None:
        equally_long(bonuses, factors=factors)
        rows = zip(numbered(len(bonuses)), factors, bonuses, strict=True)
        boxes = [Box(label, f"x{factor}" if factor else "", "", bonus, factor=factor) for label, factor, bonus in rows]
        super().__init__(name, boxes)
        self._factors = tuple(factors)

    def ways_of(self, box: int) -> tuple[str, ...]:
        return (HALF, TIMES) if self._factors[box] else ("",)

    def mark(self, state: tuple[Written, ...], mark: Mark) -> tuple[tuple[Written, ...], tuple[str, ...]]:
        box = len(state)
        if mark.way == TIMES:
            return (*state, (mark.number * self._factors[box], False)), ()
        return (*state, ((mark.number + 1) // 2, True)), self._gains[box]

    def points(self, state: tuple[Written, ...]) -> int:
        return sum([number for number, _ in state])

    def lost(self, state: tuple[Written, ...], box: int) -> bool:
        return box < len(state) and not state[box][1]

    def view(self, state: tuple[Written, ...]) -> ZoneView:
        return replace(super().view(state), bonus_for=BonusFor.HALF)

    def written(self, state: tuple[Written, ...], box: int) -> str:
        return str(state[box][0]) if box < len(state) else ""
