"""The page: paints rows of runs, and reports clicks and hovering."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove, MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.strip import Strip

from ..table.page.drawing.in_letters import stands_out
from ..table.page.drawing.runs import Look, Row, Rows, Target, width_of
from . import mouse
from .codes import PLAIN, Codes, change_to, codes_of
from .strips import StripWidget

_WHEEL = 3
_KEPT = 2048  # texts in their looks
_Made = tuple[Segment, int, Codes, Look]  # a text as it is painted here, its width, and what its look is to a terminal


@lru_cache(maxsize=1024)
def _style(look: Look) -> Style:
    return Style(color=look.fg, bgcolor=look.bg, bold=look.bold, strike=look.strike)


@lru_cache(maxsize=1024)
def _plain_style(look: Look) -> Style:
    """What is left of a look in a terminal without colours."""
    return Style(bold=look.bold, reverse=stands_out(look.bg), strike=look.strike)


def segments(row: Row) -> list[Segment]:
    """A row as Textual paints it."""
    return [Segment(run.text, _style(run.look)) for run in row]


class Page(StripWidget):
    """Shows rows that fill it. Only rows that have changed are made and painted again. What a cell means is looked up
    when the mouse is there: a style for each meaning would be slow to make, and there would be thousands."""

    DEFAULT_CSS = "Page { width: 100%; height: 1fr; }"

    class Clicked(mouse.Clicked):
        """Something on the page was clicked."""

    @dataclass
    class Scrolled(Message):
        """The wheel was turned by this many rows."""

        by: int

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id)
        self.shown: Rows = ()
        self._made: dict[tuple[str, int], _Made] = {}
        self._under_mouse: Target | None = None

    def show(self, rows: Rows) -> None:
        """Show these rows."""
        changed = [y for y, (old, new) in enumerate(zip_longest(self.shown, rows)) if old != new]
        self.shown = rows
        self.repaint(changed)

    def forget(self) -> None:
        super().forget()
        self._made.clear()

    def render_line(self, y: int) -> Strip:
        if y >= len(self.shown):
            return self.fitted([], 0)
        made = self._made
        if len(made) > _KEPT:
            made.clear()
        line: list[Segment] = []
        written: list[str] = []
        width, last = 0, PLAIN
        for text, look, _ in self.shown[y]:
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
        return self.fitted(line, width, "".join(written))

    def _make(self, text: str, look: Look) -> _Made:
        style = self.painted_look(_plain_style(look) if self.app.no_color else _style(look))
        segment = Segment(text, style)
        return segment, segment.cell_length, codes_of(style, self.app.console, blank=text.isspace()), look

    def target_at(self, x: int, y: int) -> Target | None:
        """What a cell means."""
        for run in self.shown[y] if 0 <= y < len(self.shown) else ():
            x -= width_of(run.text)
            if x < 0:
                return run.target
        return None

    def targets(self) -> Iterator[tuple[Target, int, int]]:
        """What is drawn, row by row, each with its column and row."""
        for y, row in enumerate(self.shown):
            x = 0
            for text, _look, target in row:
                if target:
                    yield target.picked, x, y
                x += width_of(text)

    def on_click(self, event: Click) -> None:
        if target := self.target_at(event.x, event.y):
            event.stop()
            self.post_message(self.Clicked(target))

    def on_mouse_move(self, event: MouseMove) -> None:
        self._point(self.target_at(event.x, event.y))

    def on_leave(self) -> None:
        self._point(None)

    def _point(self, target: Target | None) -> None:
        """Say what the mouse points at, once for each target."""
        if target != self._under_mouse:
            self._under_mouse = target
            self.post_message(mouse.Hovered(self, target))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Scrolled(_WHEEL))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Scrolled(-_WHEEL))
