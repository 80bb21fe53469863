"""A drawing without anything to click."""

from ..table.page.drawing.runs import Rows
from .page import segments
from .strips import StripWidget


class Card(StripWidget):
    """Shows rows that fill it."""

    DEFAULT_CSS = "Card { width: 1fr; height: 1fr; }"

    def show(self, rows: Rows) -> None:
        self.paint([segments(row) for row in rows])
