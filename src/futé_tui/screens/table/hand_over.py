"""Between two people: who is next, and what they do."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import Static

from ...language import _
from ..base import CommandModal
from ..commands import HAND_OVER, bindings


class HandOver(CommandModal):
    """Waits until the next player takes over."""

    CSS = """
    HandOver { align: center middle; }
    HandOver Vertical { width: 60; height: auto; border: round $primary; padding: 1 2; background: $surface; }
    HandOver .aside { margin: 1 0 0 0; color: $text-muted; }
    """
    COMMANDS_HERE = HAND_OVER
    BINDINGS = bindings(HAND_OVER)

    def __init__(self, name: str, task: str) -> None:
        super().__init__()
        self._next, self._what = name, task

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(_("{player} is next").format(player=self._next), markup=False)
            yield Static(_("What now: {task}.").format(task=self._what), markup=False)
            yield Static(_("Any key or a click goes on."), markup=False, classes="aside")

    def on_key(self, event: Key) -> None:
        """Any key closes the card."""
        if not self.too_small:
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()

    def action_go_on(self) -> None:
        self.dismiss()
