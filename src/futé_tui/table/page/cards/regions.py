"""Regions of shaded boxes: painted from edge to edge, so that boxes of one shade that touch are one area."""

from typing import NamedTuple

from ....engine.zones import Box, ZoneView
from ....text.names import tone_letter
from ..drawing.canvas import Canvas
from ..drawing.colour import BLACK, mix, readable
from ..drawing.glyphs import CROSS
from ..drawing.palette import CardColours, Palette, tone_colour
from ..drawing.runs import Target
from .chips import CHIP, ChipState, beside_cap, draw_chip
from .lettered_box import write_box
from .outline import Height
from .picks import BoxPick

_SHINES_THROUGH = 0.3  # how much of its shade is left of a box that is offered or fresh


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
    palette: Palette,
) -> None:
    """Draw a box of a region; `pick` is what can be done with the region."""
    target = Target("box", card.name, region.first)
    paper = _paper(tone_colour(box.tone, card, palette), pick, palette)
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
    label = pick.label if pick.offered and not pick.picked and box.label == region.labelled else ""
    if box.bonus and not label:
        draw_chip(canvas, x, row, box.bonus, ChipState.OPEN, card, palette, max(CHIP, width), region.first)
    if not label:
        return
    letters = palette.costly_text if pick.costly else palette.label_text
    on, letters = (palette.gold, BLACK) if pick.cursor else (palette.label, letters)
    at = canvas.write(x, row, label, letters, bg=on, bold=True, target=target)
    if box.bonus:
        ink, ground = beside_cap(box.bonus, paper, palette)
        canvas.write(at, row, f"{palette.bonus_sign(box.bonus):>2}", ink, bg=ground, bold=True)


def _paper(tone: str, pick: BoxPick, palette: Palette) -> str:
    """The shade, and what can be done with the region or was just done there."""
    if pick.picked:
        return palette.label
    if pick.cursor:
        return palette.gold
    if pick.offered:
        return mix(palette.costly if pick.costly else palette.offered, tone, _SHINES_THROUGH)
    return mix(palette.fresh, tone, _SHINES_THROUGH) if pick.fresh else tone
