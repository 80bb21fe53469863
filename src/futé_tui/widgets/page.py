"""The page: rows of runs that report clicks and hovering."""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.events import Click, MouseMove, MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.widget import Widget

from ..table.page.drawing.runs import Target, width_of
from .strips import StripWidget

_WHEEL = 3


@dataclass
class Hovered(Message):
    """The mouse points at something else on a widget than before, or at nothing any more."""

    widget: Widget
    target: Target | None


class Page(StripWidget):
    """Shows rows that fill it, and says what the mouse does there."""

    DEFAULT_CSS = "Page { width: 100%; height: 1fr; }"

    @dataclass
    class Clicked(Message):
        """Something on the page was clicked."""

        target: Target

    @dataclass
    class Scrolled(Message):
        """The wheel was turned by this many rows."""

        by: int

    _under_mouse: Target | None = None

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
            self.post_message(Hovered(self, target))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Scrolled(_WHEEL))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Scrolled(-_WHEEL))
