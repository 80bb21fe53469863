"""Triangle track: fields of two triangles; the upper ones and the lower ones are each filled from the left."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from ...engine.refusals import Refusal
from ...engine.zone_refusals import NotTheNextBox
from ...engine.zones import Box, Line, LineKind, LineName, ZoneView
from .base import Marks, grid_labels
from .factor_track import PAIR_UNIT
from .lanes import Lanes, Written
from .printed import Bonuses, Factor, equally_long

ROW_NAMES = ("upper", "lower")
_UPPER, _LOWER = 0, 1


class TriangleTrack(Lanes):
    """A field with both triangles is worth their sum, times its factor. Bonuses are those of the lower triangles. With
    the `order` `lower_first` the upper triangle of a field waits for the lower one."""

    kind: ClassVar[str] = "triangle-track"
    option = "order"

    def __init__(
        self,
        name: str,
        *,
        factors: Sequence[Factor],
        bonuses: Bonuses,
        order: Literal["independent", "lower_first"] = "independent",
    ) -> None:
        equally_long(bonuses, factors=factors)
        self.width = width = len(factors)
        rows = range(width), range(width, 2 * width)
        labels = grid_labels(len(rows), width)
        words = [*[""] * width, *bonuses]
        boxes = [Box(label, bonus=bonus) for label, bonus in zip(labels, words, strict=True)]
        super().__init__(name, boxes, rows)
        self._factors = tuple(factors)
        self._lower_first = order == "lower_first"

    def judge_box(self, state: Written, box: int, number: int, place: int) -> Refusal | None:
        refusal = super().judge_box(state, box, number, place)
        upper, lower = state
        if refusal is None and self._lower_first and self._lane_of[box] == _UPPER and len(upper) >= len(lower):
            return NotTheNextBox(self.name, self.labels[box], self.labels[self.lanes[_LOWER][len(lower)]])
        return refusal

    def reduced(self, state: Written) -> tuple[int, int]:
        upper, lower = state
        return len(upper), len(lower)

    def marks(self, state: Written, number: int, place: int) -> Marks:
        upper, lower = state
        try:
            marks: Marks = self._table[len(upper)][len(lower)][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def points(self, state: Written) -> int:
        upper, lower = state
        return sum([(u + v) * factor for u, v, factor in zip(upper, lower, self._factors, strict=False)])

    def outlook(self, state: Written) -> tuple[tuple[int, int, int, int]]:
        """Lone triangles count when their field is full; the next of them counts first."""
        upper, lower = state
        lone = self._lone(state)
        return ((len(upper), len(lower), lone[0] if lone else 0, sum(lone)),)

    def features(self, state: Written) -> tuple[tuple[float, ...], ...]:
        (features,) = super().features(state)
        lone = self._lone(state)
        return ((*features, (lone[0] if lone else 0) / PAIR_UNIT, sum(lone) / PAIR_UNIT),)

    def _lone(self, state: Written) -> list[int]:
        """What each triangle without its partner will be worth."""
        shorter, longer = sorted(state, key=len)
        begun = slice(len(shorter), len(longer))
        return [number * factor for number, factor in zip(longer[begun], self._factors[begun], strict=True)]

    def view(self, state: Written) -> ZoneView:
        boxes = self.boxes(state)
        upper, lower = state
        full = [(u + v) * factor for u, v, factor in zip(upper, lower, self._factors, strict=False)]
        worth = [*full, *[0] * (self.width - len(full))]
        names = [LineName(LineKind.SQUARE, number) for number in range(1, self.width + 1)]
        lines = tuple(
            Line(names[c], self.labels[c :: self.width], "", worth[c], c < len(full), factor=factor)
            for c, factor in enumerate(self._factors)
        )
        return ZoneView(self.name, (boxes[: self.width], boxes[self.width :]), lines, ROW_NAMES)
