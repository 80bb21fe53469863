"""Block track: blocks of two boxes from the left, filled in either order, die times factor, left minus right."""

from collections.abc import Sequence

from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import AlreadyMarked, NotTheNextBox, Refusal, SayTheNumber
from ...engine.zones import Box, Reads, ZoneView
from .base import NO_MARKS, BaseZone
from .factor_track import factor_sign
from .points import of_pairs

_EMPTY = 0


class BlockTrack(BaseZone):
    """The state is what is written, two numbers for every block begun, 0 for an empty box."""

    start: tuple[int, ...] = ()

    def __init__(self, name: str, factors: Sequence[int], bonuses: Sequence[str]) -> None:
        self.size = len(factors)
        super().__init__(name, tuple(str(box + 1) for box in range(self.size)), Reads.FACE)
        self._factors = tuple(factors)
        self._bonuses = tuple(bonuses)
        self._gains = tuple((word,) if word else () for word in bonuses)
        self._single = tuple(tuple((Mark(label, number),) for number in range(7)) for label in self.labels)
        lefts, rights = self._single[::2], self._single[1::2]
        blocks = [zip(left, right, strict=True) for left, right in zip(lefts, rights, strict=True)]
        self._both = (*(tuple(left + right for left, right in block) for block in blocks), (NO_MARKS,) * 7)

    def marks(self, state: tuple[int, ...], number: int, place: int) -> tuple[Mark, ...]:
        if not state or (state[-1] and state[-2]):
            return self._both[len(state) // 2][number]
        return self._single[self._first_free(state)][number]

    def _first_free(self, state: tuple[int, ...]) -> int:
        """The leftmost box that can be filled now; the number of boxes if all are full."""
        return state.index(_EMPTY) if _EMPTY in state else len(state)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = self.index[mark.box]
        written = mark.number * self._factors[box]
        if box >= len(state):
            block = (written, _EMPTY) if box % 2 == 0 else (_EMPTY, written)
            return (*state, *block), self._gains[box]
        return (*state[:box], written, *state[box + 1 :]), self._gains[box]

    def points(self, state: tuple[int, ...]) -> int:
        return of_pairs(state if _EMPTY not in state else state[:-2])

    def foxes(self, state: tuple[int, ...]) -> int:
        return [self._bonuses[box] for box, written in enumerate(state) if written].count(FOX)

    def bonuses(self) -> tuple[str, ...]:
        return tuple(word for word in self._bonuses if word)

    def refuse_box(self, state: tuple[int, ...], mark: Mark, number: int, place: int) -> Refusal:
        box = self.index[mark.box]
        if box < len(state) and state[box]:
            return AlreadyMarked(self.name, mark.box)
        free = self._first_free(state)
        if box // 2 != free // 2:
            return NotTheNextBox(self.name, mark.box, self.labels[free])
        return SayTheNumber(self.name, mark.box)

    def view(self, state: tuple[int, ...]) -> ZoneView:
        boxes = tuple(
            Box(
                label,
                factor_sign(self._factors[box], minus=box % 2 == 1),
                str(state[box]) if box < len(state) and state[box] else "",
                self._bonuses[box],
            )
            for box, label in enumerate(self.labels)
        )
        return ZoneView(self.name, (boxes,))
