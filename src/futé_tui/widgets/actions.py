"""A line of choices: each is a piece of text that can be clicked, and the current one is highlighted."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click

from .command_bar import CommandBar
from .strips import StripWidget


class Choice(NamedTuple):
    """What is shown, and the action of the screen that a click carries out."""

    text: str
    action: str
    chosen: bool = False


class ChoiceLine(StripWidget):
    """Shows choices side by side, on more than one line where they need it; a click counts as one on the command
    bar."""

    DEFAULT_CSS = "ChoiceLine { width: 1fr; }"

    def show(self, choices: Iterable[Choice]) -> int:
        """Show these choices; how many lines they take."""
        rows: list[list[Segment]] = []
        room = 0
        for choice in choices:
            needed = cell_len(choice.text) + 2
            if needed > room:
                rows.append([])
                room = self.screen.size.width
            rows[-1] += _segments(choice)
            room -= needed
        self.paint(rows)
        return len(rows)

    def on_click(self, event: Click) -> None:
        if action := event.style.meta.get("action"):
            event.stop()
            self.post_message(CommandBar.Chosen(action))


def _segments(choice: Choice) -> list[Segment]:
    """The text with a cell on each side; the current choice has brackets there."""
    meta = {"action": choice.action}
    if choice.chosen:
        return [Segment(f"[{choice.text}]", Style(reverse=True, bold=True, meta=meta))]
    return [Segment(" "), Segment(choice.text, Style(underline=True, meta=meta)), Segment(" ")]
