"""Skipping track: cross a box further right than the last cross; what is skipped is gone."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from ...engine.refusals import Refusal
from ...engine.zone_refusals import BoxGone
from ...engine.zones import LineKind, LineName, ZoneView, box_of
from ...language import _
from .base import Marks, numbered
from .crossed_boxes import CrossedBoxes
from .lines import PrintedLine
from .printed import Bonus, DieNumber, Entries, Points, same_length


class SkippingTrack(CrossedBoxes):
    """A bonus is between neighbours, points go by crosses."""

    kind: ClassVar[str] = "skipping-track"

    def __init__(
        self,
        name: str,
        *,
        numbers: Annotated[Sequence[DieNumber], Entries(1)],
        between: Sequence[Bonus],
        points: Sequence[Points],
    ) -> None:
        same_length("between", len(between), len(numbers) - 1)
        same_length(_("points (from 0 crosses on)"), len(points), len(numbers) + 1, "points")
        pairs = [
            PrintedLine(LineName(LineKind.PAIR, box + 1), (box, box + 1), bonus) for box, bonus in enumerate(between)
        ]
        super().__init__(name, numbered(len(numbers)), numbers, pairs)
        self._points = tuple(points)

    def judge_open_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        passed = state.bit_length()
        if box < passed:
            return BoxGone(self.name, self.labels[box], self.labels[passed - 1])
        return super().judge_open_box(state, box, number, place)

    def reduced(self, state: int) -> tuple[int]:
        return (state.bit_length(),)

    def marks(self, state: int, number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[state.bit_length()][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def points(self, state: int) -> int:
        return self._points[state.bit_count()]

    def view(self, state: int) -> ZoneView:
        boxes = tuple(
            box_of(
                label,
                str(self.numbers[box]),
                self.marked(state, box),
                lost=box < state.bit_length() and not self.marked(state, box),
                number=self.numbers[box],
            )
            for box, label in enumerate(self.labels)
        )
        return ZoneView(self.name, (boxes,), self.lines.view(state), scale=self._points, skips=True)
