"""Block track: blocks of two boxes from the left, filled in either order, die times factor, left minus right."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import AlreadyMarked, NotTheNextBox
from ...engine.zones import ZoneView
from .base import Marks
from .bonus_boxes import BonusBoxes
from .factor_track import PAIR_UNIT, of_pairs, pair_boxes
from .printed import Bonuses, Factor

_EMPTY = 0


class BlockTrack(BonusBoxes):
    """The state is what is written, two numbers for every block begun, 0 for an empty box."""

    kind: ClassVar[str] = "block-track"
    start: tuple[int, ...] = ()

    def __init__(self, name: str, *, factors: Sequence[Factor], bonuses: Bonuses) -> None:
        super().__init__(name, pair_boxes(factors, bonuses))
        self._factors = tuple(factors)

    def judge_box(self, state: tuple[int, ...], box: int, number: int, place: int) -> Refusal | None:
        if self.written(state, box):
            return AlreadyMarked(self.name, self.labels[box])
        free = _first_free(state)
        if box // 2 != free // 2:
            return NotTheNextBox(self.name, self.labels[box], self.labels[free])
        return None

    def reduced(self, state: tuple[int, ...]) -> tuple[int, int]:
        return len(state), _first_free(state)

    def marks(self, state: tuple[int, ...], number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[len(state)][_first_free(state)][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def outlook(self, state: tuple[int, ...]) -> tuple[tuple[int, int, int]]:
        """What is written in a begun block counts when the block is full."""
        return ((*self.reduced(state), _begun(state)),)

    def features(self, state: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
        (features,) = super().features(state)
        return ((*features, _begun(state) / PAIR_UNIT),)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = self.index[mark.box]
        written = mark.number * self._factors[box]
        if box >= len(state):
            block = (written, _EMPTY) if box % 2 == 0 else (_EMPTY, written)
            return (*state, *block), self._gains[box]
        return (*state[:box], written, *state[box + 1 :]), self._gains[box]

    def points(self, state: tuple[int, ...]) -> int:
        return of_pairs(state if _EMPTY not in state else state[:-2])

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return ZoneView(self.name, (self.boxes(state),), in_pairs=True)

    def written(self, state: tuple[int, ...], box: int) -> str:
        return str(state[box]) if box < len(state) and state[box] != _EMPTY else ""


def _first_free(state: tuple[int, ...]) -> int:
    """The leftmost empty box, in the block begun last or in the next one."""
    return state.index(_EMPTY) if _EMPTY in state else len(state)


def _begun(state: tuple[int, ...]) -> int:
    """What is written in a block that is half full: counted for the left box, taken away for the right one."""
    if _EMPTY not in state:
        return 0
    left, right = state[-2:]
    return left - right
