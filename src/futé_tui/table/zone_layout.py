"""A zone laid out in rows of pieces of text, from its view alone: boxes, badges, points, what can be picked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..engine.zones import Box, Line, LineKind, LineName, ZoneView
from ..text.coaching import behind_text
from ..text.legend import COSTLY, LOCK
from ..text.lines import line_name
from ..text.names import label_of, tone_letter
from ..text.signs import Signs
from .badges import badge
from .page.cards.picks import Picks, print_place
from .page.cards.printed import columns_of

BOX = 4
_NARROW, _NARROWEST = 3, 2  # boxes of grids on a crowded sheet, and of those without numbers
_MANY_GRIDS = 4
GRID_MARGIN = 4
TRACK_MARGIN = 11
_NEAR = 9  # this many boxes at most are counted; more would not fit
JOINTS = {"<": "<", "≥": ">"}  # in signs that every terminal has
_CLOSE_MARGIN = 2
_SLANTS = {LineKind.DIAGONAL: "\\", LineKind.OTHER_DIAGONAL: "/"}
_OTHER_LINES = {*_SLANTS, LineKind.SHADE}  # lines without a place at the edge of their zone
_NO_BOX = "-"
_BLANK = "."  # a place where nothing is printed, which can be edited
PRINTED_CROSS = "x"  # smaller than the crosses that players make


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text with one look; `box` is the label of the box it belongs to, `bonus` the bonus it stands for,
    `place` the printed value that it shows, as `page/cards/picks.py` names it."""

    text: str
    look: str = ""
    box: str = ""
    bonus: str = ""
    place: str = ""


Row = list[Piece]


def lay_out(
    zone: ZoneView, points: str, picks: Picks, letters: Mapping[str, str], signs: Signs, *, close: bool = False
) -> list[Row]:
    """The rows of a zone, each of the same width. A grid has its name above it, a track has it in the margin. `close`:
    a grid has narrow boxes with the bonuses in them."""
    layout = _Layout(zone, picks, letters, signs, close=close and len(zone.rows) > 1)
    rows = list(layout.rows())
    title = f"{letters.get(zone.name, '')} {label_of(zone.name)}".strip()
    if len(zone.rows) > 1:
        rows = [[Piece(f"{title} {points}", "title"), *layout.beside_title()], *rows]
    else:
        titles = (title, f"  {points}") if len(rows) > 1 else (f"{title} {points}",)
        for row, text in zip(rows, titles, strict=False):
            row[0] = Piece(f"{text:<{len(row[0].text)}}", "title")
    width = max(sum(len(piece.text) for piece in row) for row in rows)
    return [[*row, Piece(" " * (width - sum(len(piece.text) for piece in row)))] for row in rows]


def is_crowded(zones: Sequence[ZoneView]) -> bool:
    """Whether a sheet has so many grids that they have to be close together."""
    return sum(len(zone.rows) > 1 for zone in zones) >= _MANY_GRIDS


def shelves(zones: Sequence[ZoneView]) -> list[list[ZoneView]]:
    """Grids beside each other; on a crowded sheet the tallest with the widest."""
    grids = [zone for zone in zones if len(zone.rows) > 1]
    if not is_crowded(zones):
        return [grids] if grids else []
    by_height = sorted(grids, key=lambda zone: (-len(zone.rows), columns_of(zone)))
    return [_beside(by_height[place : place + 2]) for place in range(0, len(by_height), 2)]


def _beside(zones: Sequence[ZoneView]) -> list[ZoneView]:
    """The narrower one first."""
    return sorted(zones, key=columns_of)


def _box_width(zone: ZoneView, *, close: bool) -> int:
    if close and len(zone.rows) > 1:
        return _NARROWEST if zone.axes or zone.regions else _NARROW
    return BOX


