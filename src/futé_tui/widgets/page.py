"""The page: paints rows of runs, and tells what was clicked or pointed at."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove, MouseScrollDown, MouseScrollUp
from textual.message import Message

from ..table.page.drawing.runs import Look, Row, Rows, Target
from .strips import StripWidget

_WHEEL = 3
_META = "target"


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

    DEFAULT_CSS = "Page { width: 1fr; height: 1fr; }"

    class Clicked(Message):
        """Something was clicked."""

        def __init__(self, target: Target) -> None:
            super().__init__()
            self.target = target

    class Hovered(Message):
        """The mouse points at something else than before, or at nothing any more."""

        def __init__(self, target: Target | None) -> None:
            super().__init__()
            self.target = target

    class Scrolled(Message):
        """The wheel was turned by so many rows."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id)
        self.shown: Rows = ()
        self.made: list[list[Segment]] = []
        self._under_mouse: Target | None = None

    def show(self, rows: Rows) -> None:
        """Show these rows."""
        before, made = self.shown, self.made
        self.made = [made[y] if y < len(before) and before[y] == row else segments(row) for y, row in enumerate(rows)]
        self.shown = rows
        self.paint(self.made)

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
