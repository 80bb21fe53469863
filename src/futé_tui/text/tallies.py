"""Numbers of actions and bonuses in words: `2 rerolls, 1 extra die`."""

from collections.abc import Mapping

from ..language import _, ngettext
from .names import bonus_name


def tally_text(tally: Mapping[str, int]) -> str:
    """How many of each; `none` if there are none."""
    return ", ".join(_counted(word, number) for word, number in tally.items() if number > 0) or _("none")


def _counted(word: str, number: int) -> str:
    match word:
        case "reroll":
            told = ngettext("{number} reroll", "{number} rerolls", number)
        case "extra":
            told = ngettext("{number} extra die", "{number} extra dice", number)
        case "return":
            told = ngettext("{number} return", "{number} returns", number)
        case "joker":
            told = ngettext("{number} joker", "{number} jokers", number)
        case "polish":
            told = ngettext("{number} polish", "{number} polishes", number)
        case "fox":
            told = ngettext("{number} fox", "{number} foxes", number)
        case _ if number == 1:
            return bonus_name(word)
        case _:
            told = _("{number} × {bonus}")
    return told.format(number=number, bonus=bonus_name(word))
