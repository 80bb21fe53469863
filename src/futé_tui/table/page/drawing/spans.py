"""Pieces of text with their looks, set in a line or flowing over several."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from ....engine.fast_tuple import fast_tuple
from .glyphs import MORE
from .runs import Row, Run, Target, blank, look_of, row_width, width_of

Span = Run


def span(text: str, fg: str, bg: str, *, bold: bool = False, target: Target | None = None) -> Span:
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


def wrap(spans: Sequence[Span], width: int, indent: int = 2) -> list[Row]:
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
