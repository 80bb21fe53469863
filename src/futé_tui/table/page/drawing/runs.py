"""Rows of runs: text, its colours, and what a click on it means; set in a line or flowing over several."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from typing import NamedTuple

from ....engine.fast_tuple import fast_tuple
from ....text.player_names import cells
from .glyphs import MORE

width_of = lru_cache(maxsize=1024)(cells)  # how many cells a text takes; a page has a few hundred texts


class Look(NamedTuple):
    """Colours as `#rrggbb`, nothing for those of the terminal, and how letters are set."""

    fg: str
    bg: str
    bold: bool = False
    strike: bool = False
    dim: bool = False


look_of = lru_cache(maxsize=4096)(Look)  # the same look is the same object


class Target(NamedTuple):
    """What is under the mouse: a `box` of a zone, a `die`, a `bonus`, a `track`, the `end` bonus of one, a `seat`,
    a `command`, one of several `option`s, the `note` on something new, or a value in `print` that can be edited. A
    bonus that is printed in a box has that as its part, and the `zone` of the box."""

    kind: str
    name: str
    part: str = ""
    zone: str = ""

    @property
    def picked(self) -> "Target":
        """What a click picks: of a bonus that is printed in a box, the box."""
        return Target("box", self.zone, self.part) if self.kind == "bonus" and self.part else self


class Run(NamedTuple):
    """Text with one look and one meaning."""

    text: str
    look: Look
    target: Target | None = None


Row = tuple[Run, ...]
Rows = tuple[Row, ...]


def row_width(row: Sequence[Run]) -> int:
    """How many cells a row takes."""
    return sum([width_of(run[0]) for run in row])


@lru_cache(maxsize=1024)
def blank(width: int, colour: str) -> Row:
    """An empty row."""
    return (Run(" " * width, look_of(colour, colour)),) if width > 0 else ()


def padded(row: Row, width: int, colour: str) -> Row:
    """The row filled up to this width."""
    missing = width - row_width(row)
    return (*row, *blank(missing, colour)) if missing > 0 else row


def beside(parts: Iterable[Rows]) -> Rows:
    """Blocks of the same height next to each other."""
    return tuple([tuple(chain.from_iterable(rows)) for rows in zip(*parts, strict=True)])


def stacked(rows: Iterable[Row], width: int, height: int, colour: str) -> Rows:
    """The rows, each of this width, cut or filled up to this height."""
    return piled([padded(row, width, colour) for row in rows], width, height, colour)


def piled(rows: Sequence[Row], width: int, height: int, colour: str) -> Rows:
    """Rows that have this width already, cut or filled up to this height."""
    return (*rows[:height], *([blank(width, colour)] * (height - len(rows))))


def span(text: str, fg: str, bg: str, *, bold: bool = False, target: Target | None = None) -> Run:
    """A piece of text."""
    return fast_tuple(Run, (text, look_of(fg, bg, bold), target))


def flow(blocks: Iterable[Row], width: int, gap: int, ground: str) -> list[Row]:
    """Blocks that stay in one piece, beside each other with a gap, in as many rows as they need."""
    rows: list[Row] = []
    filled = 0
    for block in blocks:
        wide = row_width(block)
        if rows and filled + gap + wide <= width:
            rows[-1] = (*rows[-1], *blank(gap, ground), *block)
            filled += gap + wide
        else:
            rows.append(block)
            filled = wide
    return rows


def cut(row: Row, width: int) -> Row:
    """As much of a row as there is room for; dots where something is left out."""
    if row_width(row) <= width:
        return row
    kept: list[Run] = []
    room = width - 1
    for run in row:
        text = ""
        for letter in run.text:
            room -= width_of(letter)
            if room < 0:
                return (*kept, run._replace(text=text + MORE))
            text += letter
        kept.append(run)
    return tuple(kept)


def wrap(spans: Sequence[Run], width: int, indent: int = 2) -> list[Row]:
    """Spans as running text, broken between words, which may have several looks; further lines are indented."""
    row = joined(spans)
    if row_width(row) <= width:
        return [row]
    rows: list[Row] = []
    start = end = filled = 0  # of a line in the text, and how wide it is
    for number, word in enumerate("".join(run.text for run in row).split(" ")):
        gap, wide = int(number > 0), width_of(word)
        if filled + gap + wide > width and filled > indent:
            rows.append(_line(row, start, end, indent if rows else 0))
            start, filled = end + gap, indent
            end, gap = start, 0
        end += gap + len(word)
        filled += gap + wide
    return [*rows, _line(row, start, end, indent if rows else 0)]


def _line(row: Row, start: int, end: int, indent: int) -> Row:
    """The letters of a row from one place to another, indented."""
    line: list[Run] = []
    for text, look, target in row:
        if piece := text[max(0, start) : max(0, end)]:
            line.append(fast_tuple(Run, (piece, look, target)))
        start, end = start - len(text), end - len(text)
    return (*blank(indent, line[0].look.bg), *line) if line else ()


def joined(row: Iterable[Run]) -> Row:
    """The row with neighbours of one look and meaning as one run."""
    return tuple(
        Run("".join(text for text, _, _ in runs), look, target)
        for (look, target), runs in groupby((run for run in row if run.text), key=itemgetter(1, 2))
    )
