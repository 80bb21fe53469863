"""What has happened, newest last."""

from collections.abc import Sequence

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog


class GameLog(RichLog):
    """Shows the story of the game; only what is new is added."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, markup=False, highlight=False, min_width=0, max_lines=2000)
        self._told = 0

    def on_resize(self, event: Resize) -> None:
        """Keep the newest line in sight when the terminal changes."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def show(self, lines: Sequence[str]) -> None:
        if len(lines) < self._told:
            self.clear()
            self._told = 0
        for line in lines[self._told :]:
            self.write(Text(line))
        self._told = len(lines)
