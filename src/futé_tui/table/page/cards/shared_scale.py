"""A scale that several zones share is printed once, below them: numbers of crosses, and the points for them."""

from dataclasses import replace

from ....engine.zones import ZoneView
from ....language import _
from ..drawing.canvas import Canvas
from ..drawing.palette import Palette
from ..drawing.runs import Rows
from .picks import Picks, print_place, print_target
from .scales import lit_text, reached_steps
from .strip_plan import StripRoom
from .style import CardStyle, box_width

Zones = tuple[ZoneView, ...]


def shared_scale(zones: Zones) -> tuple[int, ...]:
    """The scale that all zones have, if there are several and each is one row; else nothing."""
    scales = {zone.scale for zone in zones}
    return zones[0].scale if len(zones) > 1 and len(scales) == 1 and all(len(zone.rows) == 1 for zone in zones) else ()


def without_shared_scale(zones: Zones) -> Zones:
    """The zones as they are drawn: without a scale that is printed below them."""
    return tuple(replace(zone, scale=()) for zone in zones) if shared_scale(zones) else zones


def scale_rows(zones: Zones, style: CardStyle) -> int:
    """The rows of the shared scale: the numbers of crosses are left out where there is little room."""
    return (2 if style.extras else 1) if shared_scale(zones) else 0


def draw_shared_scale(zones: Zones, picks: Picks, room: StripRoom, style: CardStyle, palette: Palette) -> Rows:
    """The points below the boxes, those that some row has reached lit; `picks` are those of the first zone."""
    scale, rows = shared_scale(zones), scale_rows(zones, style)
    canvas = Canvas(room.width, rows, palette.table)
    lit = frozenset[int]().union(*(reached_steps(zone) for zone in zones))
    width, y = box_width(room.pitch), rows - 1
    if rows > 1:
        canvas.write(1 + style.padding, 0, _("Crosses"), palette.dim)
    canvas.write(1 + style.padding, y, _("Points"), palette.dim)
    for crosses, points in enumerate(scale[1:], 1):
        x = room.title + (crosses - 1) * room.pitch
        if rows > 1:
            canvas.centre(x, 0, width, str(crosses), palette.dim)
        if crosses in lit:
            shown = lit_text(str(points), palette, roomy=True)
            canvas.centre(x, y, width, shown, palette.ink, bg=palette.paper, bold=True)
        else:
            canvas.centre(x, y, width, str(points), palette.text)
        if print_place("step", crosses) in picks.printed:
            canvas.aim(x, y, width, 1, print_target(zones[0].name, "step", crosses))
    return canvas.rows()
