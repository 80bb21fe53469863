"""The game's own words in the language spoken: colours, places, actions, bonuses, lines of a zone."""

import re
from collections.abc import Sequence

from ..engine.bonuses import ANY, zone_bonus
from ..language import N_, _, pgettext

_WORDS = {
    # Dice and zones
    "white": N_("white"),
    "yellow": N_("yellow"),
    "blue": N_("blue"),
    "green": N_("green"),
    "orange": N_("orange"),
    "purple": N_("purple"),
    "silver": N_("silver"),
    "pink": N_("pink"),
    "turquoise": N_("turquoise"),
    "brown": N_("brown"),
    "bonus": N_("columns"),
    "misses": N_("misses"),
    # Actions and bonuses
    "reroll": N_("reroll"),
    "extra": N_("extra die"),
    "return": N_("return"),
    "joker": N_("joker"),
    "polish": N_("polish"),
    "mix": N_("mix"),
    "fox": N_("fox"),
    # Where dice lie
    "pool": N_("pool"),
    "platter": N_("platter"),
    "slot 1": N_("slot I"),
    "slot 2": N_("slot II"),
    "slot 3": N_("slot III"),
    # Rows with names, and where a bonus comes from
    "top": N_("top"),
    "middle": N_("middle"),
    "bottom": N_("bottom"),
    "diagonal": N_("diagonal"),
    "round": N_("round"),
}
_ROW = re.compile(r"row (\d+)")
_COLUMN = re.compile(r"(?:(\w+)-(\w+) )?column (\d+)")
_PAIR = re.compile(r"(\d+)-(\d+)")


def name(word: str) -> str:
    """A die, zone, action or place by its name; a word that is the sheet's own stays as it is."""
    return _(_WORDS[word]) if word in _WORDS else word


def names(words: Sequence[str]) -> str:
    """Several of them, with commas."""
    return ", ".join(name(word) for word in words)


def either(choices: Sequence[str]) -> str:
    """`4`, `4 or 7`, `4, 5 or 7`."""
    if len(choices) < 2:
        return "".join(choices)
    return _("{all_but_last} or {last}").format(all_but_last=", ".join(choices[:-1]), last=choices[-1])


def bonus_name(word: str) -> str:
    """A bonus in a few words, as it is printed: `a "?" for blue`, `orange 4`, `fox`."""
    if word == ANY:
        return pgettext("bonus", '"?" for any zone')
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return name(word)
    if bonus.number:
        return pgettext("bonus", "{zone} {number}").format(zone=name(bonus.zone), number=bonus.number)
    return pgettext("bonus", '"?" for {zone}').format(zone=name(bonus.zone))


def bonus_names(words: Sequence[str]) -> str:
    return ", ".join(bonus_name(word) for word in words)


def line_name(line: str) -> str:
    """A line of boxes: `row 2`, `column 3`, `diagonal`, `boxes 4 and 5`."""
    if match := _ROW.fullmatch(line):
        return _("row {number}").format(number=match[1])
    if match := _COLUMN.fullmatch(line):
        if match[1]:
            return _("column {number}, rows {first} and {second}").format(
                number=match[3], first=match[1], second=match[2]
            )
        return _("column {number}").format(number=match[3])
    if match := _PAIR.fullmatch(line):
        return _("boxes {first} and {second}").format(first=match[1], second=match[2])
    return name(line)


def sentence(text: str) -> str:
    """The text with a capital letter in front: names of zones may stand first."""
    return text[:1].upper() + text[1:]
