"""A strip: the card of a zone with one row of boxes, its title beside them."""

from collections.abc import Sequence
from typing import Self

from ....engine.zones import Box, ZoneView
from ..drawing.caches import cached
from ..drawing.glyphs import JOINTS, STAR
from ..drawing.palette import Palette
from ..drawing.runs import Rows
from .brush import Brush
from .grid_plan import points_text
from .lines import bonus_state
from .outline import Form, Height, draw_paper
from .picks import Picks
from .printed import content, joint_before
from .scales import has_stars, next_step, reached_boxes, tier_letters, tier_texts
from .strip_plan import NOWHERE, StripRoom, is_band, pairs, plan_strip, tiers_beside
from .style import CardStyle, Title, box_width

_BAND_MARGIN = 2


@cached(24)
def draw_strip(zone: ZoneView, title: Title, picks: Picks, room: StripRoom, style: CardStyle, palette: Palette) -> Rows:
    """The rows of a strip."""
    return _drawn(zone, title, picks.printed_only, room, style, palette).with_picks(picks)


@cached(12)
def _drawn(zone: ZoneView, title: Title, picks: Picks, room: StripRoom, style: CardStyle, palette: Palette) -> "_Strip":
    return _Strip(zone, title, picks, room, style, palette).draw()


class _Strip(Brush):
    def __init__(
        self, zone: ZoneView, title: Title, picks: Picks, room: StripRoom, style: CardStyle, palette: Palette
    ) -> None:
        self._plan = plan_strip(zone, style, room)
        super().__init__(zone, title, picks, room.width, self._plan.rows, style, palette)
        self._row, self._room = zone.rows[0], room
        self._width = box_width(room.pitch)
        self._text_row = self._plan.boxes + style.strip.text_row
        self._band = is_band(zone)
        self._starred = has_stars(style.strip, [box.points for box in self._row if box], self._width)
        self._padding = 0 if self._band else style.padding

    def _x(self, column: int) -> int:
        return self._room.title + column * self._room.pitch

    def draw(self) -> Self:
        if self._band:
            self._draw_band()
        else:
            self.ground(padded=self._style.padded)
        self._draw_title()
        self._draw_points()
        self._draw_results()
        self._draw_boxes()
        self._draw_below()
        self._draw_right()
        return self

    def _draw_band(self) -> None:
        """The card spans its boxes only, with holes through it; a zone without a colour has none."""
        if self._zone.name not in self._palette.colours:
            return
        columns = [column for column, box in enumerate(self._row) if box]
        left = self._x(columns[0]) - _BAND_MARGIN
        width = self._x(columns[-1]) + self._width + _BAND_MARGIN - left
        canvas, height = self.canvas, self._style.strip
        canvas.fill(left, 0, width, self._plan.rows, self.card.ground)
        for column in set(range(columns[0], columns[-1])) - set(columns):
            hole = self.card.hole
            draw_paper(canvas, self._x(column), self._plan.boxes, self._width, height, hole, form=Form.ROUND)

    def _draw_title(self) -> None:
        colour = self._palette.text if self._band else self.card.ink
        lines = [self._title.name, points_text(self._title)]
        lines += [self._title.note] if self._title.note else []
        last = self._plan.rows - self._padding
        y = self._text_row
        if self._style.strip in (Height.FLAT, Height.RAISED):
            y = max(0, min(y, last - len(lines)))
        for number, text in enumerate(lines[: last - y]):
            self.canvas.write(1 + self._style.padding, y + number, text, colour, bold=number < 2)

    def _draw_points(self) -> None:
        if self._plan.points == NOWHERE:
            return
        lit = reached_boxes(self._row)
        for column, box in enumerate(self._row):
            if box and box.points:
                x, y, reached = self._x(column), self._plan.points, box.label in lit
                of = "points", box.label
                self.points(x, y, self._width, box.points, lit=reached, star=self._starred, of=of)

    def _draw_results(self) -> None:
        """Above pairs what they come to."""
        if self._plan.results == NOWHERE:
            return
        for column, result in pairs(self._row):
            x = self._x(column) + self._room.pitch // 2
            text = STAR if result is None else f"{STAR} {result}"
            self.points(x, self._plan.results, self._width, text, lit=result is not None)

    def _draw_boxes(self) -> None:
        gap = self._room.pitch - self._width
        for column, box in enumerate(self._row):
            x = self._x(column)
            if box is None:
                self.blank(x, self._plan.boxes, self._width, "box", column + 1, self._style.strip.rows)
                continue
            form = self._form(box)
            line = self.lines.column(column) if self._band else None
            printed = content(box) or (str(line.points) if line and line.points else "")
            sign = joint_before(box) or JOINTS.get(self._zone.joint, "") if column and self._row[column - 1] else ""
            self.joint(x, self._text_row, gap, sign)
            y, height = self._plan.boxes, self._style.strip
            self.box(x, y, self._width, height, box, printed, form, joint=gap if sign else 0)

    def _form(self, box: Box) -> Form:
        """Bands have round boxes and pentagons; a box that is crossed with another, a lock, is round."""
        if self._band:
            return Form.PENTAGON if box.shaded else Form.ROUND
        return Form.ROUND if box.implied else Form.SQUARE

    def _draw_below(self) -> None:
        y = self._plan.below
        if y == NOWHERE:
            return
        for column, box in enumerate(self._row):
            if box:
                self.bonus(self._x(column), y, box, bonus_state(box), self._bonus_width(column, box))
            if line := self.lines.column(column):
                self.line(self._x(column), y, line, self._width)
        for column, line in self.lines.beside(0).items():
            self.line(self._x(column) + (self._room.pitch + 1) // 2, y, line, self._width)

    def _bonus_width(self, column: int, box: Box) -> int:
        """The room of a bonus: what it still needs does not run into the points for single numbers."""
        last = column == len(self._row) - 1 and box.label in self._picks.missing
        return self._width - 1 if last and tiers_beside(self._zone, self._style, self._room) else self._width

    def _draw_right(self) -> None:
        """The scale, or its next step; and points for single numbers."""
        x = self._x(len(self._row)) + 1
        tiers = tiers_beside(self._zone, self._style, self._room)
        top = max(self._padding, min(self._text_row, self._plan.rows - self._padding - len(tiers)))
        for number, texts in enumerate(tiers):
            self._draw_tiers(x, top + number, texts, sum(len(each) for each in tiers[:number]))
        if self._plan.scale != NOWHERE and self._zone.scale:
            columns = [self._x(column) for column in range(len(self._row))]
            left = columns[0]
            self.scale(left - 1, self._plan.scale, self._room.width - left - 1, columns, self._width)
        elif self._plan.scale != NOWHERE:
            self._draw_tiers(self._x(0), self._plan.scale, tier_texts(self._zone), 0, gap=2)
        elif (text := next_step(self._zone)) and x + len(text) <= self._room.width:
            self.write(x, self._text_row, text)

    def _draw_tiers(self, x: int, y: int, texts: Sequence[str], first: int, gap: int = 1) -> None:
        """Points for single numbers beside each other."""
        for number, text in enumerate(texts, first):
            text = text if self._palette.painted else tier_letters(text)
            self.write(x, y, text)
            self.aim(x, y, len(text), "tier", number)
            x += len(text) + gap
