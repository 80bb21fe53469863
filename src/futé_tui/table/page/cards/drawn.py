"""A card that has been drawn without anything to pick: for every choice after that, only the boxes in question are
drawn again."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ....engine.zones import Box
from ..drawing.canvas import Canvas
from ..drawing.palette import CardColours, Palette
from ..drawing.runs import Rows
from .boxes import draw_box, has_cap
from .outline import Form, Height
from .picks import Picks, pick_of
from .regions import Region, draw_region_box


class PlacedBox(NamedTuple):
    """A box where it is on its card, and what is printed in it. In a gap before it that is so wide stands a sign, which
    gives way to a key-cap: `<1` would read as one thing."""

    x: int
    y: int
    width: int
    height: Height
    box: Box
    printed: str
    form: Form
    joint: int = 0

    def draw(self, canvas: Canvas, picks: Picks, labels: dict[str, str], card: CardColours, palette: Palette) -> None:
        """Draw the box as it can be picked; `labels` are those of `picks`."""
        x, y, width, height, box, printed, form, joint = self
        pick = pick_of(picks, box.label, labels)
        if joint and has_cap(pick):
            canvas.write(x - joint, y + height.text_row, " " * joint, card.ink)
        draw_box(canvas, x, y, width, height, box, printed, pick, card, palette, form)


class PlacedRegionBox(NamedTuple):
    """A box of a region, where it is on its card."""

    x: int
    y: int
    width: int
    height: Height
    box: Box
    region: Region

    def draw(self, canvas: Canvas, picks: Picks, labels: dict[str, str], card: CardColours, palette: Palette) -> None:
        """Draw the box as its region can be picked; `labels` are those of `picks`."""
        x, y, width, height, box, region = self
        pick = pick_of(picks, region.first, labels)
        draw_region_box(canvas, x, y, width, height, box, region, pick, card, palette)


PlacedBoxes = Sequence[PlacedBox | PlacedRegionBox]


class DrawnCard(NamedTuple):
    """The canvas of a card, its rows, and by their labels its boxes, those of a region together."""

    canvas: Canvas
    rows: Rows
    boxes: Mapping[str, PlacedBoxes]
    card: CardColours
    palette: Palette

    def with_picks(self, picks: Picks) -> Rows:
        """The rows of the card with these picks."""
        behind = (box for box, _ in picks.behind)
        touched = picks.offered.union(picks.fresh, behind, (picks.picked, picks.cursor)) & self.boxes.keys()
        if not touched:
            return self.rows
        placed = [box for label in touched for box in self.boxes[label]]
        changed = {y for each in placed for y in range(each.y, each.y + each.height.rows)}
        canvas, labels = self.canvas.copy(changed), dict(picks.labels)
        for each in placed:
            each.draw(canvas, picks, labels, self.card, self.palette)
        return canvas.rows_after(self.rows, changed)
