"""Text in rows of a given width."""

from collections.abc import Iterator

from rich.cells import cell_len

_INDENT = "  "
_DOTS = " ..."


def wrap_line(line: str, width: int) -> Iterator[str]:
    """A line in rows of this width, broken between words; what goes on is indented."""
    row = ""
    for word in line.split(" "):
        if row and cell_len(row) + 1 + cell_len(word) > width:
            yield row
            row = _INDENT + word
        else:
            row = f"{row} {word}" if row else word
    yield row


def unfinished(row: str, width: int) -> str:
    """The row with dots at its end: there is more to say than there is room for."""
    room = width - len(_DOTS)
    return (row if cell_len(row) <= room else row[:room].rpartition(" ")[0]) + _DOTS
