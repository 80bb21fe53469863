"""What holds widgets together. Containers here paint nothing, which is faster: what is behind shows through."""

from rich.segment import Segment
from textual.containers import Container, Horizontal, VerticalScroll
from textual.geometry import Region
from textual.strip import Strip

from .strips import StripWidget


class _Unpainted:
    def render_lines(self, crop: Region) -> list[Strip]:
        return []


class Frame(_Unpainted, Container):
    """Holds widgets as its layout says."""


class Row(_Unpainted, Horizontal):
    """Holds widgets side by side."""


class Scroll(_Unpainted, VerticalScroll, can_focus=False):
    """Holds widgets below each other, and scrolls."""


class Edge(StripWidget):
    """A line from top to bottom between two frames. A frame with its own border would be painted every time."""

    DEFAULT_CSS = "Edge { width: 1; height: 1fr; color: $primary; }"

    def render_line(self, y: int) -> Strip:
        return Strip([Segment(self.signs.edge, self.painted_look())])
