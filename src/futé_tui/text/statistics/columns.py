"""Columns of a table, as wide as their contents in the current language."""

from collections.abc import Iterator, Sequence

from ..player_names import cells

_GAP = 2


def in_columns(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """The rows under their heads: the first column from the left, the others from the right, empty ones left out."""
    table = [[str(cell) for cell in row] for row in (heads, *rows)]
    columns = [column for column in zip(*table, strict=True) if any(column[1:])]
    widths = [max(map(cells, column)) for column in columns]
    for first, *others in zip(*columns, strict=True):
        line = first + " " * (widths[0] - cells(first))
        for cell, width in zip(others, widths[1:], strict=True):
            line += " " * (_GAP + width - cells(cell)) + cell
        yield line.rstrip()
