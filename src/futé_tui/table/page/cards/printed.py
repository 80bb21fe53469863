"""Reading what is printed in boxes: signs that join a box to its neighbour, factors, gates, crosses."""

import re

from ....engine.zones import Box, ZoneView
from ..drawing.glyphs import JOINTS, LOCK, MINUS, TIMES

_SIGN = re.compile(r"(-)(?!\d)")  # a minus that is not part of a number
_FACTOR = re.compile(r"x(?=\d)")
_JOINED = ("<", ">", "≥", "≤")


def joint_before(box: Box) -> str:
    """The sign between a box and the one before it, where the box has it: a minus, or `>` in a row that falls."""
    if box.printed in _JOINED:
        return JOINTS[box.printed]
    return MINUS if _SIGN.match(box.printed) else ""


def row_sign(row: tuple[Box | None, ...]) -> str:
    """The one sign that all boxes of a row have, to be drawn once at its end: `-` or `+`."""
    printed = {box.printed for box in row if box}
    sign = printed.pop() if len(printed) == 1 else ""
    return {"-": MINUS, "+": "+"}.get(sign, "")


def content(box: Box, *, signed_row: bool = False) -> str:
    """What is printed in the box itself: a number, `≥3`, `×2`, `−1`."""
    printed = LOCK if box.implied else box.printed
    if signed_row or printed in _JOINED:
        return ""
    printed = _FACTOR.sub(TIMES, _SIGN.sub("", printed, count=1))
    return printed.replace("-", MINUS)


def fitting(text: str, width: int) -> str:
    """As much of a text as there is room for: of `≥3 ×2` rather the factor."""
    if len(text) <= width:
        return text
    joined = text.replace(" ", "")
    return joined if len(joined) <= width else text.split(" ")[-1][:width]


def marks_by_row(zone: ZoneView) -> tuple[int, ...]:
    """How many boxes of each row count for points: those that the player has filled; a circle is only half of that."""
    return tuple(sum(1 for box in row if box and box.is_marked and not box.is_circled) for row in zone.rows)


def columns_of(zone: ZoneView) -> int:
    """How many boxes the longest row of a zone has room for."""
    return max(len(row) for row in zone.rows)
