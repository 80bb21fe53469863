"""Writing games down: on the disk, and while that fails, in memory."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..language import _
from .database import copy_in_memory, empty_database, identity, open_again, open_database, suspect, transaction
from .late import LateGame
from .moves import IN_MEMORY, ChangedElsewhere, insert_game, read_lines, write_step
from .reasons import why
from .stored import Kind

if TYPE_CHECKING:
    from ..engine.game import Game


class KeptGames:
    """Keeps games. When the disk fails, `tell` is told so, play goes on in memory, and every step tries it anew."""

    def __init__(self, path: Path, tell: Callable[[str], None] = lambda problem: None) -> None:
        self._path, self._tell = path, tell
        opened = open_database(path)
        self._database = opened.database
        self.on_disk = opened.on_disk  # whether all that was kept so far is safe
        self._identity = identity(path)
        self._late: dict[int, LateGame] = {}
        self._moved: dict[int, int] = {}  # numbers that games had in memory, and those they have on the disk
        self._said: set[str] = set()
        if opened.problem:
            tell(opened.problem)

    def begin(self, game: "Game", *, kind: Kind = "table", tag: str = "") -> int:
        """Store a new game with the moves it has; its number.

        `tag` is the date of a daily game or the code of a duel. A game played as practice is practice, whatever else.
        """
        return self.keep(None, game, kind=kind, tag=tag)

    def keep(self, number: int | None, game: "Game", *, kind: Kind = "table", tag: str = "") -> int:
        """Store a game that has no number yet, or bring it up to date after a move was made or taken back.

        The answer is its number, which is another one after a game was continued in two copies of the program, or was
        begun while the disk could not be written.
        """
        if number is not None:
            number = self._moved.get(number, number)
        if self.on_disk:
            try:
                self._check_file_is_there()
                return self._write(number, game, kind, tag)
            except sqlite3.Error as error:
                self._go_to_memory(error)
        try:
            number = self._write_late(number, game, kind, tag)
        except sqlite3.Error:
            self._database.close()
            self._database = empty_database()  # the copy is as damaged as the file
            number = self._write_late(number, game, kind, tag)
        self._go_to_disk()
        return self._moved.get(number, number)

    def delete(self, number: int) -> None:
        """Take a game out of the store; where that is not possible, say so."""
        try:
            if not self.on_disk:
                self._go_to_disk()
            number = self._moved.get(number, number)
            if not self.on_disk and number < IN_MEMORY:
                raise sqlite3.OperationalError(_("nothing can be written"))
            with transaction(self._database):
                self._database.execute("DELETE FROM games WHERE id = ?", (number,))
            self._late.pop(number, None)
        except sqlite3.Error as error:
            self._say(_("The game cannot be deleted now ({reason})."), error)

    def _write_late(self, number: int | None, game: "Game", kind: Kind, tag: str) -> int:
        before = [] if number is None else read_lines(self._database, number)
        number = self._write(number, game, kind, tag)
        first = self._late.get(number)
        self._late[number] = LateGame(game, kind, tag, first.before if first else before)
        return number

    def _write(self, number: int | None, game: "Game", kind: Kind, tag: str) -> int:
        with transaction(self._database):
            if number is not None:
                try:
                    write_step(self._database, number, game)
                    return number
                except ChangedElsewhere:
                    if self.on_disk:
                        self._tell(_("This game was changed by another copy of futé; yours is stored beside it."))
            return insert_game(self._database, game, kind, tag, 0 if self.on_disk else IN_MEMORY)

    def _check_file_is_there(self) -> None:
        """What is written to a file that somebody has taken away is lost when the program ends."""
        if identity(self._path) != self._identity:
            raise sqlite3.OperationalError(_("the file is gone"))

    def _go_to_memory(self, error: sqlite3.Error) -> None:
        """Go on with a copy of everything when the disk fails, and say so."""
        file, self._database = self._database, copy_in_memory(self._database)
        file.close()
        self.on_disk = False
        self._say(_("The game cannot be stored any more ({reason}); it goes on in memory."), error)

    def _go_to_disk(self) -> None:
        """Store everything that is missing on the disk, if that is possible again."""
        file = open_again(self._path)
        if file is None:
            return
        try:
            with transaction(file):
                moved = {number: late.write(file, number) for number, late in self._late.items()}
        except sqlite3.Error:
            file.close()
            return
        self._database.close()
        self._database, self.on_disk, self._identity = file, True, identity(self._path)
        self._moved.update(moved)
        self._late.clear()
        self._said.clear()
        self._tell(_("Games can be stored again, and everything is."))

    def close(self) -> None:
        self._database.close()

    def __del__(self) -> None:
        """A store that nobody holds any more lets go of its file."""
        with suppress(AttributeError, sqlite3.Error):  # it was never opened, or belongs to another thread
            self.close()

    def _say(self, sentence: str, error: sqlite3.Error) -> None:
        """Tell what does not work, once, and have the file looked through if it may be damaged."""
        suspect(self._path, error)
        sentence = sentence.format(reason=why(error))
        if sentence not in self._said:
            self._said.add(sentence)
            self._tell(sentence)
