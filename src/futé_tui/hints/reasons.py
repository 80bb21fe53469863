"""Reasons that concern a whole die or zone; those that concern one move or action are the engine's refusals."""

from typing import NamedTuple

from ..engine.refusals import Refusal
from ..engine.zone_refusals import BoxRefusal
from .spots import Spot


class Reason(NamedTuple):
    """Why something cannot be used. Where the number is the problem and more than one die makes it up, `counting` are
    the dice with what they show, and `platter` is what the other dice on the platter add. `spot` is the box that it is
    about, where something else was pointed at."""

    refusal: Refusal
    counting: tuple[tuple[str, int], ...] = ()
    platter: int = 0
    spot: Spot | None = None


class ZoneFull(Refusal):
    """Every box of the zone is marked or gone."""

    zone: str


class ClosedBox(BoxRefusal):
    """No number fits the box any more."""


class NoBoxTakes(Refusal):
    """The number that the die counts as fits no open box of the zone; `takes` are the numbers that would fit, where
    they can be listed."""

    zone: str
    number: int
    takes: tuple[int, ...]


class NotForMarking(Refusal):
    """The boxes show points and are never marked by a player."""

    zone: str
