"""The glyphs on the page, in one table. All are one cell wide; half blocks and `AMBIGUOUS` ones are two cells wide in
terminals set up for East Asian text, where the ASCII drawing is the one to use."""

import re

from ....engine.bonuses import ANY, FOX, MIX, zone_bonus
from ....language import pgettext

CROSS = "✗"  # what players cross
PRINTED_CROSS = "╳"
TICK = "✓"
PIP = "●"
STAR = "★"
TIMES = "×"
MINUS = "−"
LOST = "·"
LOCK = "∩"  # the shackle of a lock, and its box is the body
DECIDES, POINTER = "●", ">"  # painted, in letters
BACK = "◂"
LEADS = "♛"
ARROW = "▸"
DIAGONAL = "╲"
OTHER_DIAGONAL = "╱"
HALVES = ("◤", "◢")  # of a square: the upper and the lower triangle
PICKED = "▲"
COSTLY = "~"
PICKABLE = "*"  # before the letter of a die
BAR = "▌"
OUTLINE = ("▏", "▕")
MORE = "…"
OPEN, LOCKED = "●", "○"
UNLOCKED, STILL_LOCKED = "o", "."  # the same in letters
AMBIGUOUS = frozenset("∩×★●○▲·╳╲╱▌▏▕…≥≤±▀▄◤◢")
ACTIONS = {"reroll": "↻", "extra": "+1", "return": "↶", "joker": STAR, "polish": "±1", MIX: "⇄"}
_BELOW_ZERO = re.compile(r"(?<![^\s(])-(?=\d)")  # never inside dates and codes
JOINTS = {"<": "<", ">": ">", "≥": "≥", "≤": "≤", "-": MINUS}


def with_minus(text: str) -> str:
    """Numbers below zero with the minus of the sheets."""
    return _BELOW_ZERO.sub(MINUS, text) if "-" in text else text


def bonus_sign(word: str) -> str:
    """The sign on the chip of a bonus; its colour says which zone it is for."""
    if word == FOX:
        return pgettext("badge", "fox")
    if word in ACTIONS:
        return ACTIONS[word]
    if word == ANY:
        return "?"
    bonus = zone_bonus(word)
    if bonus is None:
        return word[:3]
    return str(bonus.number) if bonus.number else "?"
