"""The base of what the table draws: strips of text that are painted when they change and laid out when they grow."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget


class StripWidget(Widget):
    """Shows rows of segments as they are. Painting what is shown already costs nothing."""

    DEFAULT_CSS = "StripWidget { width: auto; height: auto; }"

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._strips: list[Strip] = []

    def paint(self, rows: Sequence[Sequence[Segment]]) -> None:
        """Show these rows."""
        strips = [Strip(row) for row in rows]
        if strips != self._strips:
            resized = _size(strips) != _size(self._strips)
            self._strips = strips
            self.refresh(layout=resized)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return _size(self._strips).width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return _size(self._strips).height

    def render_line(self, y: int) -> Strip:
        if y >= len(self._strips):
            return Strip.blank(self.size.width, self.rich_style)
        return self._strips[y].adjust_cell_length(self.size.width).apply_style(self.rich_style)


def _size(strips: Sequence[Strip]) -> Size:
    return Size(max((strip.cell_length for strip in strips), default=0), len(strips))


class TextLine(StripWidget):
    """One line of plain text over the whole width."""

    DEFAULT_CSS = "TextLine { width: 1fr; height: 1; }"

    def show(self, text: str) -> None:
        self.paint([[Segment(text)]])
