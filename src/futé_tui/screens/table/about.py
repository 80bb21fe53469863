"""A card about what the cursor points at: everything there is to say of it."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from ..base import CommandModal
from ..commands import DISMISS, HELP_COMMANDS, Command
from ..running_text import RunningText


class AboutCard(CommandModal):
    """Shows a few lines."""

    CSS = """
    AboutCard { align: center middle; }
    AboutCard VerticalScroll { width: 70; height: auto; max-height: 80%; border: round $primary; padding: 0 1;
                               background: $surface; }
    """
    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = HELP_COMMANDS

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._about = lines

    def compose_content(self) -> ComposeResult:
        with VerticalScroll():
            yield RunningText("\n".join(self._about))

    def action_close(self) -> None:
        self.dismiss()


class NoteCard(AboutCard):
    """A note on something new; the key that has opened it closes it, too."""

    COMMANDS_HERE = (*HELP_COMMANDS, DISMISS)

    def action_dismiss_note(self) -> None:
        self.dismiss()
