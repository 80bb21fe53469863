"""The base of what the table draws: strips of text that are painted when they change and laid out when they grow."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Self

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget


class StripWidget(Widget):
    """Shows rows of segments as they are. Painting what is shown already costs nothing.

    Textual asks every widget on the screen for its lines whenever one of them has changed, so lines are kept as they
    were painted last. A strip widget has neither border nor padding.
    """

    DEFAULT_CSS = "StripWidget { width: auto; height: auto; }"

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._segments: Sequence[Sequence[Segment]] = ()
        self._strips: list[Strip] = []
        self._painted: dict[int, Strip] = {}
        self._painted_width = 0

    def paint(self, rows: Sequence[Sequence[Segment]]) -> None:
        """Show these rows."""
        before, kept = self._strips, dict(enumerate(self._segments))
        self._strips = [before[y] if kept.get(y) == row else Strip(row) for y, row in enumerate(rows)]
        self._segments = rows
        if self._needs_other_room(before, self._strips):
            self.refresh(layout=True)
            return
        changed = [y for y, (old, new) in enumerate(zip_longest(before, self._strips)) if old is not new]
        for y in changed:
            self._painted.pop(y, None)
        if changed:
            self.refresh(*(Region(0, y, self.outer_size.width, 1) for y in changed))

    def _needs_other_room(self, before: Sequence[Strip], after: Sequence[Strip]) -> bool:
        """Whether the screen has to be laid out anew, which takes longer than all the rest."""
        if self.styles.is_auto_height and len(before) != len(after):
            return True
        return self.styles.is_auto_width and _width(before) != _width(after)

    @property
    def rows(self) -> int:
        """How many rows there are to show."""
        return len(self._strips)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return _width(self._strips)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._strips)

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        if not regions:
            self._painted.clear()
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        self._painted.clear()
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        width = self.outer_size.width
        if width != self._painted_width:
            self._painted.clear()
            self._painted_width = width
        self._paint_lines([y for y in crop.line_range if y not in self._painted])
        lines = [self._painted[y] for y in crop.line_range]
        return lines if crop.width == width else [line.crop(*crop.column_span) for line in lines]

    def _paint_lines(self, missing: Sequence[int]) -> None:
        if missing:
            filters, (_, background) = self.get_line_filters(), self.background_colors
            for y in missing:
                line = self.render_line(y)
                for line_filter in filters:
                    line = line.apply_filter(line_filter, background)
                self._painted[y] = line

    def render_line(self, y: int) -> Strip:
        style = self.visual_style.rich_style
        width = self.outer_size.width
        if y >= len(self._strips):
            return Strip.blank(width, style)
        return self._strips[y].adjust_cell_length(width).apply_style(style)


def _width(strips: Sequence[Strip]) -> int:
    return max((strip.cell_length for strip in strips), default=0)


class TextLine(StripWidget):
    """One line of plain text over the whole width."""

    DEFAULT_CSS = "TextLine { width: 1fr; height: 1; }"

    def show(self, text: str) -> None:
        self.paint([[Segment(text)]])
