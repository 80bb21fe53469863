"""Bonus words: `reroll`, `?blue`, `?any`, `orange=4`, `fox`, `mix`. A bonus is a plain word; this module parses it."""

import re
from typing import NamedTuple

FOX = "fox"
MIX = "mix"
ANY = "?any"
NOTHING = "-"
CHANGING = ("joker", "polish")  # actions that let a die count as another number
_NUMBER = re.compile(r"(?P<zone>[^=]+)=(?P<number>\d+)")


class ZoneBonus(NamedTuple):
    """A bonus that marks: the zone (None: any), and the number (0: of the player's choice)."""

    zone: str | None
    number: int = 0


def zone_bonus(word: str) -> ZoneBonus | None:
    """What the word marks, or None if it marks nothing (an action, a fox, a mix)."""
    if word == ANY:
        return ZoneBonus(None)
    if word.startswith("?"):
        return ZoneBonus(word[1:])
    if match := _NUMBER.fullmatch(word):
        return ZoneBonus(match["zone"], int(match["number"]))
    return None


def named_zone(word: str) -> str:
    """The zone in the word of a bonus that marks: `blue` of `?blue`, `orange` of `orange=4`, `any` of `?any`."""
    return word.removeprefix("?").partition("=")[0]
