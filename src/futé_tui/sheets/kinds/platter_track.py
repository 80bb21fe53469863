"""Platter track: write the die plus everything on the platter, each number more than the one before."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, ClassVar

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import WrongNumber
from ...engine.zones import ANYWHERE, Reads, Tier, ZoneView
from ...language import _
from .base import plain_boxes
from .ordered_track import Rising
from .printed import Bonuses, Entries, Points, equally_long


class PlatterTrack(Rising):
    """Points of the last box, and for every number those of the highest tier (at least, points) that it reaches.

    A "?" writes exactly one more than the box before, or 1 in the first box.
    """

    kind: ClassVar[str] = "platter-track"
    reads = Reads.PLATTER

    def __init__(
        self,
        name: str,
        *,
        points: Sequence[Points],
        tiers: Sequence[Annotated[Sequence[Points], Entries(2, 2)]] = [],
        bonuses: Bonuses,
    ) -> None:
        equally_long(bonuses, points=points)
        asked = [at_least for at_least, _worth in tiers]
        if asked != sorted(set(asked)):
            raise ValueError(_("tiers: each asks for more than the one before"))
        super().__init__(name, plain_boxes(bonuses, points))
        self._points = (0, *points)
        self._tiers = tuple(Tier("≥", at_least, worth) for at_least, worth in tiers)

    def points(self, state: tuple[int, ...]) -> int:
        tiers = [max([tier.points for tier in self._tiers if number >= tier.number], default=0) for number in state]
        return self._points[len(state)] + sum(tiers)

    def question_numbers(self, state: tuple[int, ...], white: int) -> tuple[int]:
        return (state[-1] + 1 if state else 1,)

    def judge_question(self, state: tuple[int, ...], mark: Mark, white: int) -> Refusal | None:
        (needs,) = self.question_numbers(state, white)
        refusal = self.judge(state, mark._replace(number=needs), needs, ANYWHERE)
        if refusal is None and mark.number != needs:
            return WrongNumber(self.name, mark.box, needs, mark.number)
        return refusal

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return replace(super().view(state), tiers=self._tiers)
