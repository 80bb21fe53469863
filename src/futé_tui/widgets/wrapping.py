"""Text in rows of a given width."""

from collections.abc import Iterator

from rich.cells import cell_len

_INDENT = "  "
_DOTS = " ..."


def wrap_line(line: str, width: int) -> Iterator[str]:
    """A line in rows of this width, broken between words; what goes on is indented."""
    row, filled = "", 0
    for word in line.split(" "):
        cells = cell_len(word)
        if row and filled + 1 + cells > width:
            yield row
            row, filled = _INDENT + word, len(_INDENT) + cells
        elif row:
            row, filled = f"{row} {word}", filled + 1 + cells
        else:
            row, filled = word, cells
    yield row


def unfinished(row: str, width: int) -> str:
    """The row with dots at its end: there is more to say than there is room for."""
    room = width - len(_DOTS)
    return (row if cell_len(row) <= room else row[:room].rpartition(" ")[0]) + _DOTS
