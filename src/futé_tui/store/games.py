"""The stored games: each is its header and its moves, and every move is committed when it is made."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..language import _
from ..statistics.filters import EVERYTHING, Which
from ..statistics.results import WORKED_OUT_BY, Played
from .database import copy_in_memory, empty_database, open_again, open_database, suspect, transaction
from .late import LateGame
from .moves import IN_MEMORY, ChangedElsewhere, insert_game, read_lines, write_step
from .reasons import why
from .results import read_played, work_out
from .stored import COLUMNS, Kind, StoredGame
from .written import header_of, line_of, unreadable

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..statistics.standing import Standing

_MOST_AT_START = 20  # open games of an older version that are replayed at once, because home shows them


class GameStore:
    """Keeps games. When the disk fails, `tell` is told so, play goes on in memory, and every step tries it anew."""

    def __init__(self, path: Path, tell: Callable[[str], None] = lambda problem: None) -> None:
        self._path, self._tell = path, tell
        opened = open_database(path)
        self._database = opened.database
        self.on_disk = opened.on_disk  # whether all that was kept so far is safe
        self._late: dict[int, LateGame] = {}
        self._moved: dict[int, int] = {}  # numbers that games had in memory, and those they have on the disk
        self._said: set[str] = set()
        if opened.problem:
            tell(opened.problem)
        unknown = self._select("over = 0 AND worked_out < ?", WORKED_OUT_BY, most=_MOST_AT_START)
        self._work_out(unknown, lambda done, of: None)

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
                return self._write(number, game, kind, tag)
            except sqlite3.Error as error:
                self._go_to_memory(error)
        try:
            number = self._write_late(number, game, kind, tag)
        except sqlite3.Error:
            self._database = empty_database()  # the copy is as damaged as the file
            number = self._write_late(number, game, kind, tag)
        self._go_to_disk()
        return self._moved.get(number, number)

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
        self._database, self.on_disk = file, True
        self._moved.update(moved)
        self._late.clear()
        self._said.clear()
        self._tell(_("Games can be stored again, and everything is."))

    def games(
        self, *, over: bool | None = None, kind: Kind | None = None, tag: str | None = None, most: int = -1
    ) -> list[StoredGame]:
        """The stored games, latest first: all, or those that are over or not, of a kind, with a tag; at most so many.

        Nothing is replayed.
        """
        wanted = {"kind": kind, "tag": tag}
        conditions = [f"{column} = ?" for column, value in wanted.items() if value is not None]
        if over is not None:
            conditions.append(f"over = {over:d}")
        values = [value for value in wanted.values() if value is not None]
        return self._select(" AND ".join(conditions) or "1", *values, most=most)

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._select("id = ?", self._moved.get(number, number))), None)

    def find(self, game: "Game") -> StoredGame | None:
        """The stored game with the same header and the same moves."""
        from ..engine.records import RecordError

        lines = [line_of(step) for step in game.steps]
        for stored in self._select("header = ?", header_of(game)):
            with suppress(RecordError):
                if self._lines(stored.id) == lines:
                    return stored
        return None

    @property
    def is_behind(self) -> bool:
        """Whether there are games on the disk of which an older version of the program did not know everything."""
        query = "SELECT 1 FROM games WHERE worked_out < ? LIMIT 1"
        return self.on_disk and self._database.execute(query, (WORKED_OUT_BY,)).fetchone() is not None

    def catch_up(self, most: int = -1, progress: Callable[[int, int], None] = lambda done, of: None) -> int:
        """Work out what an older version of the program did not know of its games: of all, or of the latest.

        `progress` is told how many of how many are done; the answer is how many that were.
        """
        return self._work_out(self._select("worked_out < ?", WORKED_OUT_BY, most=most), progress)

    def _work_out(self, games: list[StoredGame], progress: Callable[[int, int], None]) -> int:
        done = 0
        try:
            for stored in games:
                with transaction(self._database):
                    work_out(self._database, stored)
                done += 1
                progress(done, len(games))
        except sqlite3.Error as error:
            self._say(_("The points of older games cannot be worked out now ({reason})."), error)
        return done

    def played(self, which: Which = EVERYTHING) -> list[Played]:
        """The finished games that count in statistics, in the order they were played."""
        try:
            return read_played(self._database, which)
        except sqlite3.DatabaseError as error:
            self._say(_("The stored games cannot be read ({reason})."), error)
            return []

    def standing(self, game: "Game", number: int | None) -> "Standing | None":
        """How a finished game played alone, stored under this number, compares to the others of its player."""
        from ..statistics.entries import entries
        from ..statistics.standing import compare

        if len(game.players) > 1:
            return None
        alone = Which(sheet=game.ruleset.id, player=game.players[0], alone=True)
        stored = self.game(number) if number is not None else None
        before = [each for each in self.played(alone) if stored is None or each.id != stored.id]
        return compare(game, entries(before), counts=stored is None or stored.kind != "practice")

    def delete(self, number: int) -> None:
        """Take a game out of the store; where that is not possible, say so."""
        try:
            if not self.on_disk:
                self._go_to_disk()
            with transaction(self._database):
                self._database.execute("DELETE FROM games WHERE id = ?", (self._moved.get(number, number),))
            self._late.pop(number, None)
        except sqlite3.Error as error:
            self._say(_("The game cannot be deleted now ({reason})."), error)

    def close(self) -> None:
        self._database.close()

    def _select(self, which: str, *values: object, most: int = -1) -> list[StoredGame]:
        query = f"SELECT {COLUMNS} FROM games WHERE {which} ORDER BY id DESC LIMIT ?"
        try:
            rows = self._database.execute(query, (*values, most)).fetchall()
        except sqlite3.DatabaseError as error:
            self._say(_("The stored games cannot be read ({reason})."), error)
            rows = []
        return [StoredGame.from_row(row, self._record) for row in rows]

    def _record(self, number: int) -> str:
        lines = self._lines(number)
        header = self._database.execute("SELECT header FROM games WHERE id = ?", (number,)).fetchone()
        return "\n".join([*(header or ()), "", *lines]) + "\n"

    def _lines(self, number: int) -> list[str]:
        try:
            return read_lines(self._database, number)
        except sqlite3.DatabaseError as error:
            suspect(self._path, error)
            raise unreadable(why(error)) from error

    def _say(self, sentence: str, error: sqlite3.Error) -> None:
        """Tell what does not work, once, and have the file looked through if it may be damaged."""
        suspect(self._path, error)
        sentence = sentence.format(reason=why(error))
        if sentence not in self._said:
            self._said.add(sentence)
            self._tell(sentence)
