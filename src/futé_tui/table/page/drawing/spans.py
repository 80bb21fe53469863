"""Pieces of text with their looks, set in a line or flowing over several."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from ....engine.fast_tuple import fast_tuple
from .runs import Row, Run, Target, look_of, padded, row_width, width_of
from .signs import MORE

Span = Run


def span(text: str, fg: str, bg: str, *, bold: bool = False, target: Target | None = None) -> Span:
    """A piece of text."""
    return fast_tuple(Run, (text, look_of(fg, bg, bold), target))


def flow(blocks: Iterable[Row], width: int, gap: int, ground: str) -> list[Row]:
    """Blocks that stay in one piece, beside each other with a gap, in as many rows as they need."""
    rows: list[Row] = []
    for block in blocks:
        filled = row_width(rows[-1]) if rows else width
        if rows and filled + gap + row_width(block) <= width:
            rows[-1] = (*padded(rows[-1], filled + gap, ground), *block)
        else:
            rows.append(block)
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
    """Spans as running text, broken between words; further lines are indented."""
    rows: list[list[Run]] = [[]]
    filled = 0
    for each in spans:
        for number, word in enumerate(each.text.split(" ")):
            gap = 1 if number else 0
            wide = width_of(word)
            if filled + gap + wide > width and filled > indent:
                rows.append([Run(" " * indent, each.look._replace(fg=each.look.bg))])
                filled, gap = indent, 0
            rows[-1].append(Run(" " + word if gap else word, each.look, each.target))
            filled += gap + wide
    return [joined(row) for row in rows]


def joined(row: Iterable[Run]) -> Row:
    """The row with neighbours of one look and meaning as one run."""
    return tuple(
        Run("".join(text for text, _, _ in runs), look, target)
        for (look, target), runs in groupby((run for run in row if run.text), key=itemgetter(1, 2))
    )
