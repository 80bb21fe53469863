"""Platter track: write the die plus everything on the platter, each number more than the one before."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zone_refusals import WrongNumber
from ...engine.zones import ANYWHERE, Reads, Tier, ZoneView
from .ordered_track import RisingTrack
from .points import of_last, of_tiers, together


class PlatterTrack(RisingTrack):
    """Points of the last box, and for every number those of the highest tier (at least, points) that it reaches.

    A "?" writes exactly one more than the box before, or 1 in the first box.
    """

    def __init__(
        self, name: str, bonuses: Sequence[str], points: Sequence[int], tiers: Sequence[tuple[int, int]]
    ) -> None:
        score = together(partial(of_last, points), partial(of_tiers, tiers))
        super().__init__(name, bonuses, score, scale=points, reads=Reads.PLATTER)
        self._tiers = tuple(Tier("≥", at_least, worth) for at_least, worth in tiers)

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
