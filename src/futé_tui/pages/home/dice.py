"""The dice beside the logo: they tumble when the program starts, and when somebody clicks them."""

from collections.abc import Sequence
from random import Random

from ...table.page.drawing.die import MEDIUM, SMALL, draw_die
from ...table.page.drawing.runs import Target
from ..pen import Pen

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
RESTING = (5, 3, 6, 2, 1, 4)
LOGO_COLOURS = ("yellow", "blue", "green", "purple")
DICE_TARGET = Target("dice", "")
TUMBLES = 9  # faces that are seen, one after the other, before the last die rests
TUMBLE = 0.07  # seconds each


def dice_width(*, wide: bool) -> int:
    """The columns that the dice take."""
    return len(DICE) * _pitch(wide=wide)


def _pitch(*, wide: bool) -> int:
    return MEDIUM.width + 2 if wide else SMALL.width + 1


def draw_dice(pen: Pen, x: int, y: int, faces: Sequence[int], *, wide: bool) -> None:
    """Draw the dice; nothing where letters carry the meaning."""
    if pen.painted:
        for number, (name, face) in enumerate(zip(DICE, faces, strict=True)):
            left = x + number * _pitch(wide=wide)
            draw_die(pen.canvas, left, y, name, face, MEDIUM if wide else SMALL, pen.palette, DICE_TARGET)


def tumbled(step: int, last: Sequence[int], random: Random) -> tuple[int, ...]:
    """The faces after this many steps of a roll that ends with `last`: the dice come to rest from left to right."""
    at_rest = max(0, step - (TUMBLES - len(last)))
    return tuple(face if number < at_rest else random.randint(1, 6) for number, face in enumerate(last))