class _Layout:
    def __init__(self, zone: ZoneView, picks: Picks, letters: Mapping[str, str], signs: Signs, *, close: bool) -> None:
        self._zone, self._picks, self._letters, self._signs, self._close = zone, picks, letters, signs, close
        self._labels, self._missing, self._behind = dict(picks.labels), dict(picks.missing), dict(picks.behind)
        self._row_names = _row_names(zone)
        self._margin = _margin(zone, self._row_names, close=close)
        self._columns = columns_of(zone)
        self._firsts = {label: region[0] for region in zone.regions for label in region}
        self._width = _box_width(zone, close=close)
        self._at = {box.label: (r, c) for r, row in enumerate(zone.rows) for c, box in enumerate(row) if box}

    def rows(self) -> Iterator[Row]:
        zone = self._zone
        for r, row in enumerate(zone.rows):
            yield from self._spread([self._box_points(box) if box else Piece("") for box in row])
            yield [
                Piece(f"{self._row_names[r]:<{self._margin}}", "dim"),
                *self._boxes(r, row),
                *self._end(r + 1),
            ]
            if not self._close:
                yield from self._spread([self._badge(box) for box in row])
            yield from self._pairs(r)
        yield from self._spread([self._line_piece(self._column(c + 1)) for c in range(self._columns)])
        if not self._close and (others := self._other_lines()):
            yield [self._left(), *others]
        if zone.scale:
            steps = [
                Piece(str(points), "points", place=print_place("step", step)) for step, points in enumerate(zone.scale)
            ]
            gap = Piece(" ", "points")
            yield [self._left(), *(piece for step in steps for piece in (step, gap))][:-1]

    def beside_title(self) -> Row:
        """What has a place after the title where rows are scarce."""
        return [Piece("  "), *self._other_lines()] if self._close else []

    def _other_lines(self) -> Row:
        others = [line for line in self._zone.lines if line.kind in _OTHER_LINES]
        return [piece for line in others for piece in self._named_line(line)]

    def _named_line(self, line: Line) -> Row:
        title = tone_letter(line.name.shade) if line.name.shade else line_name(line.name)
        if self._close and line.kind in _SLANTS:
            title = _SLANTS[line.kind]
        return [Piece(f"{title} ", "dim"), self._line_piece(line), Piece("  ")]

    def _left(self) -> Piece:
        return Piece(" " * self._margin)

    def _box_points(self, box: Box) -> Piece:
        return Piece(box.points, "points", place=print_place("points", box.label))

    def _boxes(self, r: int, row: tuple[Box | None, ...]) -> Row:
        joint = JOINTS.get(self._zone.joint)
        pieces = []
        for number, box in enumerate(row, 1):
            gap = Piece(joint, "dim") if joint and box and number < len(row) and row[number] else Piece(" ")
            pieces += [self._box(box) if box else self._hole(r, number), gap]
        return pieces

    def _hole(self, r: int, column: int) -> Piece:
        """No box; where one could be, that is a place to edit."""
        place = print_place("box", f"r{r + 1}c{column}" if len(self._zone.rows) > 1 else column)
        shown = _NO_BOX if place in self._picks.printed else ""
        return Piece(f"{shown:^{self._width}}", place=place)

    def _box(self, box: Box) -> Piece:
        return replace(self._picked_box(box), place=self._place_of(box))

    def _place_of(self, box: Box) -> str:
        """What is edited in a box: what is printed in it, or else the bonus that is drawn there."""
        inside = self._close and print_place("box", box.label) not in self._picks.printed
        return print_place("bonus", box.label) if inside else print_place("box", box.label)

    def _picked_box(self, box: Box) -> Piece:
        picks = self._picks
        label = self._firsts.get(box.label, box.label)  # a region is picked as a whole, by its first box
        shown = self._content(box)
        look = "fresh" if label in picks.fresh else _look(box)
        if box.lost and not box.mark:
            shown, look = "-", "lost"
        if label == picks.cursor:
            return Piece(f">{shown:^{self._width - 2}}<", "picked", label)
        if label == picks.picked:
            return Piece(f"[{shown:^{self._width - 2}}]", "picked", label)
        if label in picks.offered:
            key = self._labels.get(label, " ") if label == box.label else " "
            sign = COSTLY if label in picks.costly else ":"
            if label in self._behind:
                shown = behind_text(self._behind[label], self._width - 1, self._signs.tick)
            colon = sign if len(shown) <= self._width - 2 or sign == COSTLY else ""
            return Piece(f"{key}{colon}{shown:<{self._width - 2}}"[: self._width], "offered", label)
        return Piece(f"{shown:^{self._width}}"[: self._width], look, label)

    def _content(self, box: Box) -> str:
        if box.is_printed_cross:
            return PRINTED_CROSS
        if box.mark == "x":
            return self._signs.cross
        if box.mark == "o":
            return f"({box.printed})"
        if box.mark:
            return box.mark
        sign = badge(box.bonus, self._letters, self._signs) if box.bonus and self._close else ""
        if box.tone:
            return tone_letter(box.tone) + sign[-1:]
        if sign:
            return sign
        if self._zone.axes:
            return str(self._at[box.label][1] + 1)
        printed = badge(LOCK, self._letters, self._signs) if box.implied else _safe(box.printed)
        return (printed or self._signs.empty_box) + ("'" if box.shaded else "")

    def _end(self, row: int) -> Row:
        line = self._line(LineKind.ROW, row)
        return [Piece(" ", ""), self._line_piece(line)] if line else []

    def _line(self, kind: LineKind, number: int) -> Line | None:
        return next((line for line in self._zone.lines if line.name[:4] == LineName(kind, number)[:4]), None)

    def _column(self, number: int) -> Line | None:
        """A column, or the square that two triangles make."""
        return self._line(LineKind.COLUMN, number) or self._line(LineKind.SQUARE, number)

    def _line_piece(self, line: Line | None) -> Piece:
        if line is None:
            return Piece("")
        done = "+" if line.complete else ""
        label = line.name.label
        missing = self._missing_text(label)
        if line.bonus:
            sign = f"{done}{self._sign(line.bonus, missing)}"
            return Piece(
                sign, "gained" if line.complete else "badge", bonus=line.bonus, place=print_place("line", label)
            )
        place = print_place("worth", label)
        if not line.points and not line.factor and place not in self._picks.printed:
            place = print_place("line", label)
        if place in self._picks.printed and not line.points and not line.factor:
            return Piece(_BLANK, place=place)
        worth = f"x{line.factor}" if line.factor and not line.complete else str(line.points)
        text = f"{done}{worth}{missing}"
        if self._close and len(text) > self._width:  # a plus after it does not run into the next number
            text = f"{worth}{done}"
        return Piece(text, "gained" if line.complete else "points", place=place)

    def _badge(self, box: Box | None) -> Piece:
        if box is None:
            return Piece("")
        place = print_place("bonus", box.label)
        if not box.bonus:
            return Piece(_BLANK if place in self._picks.printed else "", place=place)
        return Piece(self._sign(box.bonus, self._missing_text(box.label)), "badge", bonus=box.bonus, place=place)

    def _missing_text(self, key: str) -> str:
        """How many boxes are still missing for a bonus, where that is to be shown and not too far off."""
        missing = self._missing.get(key, 0)
        return f":{missing}" if 0 < missing <= _NEAR else ""

    def _sign(self, bonus: str, missing: str) -> str:
        """The sign of a bonus, with what it needs; together no wider than a box, and never as one number."""
        sign = badge(bonus, self._letters, self._signs)
        return f"{sign[: max(0, self._width - len(missing))]}{missing}" if missing else sign

    def _spread(self, pieces: Row) -> Iterator[Row]:
        """One row with each piece centred under its box; nothing if all are empty."""
        if any(piece.text for piece in pieces):
            row = [self._left()]
            for piece in pieces:
                row += _centred(piece, self._width + 1, self._width)
            yield row

    def _pairs(self, r: int) -> Iterator[Row]:
        """Badges of neighbouring boxes: between two boxes of this row, or between this row and the next."""
        pairs = [line for line in self._zone.lines if line.kind is LineKind.PAIR]
        beside = {self._at[line.boxes[0]][1]: line for line in pairs if self._rows_of(line) == (r, r)}
        below = {self._at[line.boxes[0]][1]: line for line in pairs if self._rows_of(line) == (r, r + 1)}
        if beside:
            pitch = self._width + 1
            row = [self._left(), Piece(" " * (pitch // 2))]
            for c in range(self._columns):
                row += _centred(self._line_piece(beside.get(c)), pitch, pitch)
            yield row
        yield from self._spread([self._line_piece(below.get(c)) for c in range(self._columns)] if below else [])

    def _rows_of(self, line: Line) -> tuple[int, int]:
        first, second = (self._at[label][0] for label in line.boxes)
        return first, second


def _row_names(zone: ZoneView) -> list[str]:
    """The names of the rows, whole; where two dice lead to a box, their numbers."""
    if zone.row_names:
        return [label_of(name) for name in zone.row_names]
    return [str(number) if zone.axes else "" for number in range(1, len(zone.rows) + 1)]


def _margin(zone: ZoneView, row_names: Sequence[str], *, close: bool) -> int:
    """How wide the margin is, which has the names of rows, or that of a track."""
    if len(zone.rows) == 1:
        return TRACK_MARGIN
    if close and not zone.row_names:
        return _CLOSE_MARGIN
    return max(GRID_MARGIN, *(len(name) + 1 for name in row_names))


def _look(box: Box) -> str:
    if box.is_marked:
        return "marked"
    return "shaded" if box.shaded else "free"


def _safe(printed: str) -> str:
    """What is printed, in signs that are one cell wide on every terminal: `4+` for at least 4, `h` for half."""
    if printed.startswith("≥"):
        return f"{printed[1:]}+"
    return printed.replace("½|", "h").replace("½", "h")


def _centred(piece: Piece, width: int, centre: int) -> Row:
    """A piece centred in the first `centre` cells of `width`."""
    left = max(0, (centre - len(piece.text)) // 2)
    right = max(0, width - left - len(piece.text))
    return [Piece(" " * left), piece, Piece(" " * right)]
