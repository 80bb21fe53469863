"""The base of what is drawn: rows of runs that are painted when they change and laid out when they grow."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Self

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ..table.page.drawing.in_letters import stands_out
from ..table.page.drawing.runs import Look, Rows, Target, width_of
from .codes import PLAIN, RESET, Codes, change_to, codes_of

_KEPT = 2048  # texts in their looks
_Made = tuple[Segment, int, Codes, Look]  # a text as it is painted here, its width, and what its look is to a terminal


@lru_cache(maxsize=1024)
def _style(look: Look) -> Style:
    return Style(color=look.fg or None, bgcolor=look.bg or None, bold=look.bold, strike=look.strike, dim=look.dim)


@lru_cache(maxsize=1024)
def _plain_style(look: Look) -> Style:
    """What is left of a look in a terminal without colours."""
    return Style(bold=look.bold, reverse=stands_out(look.bg), strike=look.strike, dim=look.dim)


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
    """Shows rows as they are. Only rows that have changed are made and painted again. What a cell means is looked up
    when the mouse is there: a style for each meaning would be slow to make, and there would be thousands.

    Textual asks every widget on the screen for its lines whenever one of them has changed, so lines are kept as they
    were painted last. A strip widget has neither border nor padding, and a size that does not depend on its rows.
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self.shown: Rows = ()
        self._made: dict[tuple[str, int], _Made] = {}
        self._painted: dict[int, Strip] = {}
        self._painted_width = 0
        self._looks: dict[Style, Style] = {}  # as they are painted on the ground of this widget

    def show(self, rows: Rows) -> None:
        """Show these rows."""
        changed = [y for y, (old, new) in enumerate(zip_longest(self.shown, rows)) if old != new]
        self.shown = rows
        if changed:
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
        self._made.clear()

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
        made = self._made
        if len(made) > _KEPT:
            made.clear()
        line: list[Segment] = []
        written: list[str] = []
        width, last = 0, PLAIN
        for text, look, _ in self.shown[y] if y < len(self.shown) else ():
            key = text, id(look)  # quicker to look up than the look, which stays alive beside what is found
            if (found := made.get(key)) is None:
                found = made[key] = self._make(text, look)
            segment, wide, codes, _look = found
            line.append(segment)
            width += wide
            if codes is not last:
                change, last = change_to(codes, last)
                written.append(change)
            written.append(text)
        return self._fitted(line, width, "".join(written))

    def _make(self, text: str, look: Look) -> _Made:
        style = self._painted_look(_plain_style(look) if self.app.no_color else _style(look))
        segment = Segment(text, style)
        return segment, segment.cell_length, codes_of(style, self.app.console, blank=text.isspace()), look

    def _fitted(self, line: list[Segment], filled: int, written: str) -> Strip:
        """Painted segments as a line of this widget: cut, or filled up, or as it is `written`."""
        width = self.outer_size.width
        missing = width - filled
        if missing < 0:
            return Line(line, filled).crop(0, width)
        if missing:
            return Line([*line, Segment(" " * missing, self._painted_look(Style.null()))], width)
        return Line(line, width, written)

    def _painted_look(self, look: Style) -> Style:
        """A look on the ground of this widget, as the filters leave it: they change looks, never texts."""
        painted = self._looks.get(look)
        if painted is None:
            ground, (_, background) = self.visual_style.rich_style, self.background_colors
            segments = [Segment(" ", ground + look)]
            for line_filter in self.get_line_filters():
                segments = line_filter.apply(segments, background)
            painted = self._looks[look] = segments[0].style or ground
        return painted

    def target_at(self, x: int, y: int) -> Target | None:
        """What a cell means."""
        for run in self.shown[y] if 0 <= y < len(self.shown) else ():
            x -= width_of(run.text)
            if x < 0:
                return run.target
        return None


class Card(StripWidget):
    """A drawing without anything to click."""

    DEFAULT_CSS = "Card { width: 1fr; height: 1fr; }"


def _regions(rows: Sequence[int], width: int) -> Iterator[Region]:
    """Rows that touch each other as one region, which is quicker to paint."""
    first = rows[0]
    for y, after in zip_longest(rows, rows[1:]):
        if after != y + 1:
            yield Region(0, first, width, y + 1 - first)
            first = after
