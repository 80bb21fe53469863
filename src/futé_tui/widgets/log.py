"""What has happened, newest last."""

from rich.segment import Segment
from textual.events import MouseScrollDown, MouseScrollUp, Resize

from ..text.story import StoryLine, in_letters, plain_story
from .strips import StripWidget
from .text_lines import wrap_line

_WHEEL = 3


def _plain(line: StoryLine) -> str:
    """A line of the story in letters alone. Headings stand out by the lines below them."""
    [text] = plain_story([line])
    return in_letters(text)


class GameLog(StripWidget):
    """Shows the end of the story; the mouse wheel goes back in it. When the page is full, half of it makes room, so
    that most lines are added without painting the others again."""

    DEFAULT_CSS = "GameLog { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[StoryLine, ...] = ()
        self._rows: list[str] = []
        self._top = 0

    def show(self, lines: tuple[StoryLine, ...]) -> None:
        if lines == self._lines:
            return
        known = len(self._lines)
        if lines[:known] != self._lines:
            self._rows, known = [], 0
        width = self.outer_size.width
        self._rows += [row for line in lines[known:] for row in wrap_line(_plain(line), width)]
        self._lines = lines
        self._go_to_the_end()

    def _go_to_the_end(self) -> None:
        height = self.outer_size.height
        last_page = max(0, len(self._rows) - height)
        if not last_page <= self._top < len(self._rows):
            self._top = max(0, len(self._rows) - height // 2)
        self._repaint()

    def _repaint(self) -> None:
        self.paint([[Segment(row)] for row in self._rows[self._top : self._top + self.outer_size.height]])

    def on_resize(self, event: Resize) -> None:
        self._rows = [row for line in self._lines for row in wrap_line(_plain(line), event.size.width)]
        self._top = max(0, len(self._rows) - event.size.height)
        self._repaint()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self._scroll(event, -_WHEEL)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self._scroll(event, _WHEEL)

    def _scroll(self, event: MouseScrollUp | MouseScrollDown, by: int) -> None:
        event.stop()
        self.scroll_by(by)

    def scroll_by(self, rows: int) -> None:
        """Go down by this many rows, or up."""
        self._top = max(0, min(self._top + rows, len(self._rows) - self.outer_size.height))
        self._repaint()
