"""Drawing one card: its ground, boxes, chips, points and signs in its colours."""

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from copy import copy
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from ....engine.zones import Box, Line, ZoneView
from ....text.names import tone_letter
from ..drawing.canvas import Canvas
from ..drawing.glyphs import LOST, MORE, STAR, TIMES
from ..drawing.palette import Palette, card_colours, tone_colour
from ..drawing.runs import Rows, Target
from .boxes import draw_box, draw_region_box, regions_of
from .chips import CHIP, ChipState, beside_cap, chip_ink, chip_text, code_with_needs, draw_chip, needs_text
from .lines import ZoneLines
from .outline import Form, Height
from .picks import Picks, print_place, print_target
from .scales import lit_text, reached_steps
from .style import CardStyle, Title

_WIDEST_GAP = 3  # between the steps of a scale


class PlacedBox(NamedTuple):
    """A box in its rows, which a brush can draw."""

    y: int
    rows: int
    draw: "Callable[[Brush], None]"


class Brush:
    """What grids and strips have in common: a canvas of the size of the card, its colours, what can be picked there."""

    def __init__(
        self, zone: ZoneView, title: Title, picks: Picks, width: int, rows: int, style: CardStyle, palette: Palette
    ) -> None:
        self.canvas = Canvas(width, rows, palette.table, halves=palette.painted)
        self.card = card_colours(zone.name, palette)
        self.lines = ZoneLines(zone)
        self._zone, self._title, self._picks, self._style, self._palette = zone, title, picks, style, palette
        self._regions = regions_of(zone)
        self._placed: defaultdict[str, list[PlacedBox]] = defaultdict(list)  # boxes by their labels

    def ground(self, *, padded: bool) -> None:
        """The card from edge to edge; `padded`: with half a row of the table above and below."""
        margin = 1 if padded else 0
        height = 2 * self.canvas.height - 2 * margin
        self.canvas.area(0, margin, self.canvas.width, height, self.card.ground)

    def write(self, x: int, y: int, text: str, *, bold: bool = False) -> int:
        """Text on the card; returns the next free column."""
        return self.canvas.write(x, y, text, self.card.ink, bold=bold)

    def has(self, what: str, key: str | int) -> bool:
        """Whether there is a printed value here that can be edited."""
        return print_place(what, key) in self._picks.printed

    def aim(self, x: int, y: int, width: int, what: str, key: str | int, rows: int = 1) -> None:
        """Let cells mean a printed value, where the sheet is edited."""
        if self.has(what, key):
            self.canvas.aim(x, y, width, rows, print_target(self._zone.name, what, key))

    def blank(self, x: int, y: int, width: int, what: str, key: str | int, rows: int = 1) -> None:
        """The place of a printed value where nothing is printed now."""
        if self.has(what, key):
            on_card = self.canvas.ground(x, y) == self.card.ground
            ink = self.card.ink if on_card else self._palette.text
            self.canvas.centre(x, y + rows // 2, width, LOST, ink)
            self.aim(x, y, width, what, key, rows)

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: Height,
        box: Box,
        printed: str,
        form: Form = Form.SQUARE,
        *,
        joint: int = 0,
    ) -> None:
        """A box with its key-cap, if it can be picked. To that a sign in a gap before it gives way, which is `joint`
        cells wide: `<1` would read as one thing."""

        def draw(brush: Brush) -> None:
            pick = brush._picks.of(box.label)
            if joint and pick.has_cap:
                brush.write(x - joint, y + height.text_row, " " * joint)
            draw_box(brush.canvas, x, y, width, height, box, printed, pick, brush.card, form)
            brush.aim(x, y, width, "box", box.label, height.rows)

        self._place(box.label, y, height, draw)

    def region_box(self, x: int, y: int, width: int, height: Height, box: Box) -> None:
        """A box of a region, which is picked as a whole."""
        region = self._regions[box.label]

        def draw(brush: Brush) -> None:
            pick = brush._picks.of(region.first)
            draw_region_box(brush.canvas, x, y, width, height, box, region, pick, brush.card)
            for what in ("bonus", "box"):
                brush.aim(x, y, width, what, box.label, height.rows)

        self._place(region.first, y, height, draw)

    def _place(self, label: str, y: int, height: Height, draw: "Callable[[Brush], None]") -> None:
        """Draw a box that has this label, and keep it to be drawn again."""
        self._placed[label].append(PlacedBox(y, height.rows, draw))
        draw(self)

    @cached_property
    def rows(self) -> Rows:
        """The whole card."""
        return self.canvas.rows()

    def with_picks(self, picks: Picks) -> Rows:
        """The rows of the card with these picks, for which only the boxes in question are drawn again."""
        again = [box for label in picks.touched if label in self._placed for box in self._placed[label]]
        if not again:
            return self.rows
        changed = {y for box in again for y in range(box.y, box.y + box.rows)}
        brush = copy(self)
        brush.canvas, brush._picks = self.canvas.copy(changed), picks
        for box in again:
            box.draw(brush)
        return brush.canvas.rows_after(self.rows, changed)

    def inside_chip(self, x: int, y: int, box: Box, width: int) -> None:
        """The bonus of an empty box, in the box; beside its key-cap, if it can be picked."""
        pick = self._picks.of(box.label)
        if pick.has_cap:
            sign = f"{self._palette.bonus_sign(box.bonus)[: width - 1]:>{width - 1}}"
            ink, ground = beside_cap(box.bonus, self.canvas.ground(x + 1, y), self._palette)
            self.canvas.write(x + 1, y, sign, ink, bg=ground, bold=True)
        elif not pick.cursor and not pick.picked:
            self.chip(x, y, box.bonus, ChipState.OPEN, box.label, width, inside=True)

    def tone(self, x: int, y: int, tone: str) -> int:
        """A square in one of the shades, or its letter; returns the next free column."""
        if self._palette.lettering:
            return self.write(x, y, f"{tone_letter(tone)} ")
        return self.canvas.write(x, y, "  ", self.card.ink, bg=tone_colour(tone, self.card))

    def joint(self, x: int, y: int, gap: int, sign: str) -> None:
        """A sign in the gap before column `x`."""
        if sign:
            self.canvas.centre(x - gap, y, gap, sign, self.card.ink, bold=True)

    def bonus(self, x: int, y: int, box: Box, state: ChipState, within: int) -> None:
        """The bonus of a box."""
        if box.bonus:
            self.chip(x, y, box.bonus, state, box.label, within)
        else:
            self.blank(x, y, within, "bonus", box.label)

    def chip(
        self,
        x: int,
        y: int,
        word: str,
        state: ChipState,
        key: str,
        within: int = 0,
        what: str = "bonus",
        *,
        inside: bool = False,
    ) -> None:
        """A bonus and, if shown, how many boxes are missing; `key` is its line or box, the one that it is
        `inside` of."""
        missing = self._picks.missing.get(key)
        if missing and self._palette.lettering:
            self._write_code(x, y, word, missing, within)
            self.aim(x, y, within or CHIP, what, key)
            return
        box = key if inside else ""
        end = draw_chip(self.canvas, x, y, word, state, self.card, within, box)
        width = len(chip_text(word, state, self._palette))
        self.aim(end - width, y, width, what, key)
        if missing:
            room = self.canvas.width - end
            self.write(end, y, needs_text(missing, min(room, within - CHIP + 1) if within else room))

    def _write_code(self, x: int, y: int, word: str, missing: int, within: int) -> None:
        """The code of a bonus and what it needs, as far to the right as codes alone are."""
        room = within or self.canvas.width - x
        text = code_with_needs(self._palette.bonus_sign(word), missing, room)
        wide = within or min(room, len(text) + 1)
        ink, target = chip_ink(word, self._palette), Target("bonus", word)
        self.canvas.centre(x, y, wide, text, ink, bold=True, target=target)

    def line(self, x: int, y: int, line: Line, within: int = 0, *, star: bool = False) -> None:
        """What a line pays: its bonus, or else its points."""
        label = line.name.label
        worth = "worth", label
        if line.bonus:
            self.chip(x, y, line.bonus, self.lines.state(line), label, within, "line")
        elif line.factor and not line.complete:
            self.points(x, y, within, f"{TIMES}{line.factor}", lit=False, of=worth)
        elif line.points:
            self.points(x, y, within, str(line.points), lit=line.complete, star=star, of=worth)
        else:
            for what in ("worth", "line"):
                self.blank(x, y, within or CHIP, what, label)

    def points(
        self,
        x: int,
        y: int,
        width: int,
        text: str,
        *,
        lit: bool,
        star: bool = False,
        of: tuple[str, str] = ("points", ""),
    ) -> None:
        """Points in the middle of this many cells, lit once they are reached; perhaps after a star, but not in letters,
        where stars are ticks. `of` is what has them."""
        if star and self._palette.painted:
            text = f"{STAR} {text}"
        if lit:
            shown = lit_text(text, self._palette, roomy=not 0 < width < len(text) + 1)
            self.canvas.centre(x, y, width, shown, self._palette.ink, bg=self._palette.paper, bold=True)
        else:
            self.canvas.centre(x, y, width, text, self.card.ink)
        self.aim(x + max(0, (width - len(text) + 1) // 2), y, len(text), *of)

    def scale(self, x: int, y: int, room: int, columns: Sequence[int], box: int) -> None:
        """The steps of the zone's scale with the reached ones lit: one below each column of boxes where there are as
        many of these, each `box` wide; else as far apart as there is room for. Of a scale that is too long, what is
        around the step reached."""
        texts = [str(points) for points in self._zone.scale[1:]]
        lit = reached_steps(self._zone)
        if len(texts) == len(columns) and max(map(len, texts), default=0) + 2 <= box:
            steps = [(left + (box - len(text) + 1) // 2, text) for left, text in zip(columns, texts, strict=True)]
            self._draw_steps(steps, 1, y, lit, roomy=True)
            return
        first = 1
        while _letters(texts) > room - 1 and first < max(lit, default=1):
            first, texts = first + 1, texts[1:]
        while _letters(texts) > room - 1:
            texts = [*texts[:-2], MORE]
        gap = max(1, min(_WIDEST_GAP, (room - 2 - _letters(texts)) // max(1, len(texts) - 1) + 1))
        ends = accumulate((len(text) + gap for text in texts), initial=x + 1)
        self._draw_steps(list(zip(ends, texts, strict=False)), first, y, lit, roomy=gap > 1)

    def _draw_steps(
        self, steps: Sequence[tuple[int, str]], first: int, y: int, lit: Collection[int], *, roomy: bool
    ) -> None:
        """Steps of the scale where they stand, from the `first` of these on; those that are lit have a cell around
        them where that is `roomy`, and always brackets in letters."""
        for step, (x, text) in enumerate(steps, first):
            if step in lit and text != MORE:
                shown = lit_text(text, self._palette, roomy=roomy or not self._palette.painted)
                at = x - shown.index(text)
                self.canvas.write(at, y, shown, self._palette.ink, bg=self._palette.paper, bold=True)
            else:
                self.write(x, y, text, bold=step - 1 in lit)
            if text != MORE:
                self.aim(x, y, len(text), "step", step)


def _letters(texts: Sequence[str]) -> int:
    """How many cells texts take with a gap between each two."""
    return sum(len(text) + 1 for text in texts) - 1
