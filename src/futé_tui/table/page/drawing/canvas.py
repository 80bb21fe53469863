"""A sheet of cells to draw on. Areas are painted in half rows, text is written in whole ones."""

from collections.abc import Collection

from ....engine.fast_tuple import fast_tuple
from .runs import Row, Rows, Run, Target, look_of, width_of

UPPER, LOWER = "▀", "▄"
_Cell = tuple[str, str, str, str, bool, bool, Target | None]  # upper and lower half, letter, its look, meaning
_PLAIN_UNTIL = "\x80"  # letters below take one cell


class Canvas:
    """Cells with an upper and a lower colour and perhaps a letter. What is outside is cut. Without `halves`, half rows
    keep their colour: only whole rows are painted."""

    def __init__(self, width: int, height: int, ground: str, *, halves: bool = True) -> None:
        self.width, self.height, self.halves = width, height, halves
        self._rows: list[list[_Cell]] = [
            [(ground, ground, " ", ground, False, False, None)] * width for _ in range(height)
        ]

    def area(self, x: int, top: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint a rectangle; `top` and `height` count half rows. Whole cells lose the text they had."""
        left, right = max(0, x), min(self.width, x + width)
        if left >= right:
            return
        for y in range(max(0, top // 2), min(self.height, (top + height + 1) // 2)):
            above, below = top <= 2 * y < top + height, top <= 2 * y + 1 < top + height
            row = self._rows[y]
            if above and below:
                row[left:right] = [(colour, colour, " ", colour, False, False, target)] * (right - left)
            else:
                for at in range(left, right):
                    was = row[at]
                    if self.halves:
                        upper, lower = (colour, was[1]) if above else (was[0], colour)
                        row[at] = (upper, lower, " ", colour, False, False, target or was[6])
                    elif target:
                        row[at] = (*was[:6], target)

    def fill(self, x: int, y: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint whole rows."""
        self.area(x, 2 * y, width, 2 * height, colour, target)

    def aim(self, x: int, y: int, width: int, height: int, target: Target) -> None:
        """Give cells a meaning; they look as they did."""
        for row in self._rows[max(0, y) : max(0, y + height)]:
            for at in range(max(0, x), min(self.width, x + width)):
                row[at] = (*row[at][:6], target)

    def stamp(self, x: int, y: int, other: "Canvas") -> None:
        """Lay another canvas over what is there; what is outside is cut."""
        left, right = max(0, x), min(self.width, x + other.width)
        if left < right:
            for row, over in zip(self._rows[y:], other._rows, strict=False):
                row[left:right] = over[left - x : right - x]

    def write(
        self,
        x: int,
        y: int,
        text: str,
        fg: str,
        *,
        bg: str = "",
        bold: bool = False,
        strike: bool = False,
        target: Target | None = None,
    ) -> int:
        """Write on what is there, or on `bg`; returns the next free column."""
        if not 0 <= y < self.height:
            return x + width_of(text)
        row = self._rows[y]
        for letter in text:
            wide = 1 if letter < _PLAIN_UNTIL else width_of(letter)
            if 0 <= x <= self.width - wide:
                for at in range(x, x + wide):
                    was = row[at]
                    shown = letter if at == x else ""
                    row[at] = (bg or was[0], bg or was[1], shown, fg, bold, strike, target or was[6])
            x += wide
        return x

    def centre(
        self,
        x: int,
        y: int,
        width: int,
        text: str,
        fg: str,
        *,
        bg: str = "",
        bold: bool = False,
        target: Target | None = None,
    ) -> None:
        """Write in the middle of this many cells, rather to the right than to the left."""
        self.write(x + max(0, (width - width_of(text) + 1) // 2), y, text, fg, bg=bg, bold=bold, target=target)

    def ground(self, x: int, y: int) -> str:
        """The colour of a cell, for what is drawn on it."""
        return self._rows[y][x][1]

    def rows(self) -> Rows:
        """What was drawn: neighbours with the same look and meaning are one run."""
        return tuple(_runs(row) for row in self._rows)

    def copy(self, rows: Collection[int]) -> "Canvas":
        """A canvas with the same on it, of which these rows may be drawn on; the others stay shared."""
        other = Canvas(self.width, 0, "", halves=self.halves)
        other.height = self.height
        other._rows = [list(row) if y in rows else row for y, row in enumerate(self._rows)]
        return other

    def rows_after(self, before: Rows, changed: Collection[int]) -> Rows:
        """What was drawn, where only these rows differ from `before`."""
        return tuple(_runs(row) if y in changed else before[y] for y, row in enumerate(self._rows))


def _runs(row: list[_Cell]) -> Row:
    """Hot path, so plain values. Blanks take any look with the same ground; a run has no ink while it is blank."""
    if not row:
        return ()
    runs: list[Run] = []
    text, last, sign = "", None, ""
    ink, ground, heavy, struck, meaning = "", row[0][1], False, False, row[0][6]
    for cell in row:
        if cell is last:
            text += sign
            continue
        last = cell
        upper, lower, sign, fg, bold, strike, target = cell
        if sign == " ":
            bold = strike = False
            fg = ""
            if upper != lower:
                sign, fg = UPPER, upper
        if lower == ground and target == meaning:
            if fg == ink and bold == heavy and strike == struck:
                text += sign
                continue
            if not (strike or struck or (fg and ink)):
                if fg:
                    ink, heavy = fg, bold
                text += sign
                continue
        runs.append(_run(text, ink, ground, meaning, bold=heavy, strike=struck))
        text, ink, ground, heavy, struck, meaning = sign, fg, lower, bold, strike, target
    runs.append(_run(text, ink, ground, meaning, bold=heavy, strike=struck))
    return tuple(runs)


def _run(text: str, ink: str, ground: str, target: Target | None, *, bold: bool, strike: bool) -> Run:
    look = look_of(ink, ground, bold, strike) if ink else look_of(ground, ground, False, False)
    return fast_tuple(Run, (text, look, target))
