"""A page of plain lines, some of them in the colour of a zone."""

from collections.abc import Iterable

from rich.segment import Segment
from rich.style import Style

from ..text.statistics.pages import Line
from .palette import text_colour
from .strips import StripWidget


class TextPage(StripWidget):
    """Shows the lines as they are."""

    def show(self, lines: Iterable[Line]) -> None:
        dark = self.app.current_theme.dark
        self.paint(
            [
                [Segment(line.text, Style(color=text_colour(line.zone, dark=dark)) if line.zone else None)]
                for line in lines
            ]
        )
