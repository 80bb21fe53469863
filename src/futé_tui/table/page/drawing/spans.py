"""Pieces of text with their looks, set in a line or flowing over several."""

from collections.abc import Iterable, Sequence

from .runs import Look, Row, Run, Target, padded, row_width, width_of
from .signs import MORE

Span = Run


def span(text: str, fg: str, bg: str, *, bold: bool = False, target: Target | None = None) -> Span:
    """A piece of text."""
    return Run(text, Look(fg, bg, bold), target)


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
    """Spans as running text, broken between words; what goes on is indented."""
    rows: list[list[Run]] = [[]]
    filled = 0
    for each in spans:
        for number, word in enumerate(each.text.split(" ")):
            gap = 1 if number else 0
            wide = width_of(word)
            if filled + gap + wide > width and filled > indent:
                rows.append([Run(" " * indent, each.look._replace(fg=each.look.bg))])
                filled, gap = indent, 0
            rows[-1].append(each._replace(text=" " * gap + word))
            filled += gap + wide
    return [joined(row) for row in rows]


def joined(row: Iterable[Run]) -> Row:
    """The row with neighbours of one look and meaning as one run."""
    runs: list[Run] = []
    for run in row:
        if runs and run.text and (runs[-1].look, runs[-1].target) == (run.look, run.target):
            runs[-1] = runs[-1]._replace(text=runs[-1].text + run.text)
        elif run.text:
            runs.append(run)
    return tuple(runs)
