"""A card about what the cursor points at: everything there is to say of it. Any key closes it that does not scroll."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key

from ..base import CommandModal
from ..commands import CLOSE, DISMISS
from ..running_text import RunningText


class AboutCard(CommandModal):
    """Shows a few lines; the key that opens a note closes it, too."""

    CSS = """
    AboutCard { align: center middle; }
    AboutCard VerticalScroll { width: 70; height: auto; max-height: 80%; border: round $primary; padding: 0 1;
                               background: $surface; }
    """
    COMMANDS_HERE = (CLOSE, DISMISS)

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._about = lines

    def compose_content(self) -> ComposeResult:
        with VerticalScroll():
            yield RunningText("\n".join(self._about))

    def on_key(self, event: Key) -> None:
        """People reach for the die that they have read about: that closes the card, and means nothing else."""
        if not self.too_small and event.key not in self.active_bindings:
            self.close_by_key(event)

    def action_close(self) -> None:
        self.dismiss()

    def action_dismiss_note(self) -> None:
        self.dismiss()
