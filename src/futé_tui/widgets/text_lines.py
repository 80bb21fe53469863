"""A few lines of plain text, broken between words."""

from rich.cells import cell_len
from rich.segment import Segment
from textual.events import Resize
from textual.geometry import Size

from .strips import StripWidget
from .wrapping import wrap_line

_CUT = " ~"


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
