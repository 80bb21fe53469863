"""The sheets in a line and a small picture each."""

from ..language import N_, _
from ..sheets.files import sheet_title
from ..sheets.loader import ruleset_ids

SUMMARIES = {
    "tres-fute": N_("The first one: five zones, foxes and bonuses that set off chain reactions."),
    "vraiment-tres-fute": N_("The second one: sweep with silver, circle first and cross later, return dice."),
    "puissance-3": N_("The third one: jokers, places that matter, and half the number or a multiple."),
    "melange": N_("The red-fox side: zones from all over the family, mixed. A reconstruction."),
    "qwinto": N_("Three dice, three rows: write the sum where it fits."),
}
_SHORT_TITLES = {"puissance-3": "Puissance 3"}
PICTURES = {
    "tres-fute": """\
3 6 5 x   . 2 3 4
2 1 x 5   5 6 7 8
1+ 2+ 3+ 4+ 5+ 1+
. . . x2 . . x2
. < . < . < . <""",
    "melange": """\
. > . > .   . 2 3 x
- - - - -   4 5 x 6
x2 -x3  x2 -  x2 -
1 5 3 4 2 6 4 5
. < . < . < . <""",
    "vraiment-tres-fute": """\
1 2 3 4 5 6   . 3 . 6
1 2 3 4 5 6   1 . 2 .
. > . > . > . > .
x2-x2  x2-  x3-x3
. . 2+ 3+ 4+ 5+""",
    "puissance-3": """\
I   1 2 3 4   1 2 3 4
II  1 2 3 4   1 2 3 4
-1 -1 7 +1 +1
1 5 3 4 2 6 4 5
h h/1 h/2 h/2""",
    "qwinto": """\
    o P o   o P o o
  o o o o o   o P o
o o P o   o o o o P""",
}


def summary(sheet: str) -> str:
    """A sheet in a line; nothing for one that does not come with the game."""
    return _(SUMMARIES[sheet]) if sheet in SUMMARIES else ""


def short_title(sheet: str) -> str:
    """The name of a sheet where there is little room."""
    return _SHORT_TITLES.get(sheet) or sheet_title(sheet)


def sheets_in_order() -> list[str]:
    """The sheets that come with the game, in the order of their summaries."""
    return sorted(ruleset_ids(), key=(*SUMMARIES, *ruleset_ids()).index)
