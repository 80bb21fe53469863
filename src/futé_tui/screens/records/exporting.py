"""The card that exports a stored game."""

from pathlib import Path

from ...disk import file_reason
from ...language import _
from ...store.exporting import export
from ...store.stored import StoredGame
from ..asking import AskCard


class Export(AskCard):
    """Asks for a file and writes the record there; a file that exists is never overwritten."""

    def __init__(self, stored: StoredGame) -> None:
        super().__init__(_("Save the record of the game to which file?"), f"game-{stored.id}.fute", self._write)
        self._stored = stored

    def _write(self, name: str) -> str:
        """Export the game; the answer says what is wrong with the file, if anything."""
        if not name:
            return _("Type the name of a file.")
        try:
            file = Path(name).expanduser()
            export(self._stored, file)
        except OSError as error:
            reason = file_reason(error)
        except (ValueError, RuntimeError) as error:  # an impossible file name, an unknown home folder
            reason = str(error)
        else:
            self.app.notify(_("Saved: {file}").format(file=file.absolute()), markup=False)
            return ""
        return _("{file} cannot be written: {reason}").format(file=name, reason=reason)
