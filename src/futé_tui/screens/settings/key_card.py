"""A card that waits for the new key of a command."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key

from ...language import _
from ..base import CommandModal
from ..commands import KEY_CARD
from ..running_text import RunningText


class KeyCard(CommandModal):
    """Takes the next key unless it is refused."""

    CSS = """
    KeyCard { align: center middle; }
    KeyCard Vertical { width: 60; height: auto; border: round $primary; padding: 1 2; background: $surface; }
    """
    COMMANDS_HERE = KEY_CARD

    def __init__(self, title: str, take: Callable[[str], str]) -> None:
        """`take` is handed the key and answers with a sentence if it cannot be taken."""
        super().__init__()
        self._command, self._take = title, take

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield RunningText(_("{command}: press the new key.").format(command=self._command))
            yield RunningText(id="problem")

    def on_key(self, event: Key) -> None:
        if event.key == "escape":
            return
        event.stop()
        event.prevent_default()
        if problem := self._take(event.key):
            self.query_one("#problem", RunningText).update(problem)
        else:
            self.dismiss()
