"""Help: what is on the screen, and every key of it."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from ..language import _
from .commands import HELP_COMMANDS, Command, bindings
from .sized import SizedModal


class HelpScreen(SizedModal):
    """Tells how the screen below works, and lists its commands."""

    CSS = """
    HelpScreen { align: center middle; }
    HelpScreen VerticalScroll { width: 76; height: 80%; border: round $primary; padding: 1 2; background: $surface; }
    """
    COMMANDS_HERE = HELP_COMMANDS
    BINDINGS = bindings(HELP_COMMANDS)

    def __init__(self, how: str, commands: Sequence[Command]) -> None:
        super().__init__()
        self._how, self._commands = how, commands

    def compose_content(self) -> ComposeResult:
        keys = Table.grid(padding=(0, 2))
        for command in self._commands:
            keys.add_row(Text(self.app.get_key_display(command.binding())), _(command.help))
        with VerticalScroll():
            yield Static(self._how + "\n", markup=False)
            yield Static(keys)

    def action_close(self) -> None:
        self.dismiss()
