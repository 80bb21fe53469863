"""A few lines of plain text, broken between words."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.segment import Segment
from textual.events import Resize
from textual.geometry import Size

from .strips import StripWidget, TextLine

_CUT = " ~"
_INDENT = "  "
_DOTS = " ..."


class TextLines(StripWidget):
    """Shows sentences one after the other in the lines it has; a sign says that there is more."""

    DEFAULT_CSS = "TextLines { width: 1fr; height: 1; }"

    _text = ""

    def show(self, text: str) -> None:
        self._text = text
        self._repaint(self.size)

    def on_resize(self, event: Resize) -> None:
        self._repaint(event.size)

    def _repaint(self, size: Size) -> None:
        rows = list(wrap_line(self._text, size.width))
        shown = rows[: size.height]
        if shown and len(rows) > len(shown):
            shown[-1] = _cut(shown[-1], size.width)
        self.paint([[Segment(row)] for row in shown])


def _cut(row: str, width: int) -> str:
    """The row with as many of its words as leave room for a sign that there is more."""
    while " " in row and cell_len(row + _CUT) > width:
        row = row.rpartition(" ")[0]
    return row + _CUT


def wrap_line(line: str, width: int) -> Iterator[str]:
    """A line in rows of this width, broken between words; further rows are indented."""
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


class Prompt(TextLine):
    """One line of text; what goes beyond the screen ends in dots."""

    DEFAULT_CSS = "Prompt { text-style: bold; }"

    def __init__(self) -> None:
        super().__init__("prompt")

    def show(self, text: str) -> None:
        width = self.screen.size.width
        super().show(text if cell_len(text) <= width else unfinished(text, width))
