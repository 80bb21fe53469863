"""The page: paints rows of runs, and reports clicks and hovering."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove, MouseScrollDown, MouseScrollUp
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip

from ..table.page.drawing.runs import Look, Row, Rows, Run, Target, row_width
from . import mouse
from .strips import StripWidget

_WHEEL = 3
_META = "target"
_KEPT = 4096  # runs


@lru_cache(maxsize=4096)
def _style(look: Look, target: Target | None) -> Style:
    """Styles that carry a meaning for the mouse are slow to make."""
    meta = {_META: tuple(target)} if target else None
    return Style(color=look.fg, bgcolor=look.bg, bold=look.bold, strike=look.strike, meta=meta)


def segments(row: Row) -> list[Segment]:
    """A row as Textual paints it."""
    return [Segment(run.text, _style(run.look, run.target)) for run in row]


def target_of(style: Style) -> Target | None:
    """What a cell means."""
    found = style.meta.get(_META)
    return Target(*found) if found else None


class Page(StripWidget):
    """Shows rows that fill it. Only rows that have changed are made and painted again."""

    DEFAULT_CSS = "Page { width: 100%; height: 1fr; }"

    class Clicked(mouse.Clicked):
        """Something on the page was clicked."""

    @dataclass
    class Hovered(Message):
        """The mouse points at something else than before, or at nothing any more."""

        target: Target | None

    @dataclass
    class Scrolled(Message):
        """The wheel was turned by so many rows."""

        by: int

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id)
        self.shown: Rows = ()
        self._made: dict[Run, tuple[Segment, int]] = {}  # runs as they are painted here, and how wide they are
        self._under_mouse: Target | None = None

    def show(self, rows: Rows) -> None:
        """Show these rows."""
        changed = [y for y, (old, new) in enumerate(zip_longest(self.shown, rows)) if old != new]
        self.shown = rows
        if changed and (self.styles.is_auto_width or self.styles.is_auto_height):
            self.refresh(layout=True)
        else:
            self.repaint(changed)

    @property
    def rows(self) -> int:
        return len(self.shown)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max(map(row_width, self.shown), default=0)

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
        width = 0
        for run in self.shown[y]:
            if (found := made.get(run)) is None:
                found = made[run] = self._make(run)
            line.append(found[0])
            width += found[1]
        return self.fitted(line, width)

    def _make(self, run: Run) -> tuple[Segment, int]:
        segment = Segment(run.text, self.painted_look(_style(run.look, run.target)))
        return segment, segment.cell_length

    def on_click(self, event: Click) -> None:
        if target := target_of(event.style):
            event.stop()
            self.post_message(self.Clicked(target))

    def on_mouse_move(self, event: MouseMove) -> None:
        self._point(target_of(event.style))

    def on_leave(self) -> None:
        self._point(None)

    def _point(self, target: Target | None) -> None:
        if target != self._under_mouse:
            self._under_mouse = target
            self.post_message(self.Hovered(target))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Scrolled(_WHEEL))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Scrolled(-_WHEEL))
