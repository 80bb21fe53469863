"""A pen for whole pages. It paints, or it writes the same page in letters for terminals without colours or signs.

Every piece of a page asks the pen once how it is drawn, so that a page is laid out once for all terminals.
"""

import re
from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from ..table.page.drawing.big import ROWS as BIG_ROWS
from ..table.page.drawing.big import big_letters, big_width, draw_big
from ..table.page.drawing.canvas import Canvas
from ..table.page.drawing.colour import ink_on
from ..table.page.drawing.faces import EMBLEM, emblem, emblem_in_letters
from ..table.page.drawing.glyphs import BAR, MORE, with_minus
from ..table.page.drawing.in_letters import in_ascii
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Rows, Target, width_of
from ..text.player_names import shown_name
from ..text.signs import ASCII, UNICODE, Signs

POINTER = ">"


class Area(NamedTuple):
    """Cells of a page."""

    x: int
    y: int
    width: int
    height: int


class Pen:
    """A canvas, its colours, and the signs of the terminal; `painted` is False where letters carry the meaning."""

    def __init__(
        self, width: int, height: int, palette: Palette, *, painted: bool = True, signs: Signs = UNICODE
    ) -> None:
        self.canvas = Canvas(width, height, palette.table)
        self.width, self.height = width, height
        self.palette, self.painted, self.signs = palette, painted, signs

    def frame(self) -> None:
        """The edge of a card that is not painted."""
        for y in range(self.height):
            for x in (0, self.width - 1):
                self.write(x, y, self.signs.edge)
        for y in (0, self.height - 1):
            self.write(0, y, "-" * self.width)

    def rows(self) -> Rows:
        """What was drawn, in the signs of the terminal."""
        rows = self.canvas.rows()
        return in_ascii(rows) if self.signs is ASCII else rows

    def with_palette(self, palette: Palette) -> "Pen":
        """A pen in other colours on the same canvas."""
        other = copy(self)
        other.palette = palette
        return other

    # Text

    def write(
        self,
        x: int,
        y: int,
        text: str,
        colour: str = "",
        *,
        ground: str = "",
        bold: bool = False,
        target: Target | None = None,
    ) -> int:
        """Write on what is there or, where colours are painted, on a ground; returns the next free column."""
        shown, ink, bg = self._plain(text), colour or self.palette.text, ground if self.painted else ""
        return self.canvas.write(x, y, shown, ink, bg=bg, bold=bold, target=target)

    def tag(self, x: int, y: int, text: str, ground: str, *, bold: bool = True, target: Target | None = None) -> int:
        """Write on a ground of this colour, with a margin; returns the next free column."""
        return self.write(x, y, f" {text} ", ink_on(ground), ground=ground, bold=bold, target=target)

    def lines(
        self,
        x: int,
        y: int,
        lines: Sequence[str],
        colour: str = "",
        *,
        bold: bool = False,
        target: Target | None = None,
    ) -> int:
        """Write lines one below the other; how many rows they took."""
        for row, line in enumerate(lines, y):
            self.write(x, row, line, colour, bold=bold, target=target)
        return len(lines)

    def fit(
        self,
        x: int,
        y: int,
        room: int,
        text: str,
        colour: str = "",
        *,
        bold: bool = False,
        target: Target | None = None,
    ) -> int:
        """Write as much of a text as fits; names and titles from outside are made visible."""
        return self.write(x, y, shown_name(text, room), colour, bold=bold, target=target) if room > 0 else x

    def right(
        self, x: int, y: int, text: str, colour: str = "", *, bold: bool = False, target: Target | None = None
    ) -> None:
        """Write so that the text ends before this column."""
        self.write(x - width_of(text), y, text, colour, bold=bold, target=target)

    def paragraph(
        self,
        x: int,
        y: int,
        room: int,
        text: str,
        colour: str = "",
        *,
        most: int = 99,
        bold: bool = False,
        target: Target | None = None,
    ) -> int:
        """Running text, broken between words; how many rows it took."""
        lines = broken(text, room)
        if len(lines) > most:
            lines = [*lines[: most - 1], shown_name(" ".join(lines[most - 1 :]), room)] if most else []
        return self.lines(x, y, lines, colour, bold=bold, target=target)

    def _plain(self, text: str) -> str:
        """Numbers below zero have the minus of the sheets."""
        if self.signs is ASCII:
            return text.replace("≥ ", ">=")
        return text if _BETWEEN_PARTS in text else with_minus(text)

    # Areas

    def fill(self, x: int, y: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint whole rows; in letters they are only given their meaning."""
        self.canvas.fill(x, y, width, height, colour if self.painted else self.palette.table, target)

    def area(self, x: int, top: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint half rows; nothing in letters."""
        if self.painted:
            self.canvas.area(x, top, width, height, colour, target)

    def header(self, title: str, aside: str = "") -> None:
        """The line at the top of a page."""
        self.fill(0, 0, self.width, 1, self.palette.header)
        end = self.fit(2, 0, self.width - 4, title, bold=True)
        if aside and width_of(aside) <= self.width - end - 5:
            self.right(self.width - 2, 0, aside, self.palette.dim)

    def panel(self, x: int, y: int, width: int, height: int, title: str = "") -> None:
        """A card with its title in its second row; content starts two columns and three rows further in."""
        self.fill(x, y, width, height, self.palette.panel)
        if title:
            self.fit(x + 2, y + 1, width - 4, title, bold=True)

    def scroll_signs(self, x: int, y: int, rows: int, *, above: bool, below: bool) -> None:
        """Beside this many rows, signs that there is more."""
        up, down = ("▲", "▼") if self.painted else ("^", "v")
        if above:
            self.write(x, y, up, self.palette.accent)
        if below:
            self.write(x, y + rows - 1, down, self.palette.accent)

    def cursor(self, x: int, y: int, width: int, height: int = 1) -> None:
        """Set off the rows under the cursor, with a bar at their left."""
        self.fill(x, y, width, height, self.palette.panel)
        for row in range(y, y + height):
            self.write(x, row, BAR if self.painted else POINTER, self.palette.accent)

    def picture(self, x: int, y: int, rows: Rows, target: Target | None = None, *, own: bool = False) -> None:
        """Put rows that were drawn elsewhere here, with one meaning or with those of their `own`."""
        for number, row in enumerate(rows):
            at = x
            for run in row:
                look, meaning = run.look, run.target if own else target
                at = self.canvas.write(at, y + number, run.text, look.fg, bg=look.bg, bold=look.bold, target=meaning)

    def emblem(self, x: int, y: int, key: str) -> int:
        """Draw a bot's emblem, nothing for people; returns the next free column after a gap."""
        if not key:
            return x
        if self.painted:
            self.picture(x, y, (emblem(key, self.palette, self.canvas.ground(x, y)),))
        else:
            self.write(x, y, emblem_in_letters(key))
        return x + EMBLEM + 1

    def big(self, x: int, y: int, text: str, *colours: str, scale: int = 1) -> int:
        """Big letters or digits, four rows high or a multiple; plain text in ASCII. Returns the next free column."""
        if self.painted:
            draw_big(self.canvas, x, y, text, colours, scale)
        elif self.signs is ASCII:
            return self.write(x, y + BIG_ROWS // 2, text, bold=True)
        else:
            self.lines(x, y, big_letters(text), colours[0])
        return x + big_width(text, scale)


_BETWEEN_PARTS = " | "  # of a line to copy, which is shown as it is copied


_ALONE = re.compile(" (?=[!?:;](?:[ ,.:]|$))| (?=×)|(?<=×) ")  # the blank before a mark that stands alone, or beside ×


def broken(text: str, room: int) -> list[str]:
    """A text in lines of at most this many cells, never broken at a no-break space, before a mark that stands alone,
    as in "Très futé !", or in "2 × fox"; words that are longer are cut."""
    lines: list[str] = []
    for part in filter(None, _ALONE.sub("\N{NO-BREAK SPACE}", text).split(" ")):
        word = shown_name(part, room)
        fits = bool(lines) and width_of(lines[-1]) + 1 + width_of(word) <= room
        if fits:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def first_rows(text: str, width: int, most: int) -> list[str]:
    """A text in this many rows at most; a sign says that it goes on."""
    rows = broken(text, width)
    return rows if len(rows) <= most else [*rows[: most - 1], f"{rows[most - 1][: width - 1].rstrip()}{MORE}"]
