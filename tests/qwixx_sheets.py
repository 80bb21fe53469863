"""Qwixx sheets that are partly filled, in a few words."""

from collections.abc import Iterable

from futé_tui import load_ruleset
from futé_tui.engine.game import Game
from futé_tui.engine.qwixx import QwixxRules
from futé_tui.engine.qwixx.position import Sheet

from .helpers import scripted, with_position

_rules = load_ruleset("qwixx").rules
assert isinstance(_rules, QwixxRules)
RULES = _rules
TABLES = RULES.sheet


def sheet(misses: int = 0, **rows: str) -> Sheet:
    """A sheet with crosses: `red="5 7"`; crossing the last box also crosses the lock."""
    crosses = [0] * len(TABLES.rows)
    for colour, numbers in rows.items():
        for number in numbers.split():
            crosses[TABLES.row_index[colour]] |= TABLES.crosses[TABLES.boxes[colour][number]]
    return Sheet(tuple(crosses), misses)


def table(rolls: Iterable[str], *sheets: Sheet, locked: str = "") -> Game:
    """A game in which the players have these sheets, and seat 1 is about to roll; rows may be locked by nobody here."""
    rows = sum(1 << TABLES.row_index[colour] for colour in locked.split())
    return with_position(scripted("qwixx", rolls, players=len(sheets)), sheets=sheets, locked=rows)


def roll(white: int, second: int, **colours: int) -> str:
    """A roll as it is written; coloured dice that are not given show 1."""
    shown = dict.fromkeys(TABLES.colours, 1) | colours
    return " ".join([f"white{white}", f"white-two{second}", *(f"{die}{face}" for die, face in shown.items() if face)])
