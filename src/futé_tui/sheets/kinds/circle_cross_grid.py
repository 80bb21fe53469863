"""Circle-then-cross grid: a box is circled with its number first, and crossed with it later."""

from ...engine.moves import Mark
from .grid import CROSS, Grid

CIRCLE = "o"


class CircleCrossGrid(Grid):
    """The state is a bit set of circled boxes with, above it, one of crossed boxes.

    Circles decide the lines, crosses the points; a crossed box stays circled.
    """

    def _crossed(self, state: int) -> int:
        return state >> len(self.labels)

    def marks(self, state: int, number: int, place: int) -> tuple[Mark, ...]:
        return super().marks(self._crossed(state), number, place)

    def question_marks(self, state: int, white: int) -> tuple[Mark, ...]:
        return super().question_marks(self._crossed(state), white)

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        if state >> box & 1:
            return state | 1 << box + len(self.labels), ()
        return super().mark(state, mark)

    def points(self, state: int) -> int:
        return super().points(self._crossed(state))

    def marked(self, state: int, box: int) -> str:
        if self._crossed(state) >> box & 1:
            return CROSS
        return CIRCLE if state >> box & 1 else ""
