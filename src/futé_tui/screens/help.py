"""Help: what is on the screen, and every key of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from ..language import _
from .base import CommandModal
from .commands import HELP_COMMANDS, Command, bindings

if TYPE_CHECKING:
    from ..text.legend import Legend


class HelpScreen(CommandModal):
    """Tells how the screen below works, and lists its commands."""

    CSS = """
    HelpScreen { align: center middle; }
    HelpScreen VerticalScroll { width: 76; height: 80%; border: round $primary; padding: 1 2; background: $surface; }
    HelpScreen #legend { margin: 1 0 0 0; text-style: bold; }
    """
    COMMANDS_HERE = HELP_COMMANDS
    BINDINGS = bindings(HELP_COMMANDS)

    def __init__(self, how: str, commands: Sequence[Command], legend: "Legend" = ()) -> None:
        super().__init__()
        self._how, self._commands, self._legend = how, commands, legend

    def compose_content(self) -> ComposeResult:
        keys = Table.grid(padding=(0, 2))
        for command in self._commands:
            keys.add_row(Text(self.app.get_key_display(command.binding())), _(command.help))
        with VerticalScroll():
            yield Static(self._how + "\n", markup=False)
            yield Static(keys)
            if self._legend:
                yield Static(_("On this sheet:"), id="legend", markup=False)
                yield Static(_signs(self._legend))

    def action_close(self) -> None:
        self.dismiss()


def _signs(legend: "Legend") -> Table:
    signs = Table.grid(padding=(0, 2))
    for sign, meaning in legend:
        signs.add_row(Text(sign, "bold"), Text(meaning))
    return signs
