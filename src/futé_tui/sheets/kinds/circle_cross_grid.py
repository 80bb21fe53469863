"""Circle-then-cross grid: a box is circled with its number first, and crossed with it later."""

from typing import ClassVar

from ...engine.moves import Mark
from ...engine.zones import CIRCLED, CROSSED
from .value_grid import ValueGrid


class CircleCrossGrid(ValueGrid):
    """The state is a bit set of circled boxes with, above it, one of crossed boxes.

    Circles decide the lines, crosses the points; a crossed box stays circled.
    """

    kind: ClassVar[str] = "circle-cross-grid"
    circles: ClassVar[bool] = True

    def crossed_bit(self, box: int) -> int:
        return 1 << box + len(self.labels)

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        if state >> box & 1:
            return state | self.crossed_bit(box), ()
        return super().mark(state, mark)

    def points(self, state: int) -> int:
        return super().points(state >> len(self.labels))

    def box_features(self, state: int) -> list[float]:
        crossed = [float(self.marked(state, box) == CROSSED) for box in range(len(self.labels))]
        return [*super().box_features(state), *crossed]

    def marked(self, state: int, box: int) -> str:
        if state & self.crossed_bit(box):
            return CROSSED
        return CIRCLED if state >> box & 1 else ""
