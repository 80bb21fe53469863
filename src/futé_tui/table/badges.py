"""Short signs for bonuses and actions, as they are printed on the sheets."""

from collections.abc import Mapping

from ..engine.bonuses import ANY, FOX, zone_bonus
from ..language import NP_, pgettext
from ..text.legend import LOCK, SHADE_BONUS, SHADED_BOXES
from ..text.names import SHADES, tone_letter
from ..text.signs import Signs

_ACTIONS = {
    "extra": NP_("badge", "+1"),
    "return": NP_("badge", "rt"),
    "joker": NP_("badge", "jk"),
    "polish": NP_("badge", "po"),
    "mix": NP_("badge", "mx"),
}


def badge(word: str, letters: Mapping[str, str], signs: Signs) -> str:
    """The sign of a bonus: `↺`, `+1`, `?y` for a "?" of the yellow zone, `??` for any, `o4` for a number bonus; that
    of a lock, and the letters of shades, alone and before a bonus."""
    if word == FOX:
        return pgettext("badge", "fox")
    if word == LOCK:
        return pgettext("badge", "lock")
    if word == SHADED_BOXES:
        return " ".join(map(tone_letter, SHADES))
    if word == SHADE_BONUS:
        return f"{tone_letter(next(iter(SHADES)))} {badge(FOX, letters, signs)}"
    if word == "reroll":
        return signs.reroll
    if word in _ACTIONS:
        return pgettext("badge", _ACTIONS[word])
    if word == ANY:
        return "??"
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return word[:3]
    letter = letters.get(bonus.zone, bonus.zone[0])
    return f"{letter}{bonus.number}" if bonus.number else f"?{letter}"
