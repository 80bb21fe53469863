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


class BonusFacts(NamedTuple):
    """A bonus: what kind, and the zone and number it marks."""

    word: str
    kind: BonusKind
    zone: str = ""
    number: int = 0


def bonus_facts(word: str) -> BonusFacts:
    if word == FOX:
        return BonusFacts(word, BonusKind.FOX)
    if word == MIX:
        return BonusFacts(word, BonusKind.MIX)
    if word == ANY:
        return BonusFacts(word, BonusKind.ANY)
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return BonusFacts(word, BonusKind.ACTION)
    return BonusFacts(word, BonusKind.NUMBER if bonus.number else BonusKind.QUESTION, bonus.zone, bonus.number)
