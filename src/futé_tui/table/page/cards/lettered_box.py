"""A box in letters: signs say what it is and what can be done with it."""

from ....engine.zones import CIRCLED, CROSSED, Box
from ....text.coaching import behind_text
from ....text.legend import COSTLY, LOCK, TINTED
from ....text.story import in_letters
from ..drawing.canvas import Canvas
from ..drawing.glyphs import CROSS, MINUS, TICK, TIMES, with_minus
from ..drawing.palette import Lettering
from ..drawing.runs import Target
from .picks import BoxPick
from .printed import fitting

_PRINTED_CROSS = "x"  # smaller than the crosses that players make
_LOST = "-"
_NARROW = 2  # cells


def box_letters(box: Box, printed: str, lettering: Lettering) -> str:
    """What a box shows: a mark, or what is printed there."""
    if box.is_printed_cross:
        return _PRINTED_CROSS
    if box.mark:
        return {CROSSED: CROSS, CIRCLED: f"({printed})"}.get(box.mark, box.mark)
    if box.lost:
        return _LOST
    if box.implied:
        return lettering.code(LOCK)
    printed = in_letters(printed).replace(TIMES, "x")
    return (printed or lettering.signs.empty_box) + (TINTED if box.shaded else "")


def write_box(
    canvas: Canvas, x: int, y: int, width: int, text: str, pick: BoxPick, ink: str, *, bold: bool, target: Target
) -> None:
    """Write a box in this row: in brackets if it is picked, between arrows under the cursor, after its label if it can
    be picked."""
    if pick.behind is not None and pick.offered:
        text = with_minus(behind_text(pick.behind, width - 2, TICK))
    if pick.cursor:
        shown = _between(">", text, "<", width)
    elif pick.picked:
        shown = _between("[", text, "]", width)
    elif pick.offered:
        shown = _labelled(text, pick, width)
    else:
        shown = fitting(text, width)
    canvas.centre(x, y, width, shown, ink, bold=bold or pick.offered, target=target)


def _between(before: str, text: str, after: str, width: int) -> str:
    """A text between signs; where there is no room for both, after the first one."""
    return f"{before}{text:^{width - 2}}{after}" if len(text) <= width - 2 else f"{before}{text}"[: width + 1]


def _labelled(text: str, pick: BoxPick, width: int) -> str:
    """The label of a box, then what it shows, unless the box is too narrow for both. A number takes the gap after the
    box rather than run into the label."""
    if width <= _NARROW:
        return f"{pick.label}:" if pick.label else f":{text}"[:width]
    room = width + 1 if text.lstrip(MINUS)[:1].isdecimal() else width
    sign = COSTLY if pick.costly else ":" if len(text) <= room - 2 else ""
    return f"{pick.label or ' '}{sign}{text}"[:room].ljust(width)
