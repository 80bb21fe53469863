"""A grid: the card of a zone with several rows of boxes, bonuses at their ends and below them."""

from typing import Self

from ....engine.zones import Box, Line, ZoneView, grid_label
from ..drawing.caches import cached
from ..drawing.glyphs import ARROW, DIAGONAL, HALVES, JOINTS, OTHER_DIAGONAL
from ..drawing.palette import Palette, card_colours
from ..drawing.runs import Rows
from .brush import Brush
from .chips import CHIP
from .grid_plan import LEAST_PITCH, MARGIN, grid_needs, has_triangles, plan_grid, points_text, row_names, set_apart
from .lines import bonus_state
from .outline import Height
from .picks import Picks
from .printed import content, joint_before, row_sign
from .scales import has_stars, scale_width
from .style import MOST, CardStyle, Title, box_width

_BEST = 6


@cached(24)
def draw_grid(
    zone: ZoneView,
    title: Title,
    picks: Picks,
    width: int,
    rows: int,
    style: CardStyle,
    palette: Palette,
) -> Rows:
    """The rows of a grid's card."""
    if style.inside:  # what is in boxes is more than theirs
        return _Grid(zone, title, picks, width, rows, style, palette).draw().rows
    return _drawn(zone, title, picks.printed_only, width, rows, style, palette).with_picks(picks)


@cached(12)
def _drawn(
    zone: ZoneView, title: Title, picks: Picks, width: int, rows: int, style: CardStyle, palette: Palette
) -> "_Grid":
    return _Grid(zone, title, picks, width, rows, style, palette).draw()


