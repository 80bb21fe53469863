"""Names of players as they are shown: any characters, never wider than there is room."""

from collections.abc import Sequence
from unicodedata import category, east_asian_width

from ..outside import visible

WIDEST = 16
_CUT = "~"
_NO_WIDTH = ("Mn", "Me", "Mc")


def shown_name(name: str, widest: int = WIDEST) -> str:
    """The name in signs that a terminal can show, cut to this many cells."""
    shown = visible(name)
    if cells(shown) <= widest:
        return shown
    kept, room = "", widest - len(_CUT)
    for letter in shown:
        room -= cells(letter)
        if room < 0:
            break
        kept += letter
    return kept + _CUT


def shown_names(names: Sequence[str], widest: int = WIDEST) -> list[str]:
    return [shown_name(name, widest) for name in names]


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if category(letter) in _NO_WIDTH else 2 if east_asian_width(letter) in "FW" else 1 for letter in text)
