"""Asking where a stored game is to be written."""

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from ..disk import reason
from ..language import _
from ..store.exporting import export
from ..store.stored import StoredGame
from .commands import CHOOSING, bindings
from .sized import SizedModal


class Export(SizedModal):
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
            yield Static(_("Write the record of the game into which file?"), markup=False)
            yield Input(f"game-{self._stored.id}.fute", select_on_focus=False)
            yield Static(id="problem", markup=False)

    @on(Input.Submitted)
    def _write(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            return
        try:
            file = Path(event.value.strip()).expanduser()
            export(self._stored, file)
        except OSError as error:
            self._refuse(event.value, reason(error))
            return
        except (ValueError, RuntimeError) as error:  # a name that no file can have, nobody's home folder
            self._refuse(event.value, str(error))
            return
        self.dismiss()
        self.app.notify(_("Written: {file}").format(file=file.absolute()), markup=False)

    def _refuse(self, file: str, why: str) -> None:
        told = _("{file} cannot be written: {reason}").format(file=file, reason=why)
        self.query_one("#problem", Static).update(told)

    def action_back(self) -> None:
        self.dismiss()
