"""One box: paper on a card, in its states and heights."""

from typing import NamedTuple

from ....engine.zones import CIRCLED, CROSSED, Box
from ....text.coaching import behind_text
from ..drawing.canvas import Canvas
from ..drawing.colour import BLACK, readable
from ..drawing.glyphs import COSTLY, CROSS, LOST, MORE, PRINTED_CROSS, TICK, with_minus
from ..drawing.palette import CardColours, Palette, tone_colour
from ..drawing.runs import Target
from .lettered_box import box_letters, write_box
from .outline import Form, Height, draw_big_cross, draw_paper
from .picks import BoxPick
from .printed import fitting

_CAP = 2
_WIDE = 7  # boxes with a key-cap of three cells


class Face(NamedTuple):
    """What a box shows: its paper, its text and how that is written."""

    paper: str
    text: str
    fg: str
    bold: bool = False


def draw_box(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: Height,
    box: Box,
    printed: str,
    pick: BoxPick,
    card: CardColours,
    palette: Palette,
    form: Form = Form.SQUARE,
) -> None:
    """Draw a box whose first row is `y`; `printed` is what is printed in it."""
    target = Target("box", card.name, box.label)
    face = box_face(box, printed, pick, card, palette)
    draw_paper(canvas, x, y, width, height, face.paper, target, form)
    text_row, left, room = y + height.text_row, x, width
    if palette.lettering:
        text = box_letters(box, printed, palette.lettering)
        write_box(canvas, x, text_row, width, text, pick, face.fg, bold=face.bold, target=target)
        return
    if has_cap(pick):
        cap, label = _cap(pick, width)
        on, letters = (palette.gold, BLACK) if pick.cursor else (palette.label, palette.label_text)
        if pick.costly and not pick.cursor:
            letters = palette.costly_text
        canvas.write(x, text_row, label, letters, bg=on, bold=True, target=target)
        left, room = x + cap, width - cap
    if pick.behind is not None and len(text := behind_text(pick.behind, room, TICK)) <= room:
        face = face._replace(text=with_minus(text))
    if height is Height.HUGE and face.text in (CROSS, PRINTED_CROSS):
        draw_big_cross(canvas, left, text_row - 1, room, face.fg)
    else:
        canvas.centre(left, text_row, room, fitting(face.text, room), face.fg, bold=face.bold, target=target)


def has_cap(pick: BoxPick) -> bool:
    """Whether the label of a box is drawn as a key-cap in it."""
    return bool(pick.offered and pick.label and not pick.picked)


def _cap(pick: BoxPick, width: int) -> tuple[int, str]:
    """The key-cap of a box: how wide it is, and what it shows."""
    behind = COSTLY if pick.costly else " "
    if width >= _WIDE:
        return _CAP + 1, f" {pick.label}{behind}"
    return (_CAP, f"{pick.label}{behind}") if width > _CAP + 1 else (1, pick.label)


def box_face(box: Box, printed: str, pick: BoxPick, card: CardColours, palette: Palette) -> Face:
    """How a box looks: its state, then what can be done with it."""
    face = _state(box, printed, pick, card, palette)
    if pick.picked:
        return Face(palette.label, face.text or MORE, palette.label_text, bold=True)
    if pick.cursor:
        return face._replace(paper=palette.gold, fg=BLACK, bold=True)
    if pick.offered:
        paper = palette.costly if pick.costly else palette.offered
        return face._replace(paper=paper, fg=palette.ink if box.mark else BLACK, bold=True)
    return face


def _state(box: Box, printed: str, pick: BoxPick, card: CardColours, palette: Palette) -> Face:
    if box.is_printed_cross:
        return Face(palette.shaded, PRINTED_CROSS, readable(palette.shaded, palette.shaded))
    if box.is_marked:
        text = {CROSSED: CROSS, CIRCLED: f"({printed})"}.get(box.mark, box.mark)
        paper = (
            palette.fresh
            if pick.fresh
            else card.tinted
            if box.shaded and card.name in palette.colours
            else palette.paper
        )
        return Face(paper, text, palette.ink, bold=True)
    if box.lost:
        return Face(card.lost, LOST, card.lost_text)
    paper = tone_colour(box.tone, card, palette) if box.tone else card.tinted if box.shaded else palette.paper
    return Face(paper, printed, readable(palette.print, paper))