class _Grid(Brush):
    def __init__(
        self, zone: ZoneView, title: Title, picks: Picks, width: int, rows: int, style: CardStyle, palette: Palette
    ) -> None:
        super().__init__(zone, title, picks, width, rows, style, palette)
        self._width, self._rows = width, rows
        self._needs = grid_needs(zone, title, style)
        plan, needed = plan_grid(zone, self._needs, style)
        self._plan = set_apart(plan, rows - needed)
        self._pitch = self._fitting_pitch()
        self._box = box_width(self._pitch)
        self._starred = has_stars(style.grid, [str(line.points) for line in zone.lines if line.points], self._box)
        spare = max(0, width - self._needs.width(self._pitch))
        self._left = self._needs.left + (spare // 2 if style.titled else 0)
        self._end = self._left + self._needs.columns * self._pitch
        self._names = row_names(zone)

    def _fitting_pitch(self) -> int:
        room = self._width - self._needs.left - self._needs.right
        if self._zone.regions:
            return max(self._needs.pitch, min(MOST[self._style.grid], room // self._needs.columns))
        pitch = max(min(LEAST_PITCH, self._needs.pitch), min(MOST[self._style.grid], room // self._needs.columns))
        if pitch > _BEST and pitch % 2 == 0 and self._style.grid is not Height.FLAT:
            pitch -= 1  # two cells between boxes look as wide as the gap between rows
        return pitch

    def _x(self, column: int) -> int:
        return self._left + column * self._pitch

    def draw(self) -> Self:
        self.ground(padded=self._style.padded)
        if self._needs.beside:
            self._draw_title_beside()
        for kind, of, y in self._plan:
            match kind:
                case "title":
                    self._draw_title(y)
                case "boxes":
                    self._draw_boxes(of, y)
                case "bonuses":
                    self._draw_bonuses(of, y)
                case "pairs":
                    self._draw_pairs(of, y)
                case "columns":
                    self._draw_columns(y)
                case "points":
                    self._draw_column_points(y)
                case "scale":
                    self._draw_scale(self._rows - self._style.padding - 1)
        return self

    def _draw_title_beside(self) -> None:
        for y, text in enumerate((self._title.name, points_text(self._title), self._title.note)):
            self.write(1, self._style.padding + y, text, bold=y < 2)

    def _draw_title(self, y: int) -> None:
        margin, points = 1 + self._style.padding, points_text(self._title)
        at = self.write(margin, y, self._title.name, bold=True)
        at = self.write(at + 2, y, self._title.note)
        self._draw_shades(at + 2, y)
        self.write(self._width - margin - len(points), y, points, bold=True)

    def _draw_boxes(self, r: int, y: int) -> None:
        row, text_row = self._zone.rows[r], y + self._style.grid.text_row
        self._draw_row_name(r, y, text_row)
        sign, gap = row_sign(row), self._pitch - self._box
        for column, box in enumerate(row):
            x = self._x(column)
            if box is None:
                self.blank(x, y, self._box, "box", grid_label(r + 1, column + 1), self._style.grid.rows)
                continue
            if self._zone.regions:
                self.region_box(x, y, self._pitch, self._style.grid, box)
                continue
            if r and has_triangles(self._zone):
                self.canvas.area(x, 2 * y, self._box, self._style.grid.gap, self._palette.paper)
            inside = self._style.inside and box.bonus and not box.mark
            code = self._palette.bonus_sign(box.bonus) if inside and self._palette.lettering else ""
            printed = code or self._content(box, r, column, bool(sign))
            self.box(x, y, self._box, self._style.grid, box, printed)
            if inside and not code:
                self.inside_chip(x, text_row, box, self._box)
            elif self._style.inside:
                self.aim(x, y, self._box, "bonus", box.label, self._style.grid.rows)
            if column and not sign:
                self.joint(x, text_row, gap, joint_before(box) or JOINTS.get(self._zone.joint, ""))
        self.write(self._end, text_row, sign, bold=True)
        if line := self.lines.row(r):
            self._draw_end(line, text_row)

    def _content(self, box: Box, r: int, column: int, signed_row: bool) -> str:
        """What is printed in a box: on axes its column, in a square which half it is."""
        if self._zone.axes:
            return str(column + 1)
        if has_triangles(self._zone):
            return HALVES[r % 2] if self._palette.painted else ""
        return content(box, signed_row=signed_row)

    def _draw_shades(self, x: int, y: int) -> None:
        """What the boxes of each shade pay together."""
        for line in self.lines.shades:
            x = self.tone(x, y, line.name.shade)
            self.line(x, y, line)
            x += CHIP + 2

    def _draw_end(self, line: Line, y: int) -> None:
        """What a row pays, after it."""
        if self._style.grid is not Height.FLAT:
            self.write(self._end, y, ARROW)
        x = min(self._end + 1, self._width - CHIP)
        self.line(x, y, line, CHIP if not line.bonus else 0)

    def _draw_row_name(self, r: int, y: int, text_row: int) -> None:
        """The name of a row; one that is a colour has a band in it behind its boxes."""
        if self._zone.axes:
            self.write(self._left - 2, text_row, str(r + 1), bold=True)
        if not self._names:
            return
        ink = self.card.ink
        if self._zone.row_names[r] in self._palette.colours and self._palette.painted:
            band = card_colours(self._zone.row_names[r], self._palette)
            ink = band.ink
            self.canvas.fill(0, y, self._width, self._style.grid.rows, band.ground)
        self.canvas.write(1 + self._style.padding, text_row, self._names[r], ink, bold=True)

    def _draw_bonuses(self, r: int, y: int) -> None:
        for column, box in enumerate(self._zone.rows[r]):
            if box:
                self.bonus(self._x(column), y, box, bonus_state(box), self._box)

    def _draw_pairs(self, r: int, y: int) -> None:
        for column, line in self.lines.between(r).items():
            self.line(self._x(column), y, line, self._box)

    def _draw_columns(self, y: int) -> None:
        for column in range(self._needs.columns):
            if line := self.lines.column(column):
                self.line(self._x(column), y, line, self._box, star=self._starred)
        if line := self.lines.diagonal:
            at = self._end - 1 if self._zone.axes else self._end
            self.line(self.write(at, y, DIAGONAL, bold=True), y, line)
        if line := self.lines.other_diagonal:
            text = f"{OTHER_DIAGONAL}{line.points}"
            x = max(0, self._left - len(text) - 1)
            self.points(x, y, len(text), text, lit=line.complete, of=("worth", line.name.label))

    def _draw_column_points(self, y: int) -> None:
        """The points of columns that also have a bonus."""
        for column in range(self._needs.columns):
            if (line := self.lines.column(column)) and line.bonus and line.points:
                x, of = self._x(column), ("worth", line.name.label)
                self.points(x, y, self._box, str(line.points), lit=line.complete, star=self._starred, of=of)

    def _draw_scale(self, y: int) -> None:
        """The scale, after the title where that has no other place."""
        x, room = MARGIN - 1, self._width
        if self._style.titled:
            x = max(x, self._left - 1)
            room = max(scale_width(self._zone), self._end - self._left)
        elif not self._needs.beside:
            x = self.write(1, y, f"{self._title.name} {self._title.points}", bold=True) + 1
        if self.lines.shades and not self._style.titled:
            self._draw_shades(x + 1, y)
            return
        room = min(room, self._width - x - 1)
        if room < scale_width(self._zone) <= self._width:
            x, room = 0, self._width  # edge to edge rather than cut
        columns = [self._x(column) for column in range(self._needs.columns)] if self._style.titled else []
        self.scale(x, y, room, columns, self._box)
