"""The base of what the table draws: strips of text that are painted when they change and laid out when they grow."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Self

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from .codes import RESET


class Line(Strip):
    """A strip that does not refer to itself. Textual's strips cache what they are divided into, so a strip that is not
    divided would refer to itself and stay in memory until garbage is collected; every key paints many."""

    __slots__ = ("_written",)

    def __init__(self, segments: Iterable[Segment], cell_length: int, written: str = "") -> None:
        """`written`: what is written to the terminal for it, if that is known."""
        super().__init__(segments, cell_length)
        self._written = written

    def render(self, console: Console) -> str:
        return f"{self._written}{RESET}" if self._written else super().render(console)

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        cuts = list(cuts)
        return [self] if cuts == [self.cell_length] else super().divide(cuts)


class StripWidget(Widget):
    """Shows rows of segments as they are. Painting what is shown already costs nothing.

    Textual asks every widget on the screen for its lines whenever one of them has changed, so lines are kept as they
    were painted last. A strip widget has neither border nor padding, and a size that does not depend on its rows.
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._segments: Sequence[Sequence[Segment]] = ()
        self._widths: list[int] = []  # of the rows, in cells
        self._painted: dict[int, Strip] = {}
        self._painted_width = 0
        self._looks: dict[Style | None, Style] = {}  # as they are painted on the ground of this widget

    def paint(self, rows: Sequence[Sequence[Segment]]) -> None:
        """Show these rows."""
        before = self._segments
        changed = [y for y, (old, new) in enumerate(zip_longest(before, rows)) if old != new]
        if not changed:
            return
        widths = self._widths
        self._segments = rows
        self._widths = [_width(row) if y in changed else widths[y] for y, row in enumerate(rows)]
        self.repaint(changed)

    def repaint(self, changed: Sequence[int]) -> None:
        """Paint these rows again."""
        if not changed:
            return
        for y in changed:
            self._painted.pop(y, None)
        self.refresh(*_regions(changed, self.outer_size.width))

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        if not regions:
            self.forget()
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        self.forget()
        super().notify_style_update()

    def forget(self) -> None:
        """Paint everything again the next time it is asked for."""
        self._painted.clear()
        self._looks.clear()

    def render_lines(self, crop: Region) -> list[Strip]:
        width = self.outer_size.width
        if width != self._painted_width:
            self._painted.clear()
            self._painted_width = width
        for y in crop.line_range:
            if y not in self._painted:
                self._painted[y] = self.render_line(y)
        lines = [self._painted[y] for y in crop.line_range]
        return lines if crop.width == width else [line.crop(*crop.column_span) for line in lines]

    def render_line(self, y: int) -> Strip:
        if y >= len(self._segments):
            return self.fitted([], 0)
        return self.fitted(
            [Segment(text, self.painted_look(look)) for text, look, _ in self._segments[y]], self._widths[y]
        )

    def fitted(self, line: list[Segment], filled: int, written: str = "") -> Strip:
        """Painted segments as a line of this widget: cut, or filled up, or as it is `written`."""
        width = self.outer_size.width
        missing = width - filled
        if missing < 0:
            return Line(line, filled).crop(0, width)
        if missing:
            return Line([*line, Segment(" " * missing, self.painted_look())], width)
        return Line(line, width, written)

    def painted_look(self, look: Style | None = None) -> Style:
        """A look on the ground of this widget, as the filters leave it: they change looks, never texts."""
        painted = self._looks.get(look)
        if painted is None:
            ground, (_, background) = self.visual_style.rich_style, self.background_colors
            segments = [Segment(" ", ground + look)]
            for line_filter in self.get_line_filters():
                segments = line_filter.apply(segments, background)
            painted = self._looks[look] = segments[0].style or ground
        return painted


def _regions(rows: Sequence[int], width: int) -> Iterator[Region]:
    """Rows that touch each other as one region, which is quicker to paint."""
    first = rows[0]
    for y, after in zip_longest(rows, rows[1:]):
        if after != y + 1:
            yield Region(0, first, width, y + 1 - first)
            first = after


def _width(row: Sequence[Segment]) -> int:
    return sum(segment.cell_length for segment in row)
