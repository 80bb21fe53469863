"""The commands that matter now, at the foot of the screen: a line of text that never moves about."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.message import Message

from .strips import StripWidget

_BOLD = Style(bold=True)


@dataclass(frozen=True, slots=True)
class CommandShow:
    """A command with its key; one that means nothing now is kept in its place, dim and in brackets."""

    action: str
    key: str
    title: str
    tip: str
    enabled: bool


@cache
def _style(action: str, tip: str, *, dim: bool) -> Style:
    """The look of a command, with what it does for the mouse."""
    return Style(dim=dim, meta={"action": action, "tip": tip})


class CommandBar(StripWidget):
    """Shows commands; tells which one was clicked. Textual's own footer is taken apart and built anew whenever a
    command comes or goes, and clicks that fall in between are lost."""

    DEFAULT_CSS = """
    CommandBar { dock: bottom; width: 1fr; height: 1; color: $footer-foreground; background: $footer-background; }
    """

    class Chosen(Message):
        """A command was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def show(self, commands: Sequence[CommandShow]) -> None:
        row: list[Segment] = []
        for command in commands:
            look = _style(command.action, command.tip, dim=not command.enabled)
            before, after = "  " if command.enabled else "()"
            key = look + _BOLD if command.enabled else look
            title = f" {command.title.rstrip()}{after}".ljust(len(command.title) + 2)
            row += [Segment(f"{before}{command.key}", key), Segment(title, look)]
        self.paint([row])

    def on_click(self, event: Click) -> None:
        if action := event.style.meta.get("action"):
            event.stop()
            self.post_message(self.Chosen(action))

    def on_mouse_move(self, event: MouseMove) -> None:
        self.tooltip = event.style.meta.get("tip")
