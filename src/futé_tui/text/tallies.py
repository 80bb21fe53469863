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
