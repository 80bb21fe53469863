"""Short signs for bonuses and actions, as they are printed on the sheets."""

from collections.abc import Mapping

from ..engine.bonuses import ANY, FOX, zone_bonus
from ..language import pgettext

SIGNS = {"reroll": "↺", "extra": "+1", "return": "rt", "joker": "jk", "polish": "po", "mix": "mx"}
ASCII_SIGNS = SIGNS | {"reroll": "rr"}


def badge(word: str, letters: Mapping[str, str], *, ascii_only: bool = False) -> str:
    """The sign of a bonus: `↺`, `+1`, `?y` for a "?" of the yellow zone, `??` for any, `o4` for a number bonus."""
    if word == FOX:
        return pgettext("badge", "fox")
    signs = ASCII_SIGNS if ascii_only else SIGNS
    if word in signs:
        return signs[word]
    if word == ANY:
        return "??"
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return word[:3]
    letter = letters.get(bonus.zone, bonus.zone[0])
    return f"{letter}{bonus.number}" if bonus.number else f"?{letter}"
