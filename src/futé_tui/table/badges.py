"""Short signs for bonuses and actions, as they are printed on the sheets."""

from collections.abc import Mapping

from ..engine.bonuses import ANY, FOX, zone_bonus
from ..language import pgettext
from ..text.signs import Signs

_ACTIONS = {"extra": "+1", "return": "rt", "joker": "jk", "polish": "po", "mix": "mx"}


def badge(word: str, letters: Mapping[str, str], signs: Signs) -> str:
    """The sign of a bonus: `↺`, `+1`, `?y` for a "?" of the yellow zone, `??` for any, `o4` for a number bonus."""
    if word == FOX:
        return pgettext("badge", "fox")
    if word == "reroll":
        return signs.reroll
    if word in _ACTIONS:
        return _ACTIONS[word]
    if word == ANY:
        return "??"
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return word[:3]
    letter = letters.get(bonus.zone, bonus.zone[0])
    return f"{letter}{bonus.number}" if bonus.number else f"?{letter}"
