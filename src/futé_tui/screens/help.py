"""Help: what is on the screen, and every key of it."""

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from .commands import Command


class HelpScreen(ModalScreen[None]):
    """Tells how the screen below works, and lists its commands."""

    CSS = """
    HelpScreen { align: center middle; }
    HelpScreen VerticalScroll { width: 76; height: 80%; border: round $primary; padding: 1 2; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,question_mark,f1,enter", "dismiss", "Close")]

    def __init__(self, how: str, commands: Sequence[Command]) -> None:
        super().__init__()
        self._how, self._commands = how, commands

    def compose(self) -> ComposeResult:
        keys = Table.grid(padding=(0, 2))
        for command in self._commands:
            keys.add_row(command.key.replace("question_mark", "?").replace(",", ", "), command.help)
        with VerticalScroll():
            yield Static(self._how + "\n", markup=False)
            yield Static(keys)
