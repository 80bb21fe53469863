"""Reasons that concern a whole die, zone or action; those that concern one move are the engine's refusals."""

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.refusals import Refusal


class Reason(NamedTuple):
    """Why something cannot be used; `die` is the one it was tried with, with its face, if one was."""

    refusal: Refusal
    die: str = ""
    face: int = 0


@dataclass(frozen=True, slots=True)
class ZoneFull(Refusal):
    """Every box of the zone is marked or gone."""

    zone: str


@dataclass(frozen=True, slots=True)
class NoBoxTakes(Refusal):
    """No box of the zone that is open to the die takes the number it counts as; `takes` are the numbers that would
    do, where they can be counted."""

    zone: str
    number: int
    takes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlatterEmpty(Refusal):
    """The action works on dice of the platter, and none lies there."""

    action: str


@dataclass(frozen=True, slots=True)
class ChangesNothing(Refusal):
    """The action is at hand, and with none of the numbers it gives a die could be marked."""

    action: str


@dataclass(frozen=True, slots=True)
class NotForMarking(Refusal):
    """The boxes show points; nothing is written there by hand."""

    zone: str
