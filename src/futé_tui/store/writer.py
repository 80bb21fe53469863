"""Writing games to the disk and, while the disk fails, to memory."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..disk import database_reason
from ..language import _
from .damage import suspect
from .database import copy_in_memory, empty_database, identity, open_again, open_database, transaction
from .moves import (
    IN_MEMORY,
    ChangedElsewhere,
    insert_game,
    is_there,
    read_lines,
    reclassify_game,
    rewrite_moves,
    write_step,
)
from .occasion import TABLE, Occasion
from .progress import ReportProgress

if TYPE_CHECKING:
    from ..engine.game import Game

Warn = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class UnsavedGame:
    """A game as it is now, and those of its moves that were on the disk when the disk failed."""

    game: "Game"
    occasion: Occasion
    before: list[str]

    def write(self, database: sqlite3.Connection, number: int) -> int:
        """Write the game to the disk and return its number there.

        If another copy of the program has continued the game in the meantime, that game stays as it is and this one is
        stored beside it.
        """
        if number < IN_MEMORY and is_there(database, number) and read_lines(database, number) == self.before:
            rewrite_moves(database, number, self.game)
            return number
        return insert_game(database, self.game, self.occasion)


class GameWriter:
    """Writes games. When the disk fails it warns and goes on in memory; every later step tries the disk again."""

    def __init__(self, path: Path, warn: Warn, progress: ReportProgress) -> None:
        self._path, self._warn = path, warn
        opened = open_database(path, progress)
        self.database = opened.database
        self.on_disk = opened.on_disk  # whether everything that was written is safe
        self._identity = identity(path)
        self._unsaved: dict[int, UnsavedGame] = {}
        self._renumbered: dict[int, int] = {}  # numbers in memory, and those that the games got on the disk
        self._reported: set[str] = set()
        if opened.problem:
            warn(opened.problem)

    def number_now(self, number: int) -> int:
        """The number that a game has now; one that was begun in memory gets another on the disk."""
        return self._renumbered.get(number, number)

    def keep(self, number: int | None, game: "Game", occasion: Occasion = TABLE) -> int:
        """Store a game that has no number yet, or bring it up to date after a step was made or taken back.

        Returns its number, which changes if another copy of the program has continued the same game, or when a game
        that was begun in memory reaches the disk.
        """
        if number is not None:
            number = self.number_now(number)
        if self.on_disk:
            try:
                self._check_file_is_there()
                return self._write(number, game, occasion)
            except sqlite3.Error as error:
                self._go_to_memory(error)
        try:
            number = self._write_unsaved(number, game, occasion)
        except sqlite3.Error:
            self.database.close()
            self.database = empty_database()  # the copy is as damaged as the file
            number = self._write_unsaved(number, game, occasion)
        self._return_to_disk()
        return self.number_now(number)

    def reclassify(self, number: int, game: "Game", occasion: Occasion) -> None:
        """Write the header and the occasion of a game again."""
        number = self.number_now(number)
        if number in self._unsaved:
            self._unsaved[number] = replace(self._unsaved[number], occasion=occasion)
        try:
            with transaction(self.database):
                reclassify_game(self.database, number, game, occasion)
        except sqlite3.Error as error:
            self.report(_("The game cannot be stored now ({reason})."), error)

    def delete(self, number: int) -> None:
        """Delete a game, or warn that it cannot be deleted now."""
        try:
            if not self.on_disk:
                self._return_to_disk()
            number = self.number_now(number)
            if not self.on_disk and number < IN_MEMORY:
                raise sqlite3.OperationalError(_("nothing can be written"))
            with transaction(self.database):
                self.database.execute("DELETE FROM games WHERE id = ?", (number,))
            self._unsaved.pop(number, None)
        except sqlite3.Error as error:
            self.report(_("The game cannot be deleted now ({reason})."), error)

    def report(self, sentence: str, error: sqlite3.Error) -> None:
        """Warn about an error, once, and have the next start check the file if it may be damaged."""
        suspect(self._path, error)
        sentence = sentence.format(reason=database_reason(error))
        if sentence not in self._reported:
            self._reported.add(sentence)
            self._warn(sentence)

    def close(self) -> None:
        self.database.close()

    def __del__(self) -> None:
        """Close the file when nothing uses the writer any more."""
        try:
            self.close()
        except Exception:  # never opened, opened by another thread, or the interpreter ends and has no sqlite3 any more
            return

    def _write_unsaved(self, number: int | None, game: "Game", occasion: Occasion) -> int:
        before = [] if number is None else read_lines(self.database, number)
        number = self._write(number, game, occasion)
        first = self._unsaved.get(number)
        self._unsaved[number] = UnsavedGame(game, occasion, first.before if first else before)
        return number

    def _write(self, number: int | None, game: "Game", occasion: Occasion) -> int:
        with transaction(self.database):
            if number is not None:
                try:
                    write_step(self.database, number, game)
                    return number
                except ChangedElsewhere:
                    if self.on_disk:
                        self._warn(_("Another copy of futé changed this game; yours is stored as a new one."))
            return insert_game(self.database, game, occasion, 0 if self.on_disk else IN_MEMORY)

    def _check_file_is_there(self) -> None:
        """SQLite goes on writing to a file that was deleted, and all of that is lost when the program ends."""
        if identity(self._path) != self._identity:
            raise sqlite3.OperationalError(_("the file is gone"))

    def _go_to_memory(self, error: sqlite3.Error) -> None:
        """Continue with a copy of the database in memory."""
        file, self.database = self.database, copy_in_memory(self.database) or empty_database()
        file.close()
        self.on_disk = False
        self.report(_("The game can't be stored any more ({reason}); it continues in memory."), error)

    def _return_to_disk(self) -> None:
        """Write all unsaved games to the disk, if it works again."""
        file = open_again(self._path)
        if file is None:
            return
        try:
            with transaction(file):
                renumbered = {number: unsaved.write(file, number) for number, unsaved in self._unsaved.items()}
        except sqlite3.Error:
            file.close()
            return
        self.database.close()
        self.database, self.on_disk, self._identity = file, True, identity(self._path)
        self._renumbered.update(renumbered)
        self._unsaved.clear()
        self._reported.clear()
        self._warn(_("Games can be stored again, and everything has been saved."))
