"""What has happened, newest last."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.events import MouseScrollDown, MouseScrollUp, Resize

from .strips import StripWidget
from .wrapping import wrap_line

_WHEEL = 3


class GameLog(StripWidget):
    """Shows the end of the story; the mouse wheel goes back in it. When the page is full, half of it makes room, so
    that most lines are added without painting the others again."""

    DEFAULT_CSS = "GameLog { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._rows: list[str] = []
        self._top = 0

    def show(self, lines: Sequence[str]) -> None:
        if lines == self._lines:
            return
        told = len(self._lines)
        if lines[:told] != self._lines:
            self._rows, told = [], 0
        width = self.outer_size.width
        self._rows += [row for line in lines[told:] for row in wrap_line(line, width)]
        self._lines = list(lines)
        self._go_to_the_end()

    def _go_to_the_end(self) -> None:
        height = self.outer_size.height
        last_page = max(0, len(self._rows) - height)
        if not last_page <= self._top < len(self._rows):
            self._top = max(0, len(self._rows) - height // 2)
        self._draw()

    def _draw(self) -> None:
        self.paint([[Segment(row)] for row in self._rows[self._top : self._top + self.outer_size.height]])

    def on_resize(self, event: Resize) -> None:
        self._rows = [row for line in self._lines for row in wrap_line(line, event.size.width)]
        self._top = max(0, len(self._rows) - event.size.height)
        self._draw()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self._scroll(event, -_WHEEL)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self._scroll(event, _WHEEL)

    def _scroll(self, event: MouseScrollUp | MouseScrollDown, by: int) -> None:
        event.stop()
        self._top = max(0, min(self._top + by, len(self._rows) - self.outer_size.height))
        self._draw()
