"""Names of players as the table shows them: any characters, never wider than there is room."""

from unicodedata import category, combining, east_asian_width

WIDEST = 16
_CUT = "~"


def shown_name(name: str, widest: int = WIDEST) -> str:
    """The name without what cannot be printed, cut to so many cells of a terminal."""
    printable = "".join(letter for letter in _with_plain_spaces(name) if letter.isprintable())
    if cells(printable) <= widest:
        return printable
    kept, room = "", widest - len(_CUT)
    for letter in printable:
        room -= cells(letter)
        if room < 0:
            break
        kept += letter
    return kept + _CUT


def _with_plain_spaces(text: str) -> str:
    """No-break spaces as plain ones: Python does not count them as printable."""
    return "".join(" " if category(letter) == "Zs" else letter for letter in text)


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "FW" else 1 for letter in text)
