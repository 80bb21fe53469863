"""Bonuses and actions in words: what they are good for, one with its article, and how many of each."""

from collections.abc import Mapping, Sequence

from ..engine.bonuses import ANY, zone_bonus
from ..language import N_, NP_, _, ngettext, pgettext
from .names import bonus_name, name, together, zone_name

ACTIONS = {
    "reroll": N_("Reroll: roll all dice of this roll again, before you take one"),
    "extra": N_("Extra die: use any one of the six dice at the end of a turn"),
    "return": N_("Return: take a platter die back into the pool before you roll"),
    "joker": N_("Joker: the die you use counts as another number"),
    "polish": N_("Polish: the platter die you use counts as 1 more or 1 less"),
    "mix": N_("Mix: unlock a box on the action track of your choice"),
    "fox": N_("Fox: worth as many points as your lowest zone at the end"),
    "misses": N_(
        "Misthrows: the active player crosses one for writing nothing; each costs points, the last one ends the game"
    ),
    "penalties": N_(
        "Penalties: the active player takes one for crossing nothing; each costs points, the last one ends the game"
    ),
}
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


def bonus_text(word: str) -> str:
    """What a bonus or action is good for."""
    if word in ACTIONS:
        return _(ACTIONS[word])
    bonus = zone_bonus(word)
    if bonus is None:
        return name(word)
    if bonus.zone is None:
        return _("Mark a box in any zone at once, without a die")
    if not bonus.number:
        return _("Mark a box in {zone} at once, without a die").format(zone=zone_name(bonus.zone))
    text = _("Mark a box in {zone} at once, as if the die showed {number}")
    return text.format(zone=zone_name(bonus.zone), number=bonus.number)


def describe_round_bonuses(words: Sequence[str]) -> list[str]:
    """What everybody gains at the start of which round, in a sentence; none if rounds have no bonuses."""
    bonuses = [
        _("{bonus} (round {number})").format(number=number, bonus=bonus_name(word))
        for number, word in enumerate(words, 1)
        if word
    ]
    text = _("At the start of a round everyone gains its bonus: {bonuses}.")
    return [text.format(bonuses=", ".join(bonuses))] if bonuses else []


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


def tally_text(tally: Mapping[str, int]) -> str:
    """How many of each; `none` if there are none."""
    return ", ".join(_counted(word, number) for word, number in tally.items() if number > 0) or _("none")


def _counted(word: str, number: int) -> str:
    match word:
        case "reroll":
            text = ngettext("{number} reroll", "{number} rerolls", number)
        case "extra":
            text = ngettext("{number} extra die", "{number} extra dice", number)
        case "return":
            text = ngettext("{number} return", "{number} returns", number)
        case "joker":
            text = ngettext("{number} joker", "{number} jokers", number)
        case "polish":
            text = ngettext("{number} polish", "{number} polishes", number)
        case "fox":
            text = ngettext("{number} fox", "{number} foxes", number)
        case _ if number == 1:
            return bonus_name(word)
        case _:
            text = _("{number} × {bonus}")
    return text.format(number=number, bonus=bonus_name(word))
