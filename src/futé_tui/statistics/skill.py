"""Skill and luck over time: what decisions cost and rolls gave, from game to game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import NamedTuple

RECENT = 10  # games that are compared with those before them


class Reviewed(NamedTuple):
    """What decisions cost in a game, and what luck gave, in points."""

    loss: float
    luck: float


@dataclass(frozen=True)
class Skill:
    """The reviewed ones of the chosen games, the first one first; `games` is how many were chosen."""

    games: int
    reviewed: tuple[Reviewed, ...] = ()

    @cached_property
    def losses(self) -> Sequence[float]:
        return [each.loss for each in self.reviewed]

    @property
    def average_loss(self) -> float:
        return fmean(self.losses) if self.reviewed else 0.0

    @property
    def average_luck(self) -> float:
        return fmean([each.luck for each in self.reviewed]) if self.reviewed else 0.0

    @property
    def recent_loss(self) -> float | None:
        """The average loss of the latest games; None while there are no earlier ones to compare them with."""
        return fmean(self.losses[-RECENT:]) if len(self.reviewed) > RECENT else None

    @cached_property
    def trend(self) -> float | None:
        """How much less is lost in the latest games than in those before; None as long as there are too few."""
        if self.recent_loss is None:
            return None
        return fmean(self.losses[:-RECENT]) - self.recent_loss
