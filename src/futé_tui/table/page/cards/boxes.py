"""One box: paper on a card, in its states and heights. Boxes of a region are painted from edge to edge, so that those
of one shade that touch are one area."""

from typing import NamedTuple

from ....engine.zones import CIRCLED, CROSSED, Box, ZoneView
from ....text.coaching import behind_text
from ....text.names import tone_letter
from ..drawing.canvas import Canvas
from ..drawing.colour import BLACK, mix, readable
from ..drawing.glyphs import COSTLY, CROSS, LOST, MORE, PRINTED_CROSS, TICK, with_minus
from ..drawing.palette import CardColours, Palette, tone_colour
from ..drawing.runs import Target
from .chips import CHIP, ChipState, beside_cap, draw_chip
from .lettered_box import box_letters, write_box
from .outline import Form, Height, draw_big_cross, draw_paper
from .picks import BoxPick
from .printed import fitting

_CAP = 2
_WIDE = 7  # boxes with a key-cap of three cells
_SHINES_THROUGH = 0.3  # how much of its shade is left of a box that is offered or fresh


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
    form: Form = Form.SQUARE,
) -> None:
    """Draw a box whose first row is `y`; `printed` is what is printed in it."""
    palette = card.palette
    target = Target("box", card.name, box.label)
    face = box_face(box, printed, pick, card)
    draw_paper(canvas, x, y, width, height, face.paper, target, form)
    text_row, left, room = y + height.text_row, x, width
    if palette.lettering:
        text = box_letters(box, printed, palette.lettering)
        write_box(canvas, x, text_row, width, text, pick, face.fg, bold=face.bold, target=target)
        return
    if pick.has_cap:
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


def _cap(pick: BoxPick, width: int) -> tuple[int, str]:
    """The key-cap of a box: how wide it is, and what it shows."""
    behind = COSTLY if pick.costly else " "
    if width >= _WIDE:
        return _CAP + 1, f" {pick.label}{behind}"
    return (_CAP, f"{pick.label}{behind}") if width > _CAP + 1 else (1, pick.label)


def box_face(box: Box, printed: str, pick: BoxPick, card: CardColours) -> Face:
    """How a box looks: its state, then what can be done with it."""
    face, palette = _state(box, printed, pick, card), card.palette
    if pick.picked:
        return Face(palette.label, face.text or MORE, palette.label_text, bold=True)
    if pick.cursor:
        return face._replace(paper=palette.gold, fg=BLACK, bold=True)
    if pick.offered:
        paper = palette.costly if pick.costly else palette.offered
        return face._replace(paper=paper, fg=palette.ink if box.mark else BLACK, bold=True)
    return face


def _state(box: Box, printed: str, pick: BoxPick, card: CardColours) -> Face:
    palette = card.palette
    if box.is_printed_cross:
        return Face(palette.shaded, PRINTED_CROSS, readable(palette.shaded, palette.shaded))
    if box.is_marked:
        text = {CROSSED: CROSS, CIRCLED: f"({printed})"}.get(box.mark, box.mark)
        own = card.tinted if box.shaded and card.name in palette.colours else palette.paper
        return Face(palette.fresh if pick.fresh else own, text, palette.ink, bold=True)
    if box.lost:
        return Face(card.lost, LOST, card.lost_text)
    paper = tone_colour(box.tone, card) if box.tone else card.tinted if box.shaded else palette.paper
    return Face(paper, printed, readable(palette.print, paper))


class Region(NamedTuple):
    """The box that names a region, and the one that its label is on."""

    first: str
    labelled: str


def regions_of(zone: ZoneView) -> dict[str, Region]:
    """The region of each box. Its label is where no chip is, in the box or before it: `±1D` would read as one thing."""
    crowded: dict[str, tuple[bool, bool]] = {}
    for row in zone.rows:
        for before, box in zip((None, *row), row, strict=False):
            if box:
                crowded[box.label] = bool(box.bonus), bool(before and before.bonus)
    regions: dict[str, Region] = {}
    for labels in zone.regions:
        regions |= dict.fromkeys(labels, Region(labels[0], min(labels, key=crowded.__getitem__)))
    return regions


def draw_region_box(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: Height,
    box: Box,
    region: Region,
    pick: BoxPick,
    card: CardColours,
) -> None:
    """Draw a box of a region; `pick` is what can be done with the region."""
    palette = card.palette
    target = Target("box", card.name, region.first)
    paper = _region_paper(tone_colour(box.tone, card), pick, palette)
    canvas.fill(x, y, width, height.rows, paper, target)
    row = y + height.text_row
    if palette.lettering:
        sign = palette.bonus_sign(box.bonus)[-1:] if box.bonus else ""
        text = CROSS if box.mark else f"{tone_letter(box.tone)}{sign}"
        shown = pick if box.label == region.labelled else pick._replace(label="")
        write_box(canvas, x, row, width, text, shown, palette.ink, bold=bool(box.mark), target=target)
        return
    if box.mark:
        canvas.centre(x, row, width, CROSS, readable(palette.ink, paper), bold=True, target=target)
        return
    label = pick.label if pick.has_cap and box.label == region.labelled else ""
    if box.bonus and not label:
        draw_chip(canvas, x, row, box.bonus, ChipState.OPEN, card, max(CHIP, width), region.first)
    if not label:
        return
    letters = palette.costly_text if pick.costly else palette.label_text
    on, letters = (palette.gold, BLACK) if pick.cursor else (palette.label, letters)
    at = canvas.write(x, row, label, letters, bg=on, bold=True, target=target)
    if box.bonus:
        ink, ground = beside_cap(box.bonus, paper, palette)
        canvas.write(at, row, f"{palette.bonus_sign(box.bonus):>2}", ink, bg=ground, bold=True)


def _region_paper(tone: str, pick: BoxPick, palette: Palette) -> str:
    """The shade, and what can be done with the region or was just done there."""
    if pick.picked:
        return palette.label
    if pick.cursor:
        return palette.gold
    if pick.offered:
        return mix(palette.costly if pick.costly else palette.offered, tone, _SHINES_THROUGH)
    return mix(palette.fresh, tone, _SHINES_THROUGH) if pick.fresh else tone
