"""The stored games: finding and listing them, and what lists and statistics know about them."""

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..disk import database_reason
from ..engine.record_lines import header_text, record_text, step_line
from ..language import _
from ..statistics.results import RESULTS_VERSION
from .checks import or_default, read_players
from .damage import suspect
from .database import transaction
from .game_list import GameList
from .header_facts import people_of
from .occasion import TABLE, Kind, Occasion
from .progress import ReportProgress, say_nothing
from .repair import delete_strays, find_strays, needs_repair, repair_game
from .results import update_results
from .reviews import ReviewRow, delete_review, read_review, write_review
from .sheets import all_sources, read_sheet
from .stored import COLUMNS, StoredGame, StoredRecord
from .text_values import text_of
from .writer import GameWriter, Warn

if TYPE_CHECKING:
    from ..engine.game import Game

T = TypeVar("T")
_LATEST = 200  # games whose players are remembered
_MOST_AT_START = 20  # open games with outdated results that are replayed at once, because home shows them


def _ignore(problem: str) -> None:
    pass


class GameStore:
    """The games of one database file. Opening it never fails; `warn` gets a sentence for everything that goes wrong,
    and `progress` gets how far saving games from a damaged file has come."""

    def __init__(self, path: Path, warn: Warn = _ignore, progress: ReportProgress = say_nothing) -> None:
        self._path = path
        self._writer = GameWriter(path, warn, progress)
        outdated = self._select("over = 0 AND results_version < ?", RESULTS_VERSION, most=_MOST_AT_START)
        self._update_results(outdated, say_nothing)

    @property
    def on_disk(self) -> bool:
        """Whether everything that was stored is on the disk."""
        return self._writer.on_disk

    @property
    def _database(self) -> sqlite3.Connection:
        return self._writer.database

    def close(self) -> None:
        self._writer.close()

    # Writing

    def begin(self, game: "Game", occasion: Occasion = TABLE) -> int:
        """Store a new game with the moves it has; its number."""
        return self.keep(None, game, occasion.of(game))

    def keep(self, number: int | None, game: "Game", occasion: Occasion = TABLE) -> int:
        """Store a game that has no number yet, or bring it up to date after a step was made or taken back.

        Returns its number, which changes if another copy of the program has continued the same game, or when a game
        that was begun in memory reaches the disk.
        """
        return self._writer.keep(number, game, occasion)

    def reclassify(self, number: int, game: "Game", occasion: Occasion) -> None:
        """Store that a game is now one of another occasion."""
        self._writer.reclassify(number, game, occasion)

    def delete(self, number: int) -> None:
        """Delete a game, or warn that it cannot be deleted now."""
        self._writer.delete(number)

    # Reading

    def games(
        self,
        *,
        over: bool | None = None,
        kind: Kind | None = None,
        occasion: Occasion | None = None,
        most: int = -1,
    ) -> list[StoredGame]:
        """The stored games, latest first: all, or only those that are over or not, of a kind, of one occasion.

        Nothing is replayed.
        """
        wanted: dict[str, object] = {}
        if over is not None:
            wanted["over"] = int(over)
        if kind is not None:
            wanted["kind"] = kind.value
        if occasion is not None:
            wanted["kind"], wanted["tag"] = occasion.columns
        condition = " AND ".join(f"{column} = ?" for column in wanted) or "1"
        return self._select(condition, *wanted.values(), most=most)

    def occasions(self, kind: Kind) -> list[Occasion]:
        """Every day or duel with games of this kind: those with open games first, then the latest first."""
        query = "SELECT tag FROM games WHERE kind = ? GROUP BY tag ORDER BY min(over), max(id) DESC"
        rows = self.ask(lambda database: database.execute(query, (kind.value,)).fetchall(), list[tuple[str]]())
        return [Occasion(kind, tag) for (tag,) in rows if isinstance(tag, str)]

    def players(self, kind: Kind) -> list[tuple[str, ...]]:
        """Everybody who played games of this kind, as they sat together, the latest first."""
        query = "SELECT players FROM games WHERE kind = ? GROUP BY players ORDER BY max(id) DESC"
        rows = self.ask(lambda database: database.execute(query, (kind.value,)).fetchall(), list[tuple[str]]())
        return [names for (players,) in rows if (names := or_default(read_players, tuple[str, ...](), players))]

    def names(self) -> tuple[str, ...]:
        """All people who played one of the latest games, the latest first; bots have no names to type."""
        query = f"SELECT header FROM games ORDER BY id DESC LIMIT {_LATEST}"
        rows = self.ask(lambda database: database.execute(query).fetchall(), list[tuple[object]]())
        tables = (or_default(read_players, tuple[str, ...](), people_of(text_of(header))) for (header,) in rows)
        return tuple(dict.fromkeys(name for names in tables for name in names))

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._select("id = ?", self._writer.number_now(number))), None)

    def find(self, game: "Game") -> StoredGame | None:
        """The stored game with the same header and the same moves."""
        header = header_text(game)
        sheet = self.ask(lambda database: read_sheet(database, header), "")
        record = StoredRecord(record_text(header, [step_line(step) for step in game.steps], sheet))
        same_day = "played_on = ? AND sheet = ? AND header = ?"
        same = self._select(same_day, game.played_on.isoformat(), game.ruleset.id, header)
        return next((stored for stored in same if stored.record == record), None)

    def sheet_sources(self) -> list[str]:
        """The files of all sheets of the players' own that were played on here, as they were then."""
        return self.ask(all_sources, list[str]())

    def listing(self, *, over: bool | None = None) -> GameList:
        """All stored games, latest first, or only those that are over or not; they are read when they are looked at."""
        condition = "1" if over is None else f"over = {over:d}"
        query = f"SELECT id FROM games WHERE {condition} ORDER BY id DESC"
        numbers = self.ask(lambda database: [number for (number,) in database.execute(query)], list[int]())
        return GameList(numbers, lambda page: self._select(f"id IN ({', '.join(map(str, page))})"))

    def ask(self, question: Callable[[sqlite3.Connection], T], default: T) -> T:
        """Ask the database; the default if it cannot be read."""
        try:
            return question(self._writer.database)
        except sqlite3.DatabaseError as error:
            self._writer.report(_("The stored games cannot be read ({reason})."), error)
            return default

    def _select(self, condition: str, *values: object, most: int = -1) -> list[StoredGame]:
        query = f"SELECT {COLUMNS} FROM games WHERE {condition} ORDER BY id DESC LIMIT ?"
        rows: list[tuple[Any, ...]] = self.ask(lambda database: database.execute(query, (*values, most)).fetchall(), [])
        return [StoredGame.from_row(row, self._record) for row in rows]

    def _record(self, number: int) -> StoredRecord:
        """The record of a game, as far as it can be read."""
        header, lines, sheet = "", list[str](), ""
        try:
            found = self._database.execute("SELECT header FROM games WHERE id = ?", (number,)).fetchone()
            header = text_of(found[0]) if found else ""
            sheet = read_sheet(self._database, header)
            for (line,) in self._database.execute("SELECT line FROM moves WHERE game = ? ORDER BY number", (number,)):
                lines.append(text_of(line))
        except sqlite3.DatabaseError as error:
            suspect(self._path, error)
            return StoredRecord(record_text(header, lines, sheet), database_reason(error))
        return StoredRecord(record_text(header, lines, sheet))

    # Reviews

    def review_rows(self, number: int) -> list[ReviewRow]:
        """The review of a game as it is kept; nothing if there is none."""
        return self.ask(lambda database: read_review(database, self._writer.number_now(number)), list[ReviewRow]())

    def keep_review(self, number: int, rows: Iterable[ReviewRow]) -> None:
        """Keep the review of a game, or warn: then it is made again another time."""
        try:
            with transaction(self._database):
                write_review(self._database, self._writer.number_now(number), rows)
        except sqlite3.Error as error:
            self._writer.report(_("The review cannot be stored now ({reason})."), error)

    def drop_review(self, number: int) -> bool:
        """Delete the review of a game; whether that was possible."""
        return self._repair(lambda database: delete_review(database, number))

    # Results

    @property
    def has_outdated_results(self) -> bool:
        """Whether games on the disk have results that an older version of the program calculated."""
        query = "SELECT 1 FROM games WHERE results_version < ? LIMIT 1"
        found = self.ask(lambda database: database.execute(query, (RESULTS_VERSION,)).fetchone(), None)
        return self.on_disk and found is not None

    def catch_up(self, most: int = -1, progress: ReportProgress = say_nothing) -> int:
        """Recalculate outdated results, of all games or of the latest; how many were done.

        `progress` gets how many of how many are done.
        """
        return self._update_results(self._select("results_version < ?", RESULTS_VERSION, most=most), progress)

    def recalculate(self, numbers: Iterable[int]) -> None:
        """Replay these games and write their results again."""
        games = [self.game(number) or StoredGame.missing(number) for number in numbers]
        self._update_results(games, say_nothing)

    def needs_repair(self, number: int, game: "Game") -> bool:
        """Whether what is stored beside this game differs from the game."""
        return self.ask(lambda database: needs_repair(database, number, game), False)

    def find_strays(self) -> list[object]:
        """The numbers of games that are missing, although there are moves or results of them."""
        return self.ask(find_strays, list[object]())

    def delete_strays(self) -> bool:
        """Delete moves and results of games that are missing; whether that was possible."""
        return self._repair(delete_strays)

    def repair(self, number: int, game: "Game", occasion: Occasion) -> bool:
        """Write a game again; whether that was possible. `occasion` is used if the stored one cannot be read."""
        return self._repair(lambda database: repair_game(database, number, game, occasion))

    def _repair(self, change: Callable[[sqlite3.Connection], None]) -> bool:
        try:
            with transaction(self._database):
                change(self._database)
        except sqlite3.Error as error:
            self._writer.report(_("The stored games cannot be repaired now ({reason})."), error)
            return False
        return self.on_disk

    def _update_results(self, games: list[StoredGame], progress: ReportProgress) -> int:
        done = 0
        try:
            for stored in games:
                with transaction(self._database):
                    update_results(self._database, stored)
                done += 1
                progress(done, len(games))
        except sqlite3.Error as error:
            self._writer.report(_("The points of older games cannot be calculated now ({reason})."), error)
        return done
