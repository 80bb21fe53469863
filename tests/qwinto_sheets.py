"""Qwinto sheets that are partly filled, in a few words."""

from collections.abc import Iterable

from futé_tui import load_ruleset
from futé_tui.engine.game import Game
from futé_tui.engine.qwinto import QwintoRules
from futé_tui.engine.qwinto.position import Sheet

from .helpers import scripted, with_position

_rules = load_ruleset("qwinto").rules
assert isinstance(_rules, QwintoRules)
RULES = _rules
PRINTED = RULES.sheet.printed

FULL_ORANGE = "3:1 4:2 5:3 7:4 8:5 9:6 10:7 11:8 12:9"
FULL_YELLOW = "2:2 3:3 4:4 5:5 6:6 8:7 9:8 10:9 11:10"


def sheet(misses: int = 0, **rows: str) -> Sheet:
    """A sheet with numbers in some boxes: `orange="3:1 4:10"` is a 1 in column 3 and a 10 in column 4."""
    numbers = list(PRINTED.start)
    for colour, entries in rows.items():
        for entry in entries.split():
            column, number = entry.split(":")
            numbers[RULES.sheet.boxes[colour][column]] = int(number)
    return Sheet(tuple(numbers), misses)


def table(rolls: Iterable[str], *sheets: Sheet) -> Game:
    """A game in which the players have these sheets, and seat 1 is about to roll."""
    return with_position(scripted("qwinto", rolls, players=len(sheets)), sheets=sheets)


def takes(before: Sheet, colour: str, column: int) -> list[int]:
    """The numbers that a box takes."""
    row, box = RULES.sheet.row_index[colour], RULES.sheet.boxes[colour][str(column)]
    return [number for number in range(1, 19) if box in PRINTED.openings(before.numbers, (row,), number)]
