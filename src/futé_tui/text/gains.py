"""Bonuses and actions with their article, as something that is gained, used or lost: `a reroll`, `a blue ?`."""

from collections.abc import Sequence

from ..engine.bonuses import ANY, zone_bonus
from ..language import NP_, pgettext
from .names import name, together

_NAMED = {
    "reroll": NP_("gain", "a reroll"),
    "extra": NP_("gain", "an extra die"),
    "return": NP_("gain", "a return"),
    "joker": NP_("gain", "a joker"),
    "polish": NP_("gain", "a polish"),
    "mix": NP_("gain", "a Mix"),
    "fox": NP_("gain", "a fox"),
    ANY: NP_("gain", "a wild ?"),
}
_VOWELS = frozenset("aeiou")


def a_bonus(word: str) -> str:
    """One bonus or action: `a reroll`, `a blue ?`, `an orange 4`."""
    if word in _NAMED:
        return pgettext("gain", _NAMED[word])
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return name(word)
    vowel = bonus.zone[0] in _VOWELS
    if bonus.number:
        text = pgettext("gain", "an {zone} {number}") if vowel else pgettext("gain", "a {zone} {number}")
    else:
        text = pgettext("gain", "an {zone} ?") if vowel else pgettext("gain", "a {zone} ?")
    return text.format(zone=name(bonus.zone), number=bonus.number)


def some_bonuses(words: Sequence[str]) -> str:
    """Several of them: `a reroll and a blue ?`."""
    return together([a_bonus(word) for word in words])
