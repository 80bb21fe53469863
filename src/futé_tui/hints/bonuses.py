"""What a bonus is good for, as a value."""

from enum import Enum
from typing import NamedTuple

from ..engine.bonuses import ANY, FOX, MIX, zone_bonus


class BonusKind(Enum):
    ACTION = "action"
    FOX = "fox"
    MIX = "mix"
    ANY = "any"
    QUESTION = "question"
    NUMBER = "number"


class BonusReading(NamedTuple):
    """A bonus: what kind, and the zone and number it marks."""

    word: str
    kind: BonusKind
    zone: str = ""
    number: int = 0


def read_bonus(word: str) -> BonusReading:
    if word == FOX:
        return BonusReading(word, BonusKind.FOX)
    if word == MIX:
        return BonusReading(word, BonusKind.MIX)
    if word == ANY:
        return BonusReading(word, BonusKind.ANY)
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return BonusReading(word, BonusKind.ACTION)
    return BonusReading(word, BonusKind.NUMBER if bonus.number else BonusKind.QUESTION, bonus.zone, bonus.number)
