"""A line of choices: each is a piece of text that can be clicked, and the one in force stands out."""

from collections.abc import Iterable
from typing import NamedTuple

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
    """Shows choices side by side; a click is told like one on the bar of commands."""

    DEFAULT_CSS = "ChoiceLine { width: 1fr; height: 1; }"

    def show(self, choices: Iterable[Choice]) -> None:
        row: list[Segment] = []
        for text, action, chosen in choices:
            look = Style(reverse=chosen, bold=chosen, underline=not chosen, meta={"action": action})
            row += [Segment(f"[{text}]" if chosen else f" {text} ", look), Segment(" ")]
        self.paint([row])

    def on_click(self, event: Click) -> None:
        if action := event.style.meta.get("action"):
            event.stop()
            self.post_message(CommandBar.Chosen(action))
