"""The card that exports a stored game."""

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from ...disk import file_reason
from ...language import _
from ...store.exporting import export
from ...store.stored import StoredGame
from ...widgets.field import Field
from ..base import CommandModal
from ..commands import CHOOSING, bindings


class Export(CommandModal):
    """Asks for a file and writes the record there; a file that exists is never overwritten."""

    CSS = """
    Export { align: center middle; }
    Export Vertical { width: 70; height: auto; border: round $primary; padding: 1 2; background: $surface; }
    Export #problem { color: $error; height: auto; }
    """
    COMMANDS_HERE = CHOOSING
    BINDINGS = bindings(CHOOSING)

    def __init__(self, stored: StoredGame) -> None:
        super().__init__()
        self._stored = stored

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(_("Save the record of the game in which file?"), markup=False)
            yield Field(f"game-{self._stored.id}.fute", select_on_focus=False)
            yield Static(id="problem", markup=False)

    @on(Input.Submitted)
    def _write(self, event: Input.Submitted) -> None:
        if not event.value.strip() or not self.is_active:
            return
        try:
            file = Path(event.value.strip()).expanduser()
            export(self._stored, file)
        except OSError as error:
            self._refuse(event.value, file_reason(error))
            return
        except (ValueError, RuntimeError) as error:  # an impossible file name, an unknown home folder
            self._refuse(event.value, str(error))
            return
        self.dismiss()
        self.app.notify(_("Saved: {file}").format(file=file.absolute()), markup=False)

    def _refuse(self, file: str, why: str) -> None:
        sentence = _("{file} cannot be written: {reason}").format(file=file, reason=why)
        self.query_one("#problem", Static).update(sentence)

    def action_back(self) -> None:
        self.dismiss()
