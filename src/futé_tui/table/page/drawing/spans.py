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
    if row_width(spans) <= width:
        return [joined(spans)]
    rows: list[list[Run]] = [[]]
    filled = 0
    for number, word in enumerate(_words(spans)):
        gap, first = int(number > 0), word[0]
        wide = row_width(word)
        if filled + gap + wide > width and filled > indent:
            rows.append([Run(" " * indent, first.look._replace(fg=first.look.bg))])
            filled, gap = indent, 0
        rows[-1] += [Run(" ", first.look, first.target), *word] if gap else word
        filled += gap + wide
    return [joined(row) for row in rows]


def _words(spans: Sequence[Span]) -> list[list[Run]]:
    """The pieces of each word; what is beside a piece of another look without a space belongs to the same word."""
    words: list[list[Run]] = [[]]
    for each in spans:
        for number, text in enumerate(each.text.split(" ")):
            if number:
                words.append([])
            words[-1].append(fast_tuple(Run, (text, each.look, each.target)))
    return [word for word in words if word]


def joined(row: Iterable[Run]) -> Row:
    """The row with neighbours of one look and meaning as one run."""
    return tuple(
        Run("".join(text for text, _, _ in runs), look, target)
        for (look, target), runs in groupby((run for run in row if run.text), key=itemgetter(1, 2))
    )
